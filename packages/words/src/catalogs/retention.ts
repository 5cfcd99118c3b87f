/** How long things are kept, and what the daily tidy-up has deleted. */
export default {
  'module.retention': ['Personal data', '个人数据'],
  'audit.entity.retention-setting': ['Personal data settings', '个人数据设置'],
  'did.retention.updateSettings': ['Changed how long data are kept', '更改了数据保留期限'],
  'did.retention.tidyUp': ['Deleted what was too old', '删除了过期数据'],
  'field.mailDays': ['Texts of emails (days)', '邮件正文（天）'],
  'field.signInDays': ['Sign-ins (days)', '登录记录（天）'],
  'field.reportDays': ['Reports of imports (days)', '导入报告（天）'],
  'field.auditMonths': ['Audit (months)', '审计日志（月）'],
  'field.twoPeople': ['Erasing takes two people', '彻底删除须两人确认'],
  'field.tidiedOn': ['Last tidy-up', '上次清理'],
  'field.mailTexts': ['Email texts deleted', '已删除的邮件正文'],
  'field.signIns': ['Sign-ins deleted', '已删除的登录记录'],
  'field.reports': ['Import reports deleted', '已删除的导入报告'],
  'field.auditLines': ['Audit entries deleted', '已删除的审计记录'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
