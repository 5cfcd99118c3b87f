/** Requests of people that other people decide, whatever they are for. */
export default {
  'field.department': ['Department', '部门'],
  'field.noticeDays': ['Days of notice', '提前提醒天数'],
  'field.note': ['Note', '备注'],
  'field.person': ['Person', '人员'],
  'field.personId': ['Person', '人员'],
  'field.phone': ['Phone', '电话'],
  'field.reason': ['Reason', '原因'],
  'field.requestedAt': ['Requested', '申请时间'],
  'field.status': ['Status', '状态'],
  'field.submittedAt': ['Submitted', '提交时间'],
  'field.submittedBy': ['Submitted by', '提交人'],
  'field.decidedAt': ['Decided', '处理时间'],
  'field.decidedBy': ['Decided by', '处理人'],
  'person.somebody': ['Somebody', '其他人'],
  'reason.ALREADY_DECIDED': [
    '{own, select, yes {Already {decision}} other {{name} was first: this is already {decision}}}',
    '{own, select, yes {该申请{decision}} other {{name}已先处理：该申请{decision}}}',
  ],
  'reason.REQUEST_NOT_YOURS': ['Only the person who requested this can withdraw it', '只有申请人可以撤回'],
  'reason.PERSON_REQUIRED': ['A service account requests nothing for itself: say for whom', '服务账号不能为自己申请，请指明申请人'],
  'reason.ON_BEHALF_NOT_HELD': ['You can only make requests for yourself', '您只能为自己申请'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
