/** What the audit keeps beside the fields of records: how somebody signed in, what came of a task. */
export default {
  'field.bound': ['Microsoft account bound', '已绑定 Microsoft 账号'],
  'field.by': ['Using', '方式'],
  'field.changed': ['Changed', '已更改'],
  'field.created': ['Created', '已新建'],
  'field.removed': ['Deleted', '已删除'],
  'field.total': ['Rows in all', '总行数'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
