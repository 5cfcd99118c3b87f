/** What is odd in a tree file or in a dump of another system. */
export default {
  'note.badCode': ['“{name}” has an invalid code, “{code}”; it is left empty', '“{name}”的编码“{code}”不合规，已留空'],
  'note.badPath': ['“{name}” has an invalid path, “{path}”; it is left empty', '“{name}”的路由“{path}”不合规，已留空'],
  'note.becameMenu': ['the module “{name}” contains only buttons, so it becomes a menu', '模块“{name}”下只有按钮，已改为菜单'],
  'note.becameModule': [
    'the menu “{name}” contains menus and shows no page of its own, so it becomes a module',
    '菜单“{name}”下还有菜单，自身没有页面，已改为模块',
  ],
  'note.below': [
    '“{name}” is under line {parentLine}, which is left out, so it is left out too',
    '“{name}”的上级（第 {parentLine} 行）被略去，因此一并略去',
  ],
  'note.buttonMoved': [
    'the button “{name}” is directly in the module “{module}”; it moves to its first menu, “{menu}” (line {menuLine})',
    '按钮“{name}”直接位于模块“{module}”下，已移到该模块的第一个菜单“{menu}”（第 {menuLine} 行）',
  ],
  'note.buttonNowhere': [
    'the button “{name}” is not under a menu, and there is none to move it to; it is left out',
    '按钮“{name}”不在任何菜单下，也没有可放置的菜单，已略去',
  ],
  'note.codeDropped': [
    '“{name}” loses the code “{code}”, which “{first}” (line {firstLine}) has',
    '“{name}”的编码“{code}”已被“{first}”（第 {firstLine} 行）使用，已留空',
  ],
  'note.deleted': ['“{name}” was deleted in the old system; it is left out', '“{name}”在原系统中已删除，已略去'],
  'note.disabled': ['“{name}” was disabled in the old system; here it is enabled', '“{name}”在原系统中已停用，导入后为正常状态'],
  'note.hidden': ['“{name}” was hidden in the old system; here it is visible', '“{name}”在原系统中不显示，导入后会显示'],
  'note.lifted': [
    '“{name}” is under “{parent}” (line {parentLine}), which cannot contain it; it moves up',
    '“{name}”不能放在“{parent}”（第 {parentLine} 行）下，已上移一层',
  ],
  'note.noName': ['the row {name} has no name', '第 {name} 条没有名称'],
  'note.orphan': ['“{name}” is under {parent}, which is not in the dump; it is left out', '“{name}”的上级 {parent} 不在数据中，已略去'],
  'note.sameId': ['“{name}” has the id {id} of line {otherLine}; it is left out', '“{name}”的编号 {id} 与第 {otherLine} 行重复，已略去'],
  'note.severalCodes': ['“{name}” has several codes; “{code}” stays, left out: {rest}', '“{name}”有多个编码，保留“{code}”，略去：{rest}'],
  'note.unknownType': ['“{name}” has the unknown type “{type}”; it is left out', '“{name}”的类型“{type}”无法识别，已略去'],
  'tree.name': ['name is missing', '缺少 name'],
  'tree.notNode': ['this is not a menu; a menu needs at least type and name', '这里不是菜单；菜单至少要有 type 和 name'],
  'tree.syntax': ['{text}', '{text}'],
  'tree.type': ['type “{type}” must be one of {types}', 'type“{type}”只能是 {types}'],
  'tree.unknownField': ['{field} is not a field of a menu', '菜单没有 {field} 这个字段'],
  'tree.value': ['{field} has an invalid value', '{field} 的值不正确'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
