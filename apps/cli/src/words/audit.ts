/** The audit. */
export default {
  'audit.does': ['what was changed, by whom and when', '查看谁在何时更改了什么'],
  'audit.list.none': ['No changes', '没有更改'],
  'audit.list.who': ['only changes by this person (email address)', '只列出此人所做的更改（电子邮箱）'],
  'audit.list.operation': ['only one operation (menus.update) or module (menus)', '只列出一个操作（menus.update）或模块（menus）'],
  'audit.list.without': ['exclude an operation or a module; auth excludes sign-ins', '不列出一个操作或模块，如 auth 表示不列出登录'],
  'audit.list.entity': ['only one kind of record: menu, role, staff, setting …', '只列出一类记录：menu、role、staff、setting 等'],
  'audit.list.id': ['with --entity, only this record', '与 --entity 一起使用，只列出该记录'],
  'audit.changeId': ['the id of a change (isb audit list)', '更改的编号（isb audit list）'],
  'audit.undo.done': ['Undone ({count, plural, one {# row} other {# rows}})', '已撤销（{count, number} 行）'],
  'audit.export.does': [
    'write the changes to a CSV or Excel file, one line per changed row',
    '将更改导出为 CSV 或 Excel 文件，每行一条被更改的记录',
  ],
} as const satisfies Record<string, readonly [en: string, zh: string]>
