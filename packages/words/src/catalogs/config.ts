/** The school's configuration as code: why a plan cannot be done, what it leaves alone, what has moved. */
export default {
  'field.parent': ['Parent', '上级'],
  'field.codes': ['Order of the menus', '菜单顺序'],
  'run.outcome.removed': ['removed', '删除'],
  'reason.CONFIG_BUILTIN_ROLE': [
    'The Administrator role cannot be changed; take it out of the file',
    '“管理员”角色不能更改，请从文件中删除',
  ],
  'reason.CONFIG_CODELESS_GRANTS': [
    '“{key}” is granted {count, plural, one {# menu} other {# menus}} without a code, which a file cannot express; they stay',
    '“{key}”还拥有 {count, number} 个没有编码的菜单，文件无法表示，保持不变',
  ],
  'reason.CONFIG_CODELESS_MENUS': [
    '{count, plural, one {# menu has no code, or is} other {# menus have no code, or are}} under one without; no file can refer to them, so they are left alone',
    '有 {count, number} 个菜单没有编码，或位于没有编码的菜单下，文件无法表示，保持不变',
  ],
  'reason.CONFIG_MOVED': [
    '{how, select, THERE {It is there already} GONE {It is gone} other {{field} changed since the plan was made}}{known, select, yes {: {name}, {at}} other {}}',
    '{how, select, THERE {已经存在} GONE {已不存在} other {{field}在生成计划后有变动}}{known, select, yes {：{name}，{at}} other {}}',
  ],
  'reason.CONFIG_NO_ACCOUNT': [
    'There is no account with this address. Import accounts with: isb staff import',
    '没有使用该邮箱的账号。请先用 isb staff import 导入账号',
  ],
  'reason.CONFIG_NO_SUCH_CODE': ['There is no menu with the code “{code}” to grant', '没有编码为“{code}”的菜单，无法授权'],
  'reason.CONFIG_NO_SUCH_ROLE': ['There is no role “{name}”', '没有角色“{name}”'],
  'reason.CONFIG_PLAN_BROKEN': [
    'This plan cannot be carried out: {kind} “{key}”. Create a new one.',
    '计划有误，无法执行：{kind} “{key}”。请重新生成。',
  ],
  'reason.CONFIG_PLAN_PROBLEMS': ['A plan with problems cannot be applied', '计划中有问题，不能执行'],
  'reason.CONFIG_ROLE_MEMBERS': [
    '{count, plural, one {# person has} other {# people have}} “{key}”, which will be removed; they will lose it',
    '有 {count, number} 人拥有将被删除的角色“{key}”，他们会失去该角色',
  ],
  'reason.CONFIG_ROLE_RENAMED': [
    '“{key}” is new. “{old}” grants the same, is no longer in the file and has {count, plural, one {# person} other {# people}}, who will not get “{key}”. To rename a role, rename it in the school first',
    '“{key}”是新角色。授权相同的“{old}”已不在文件中，仍有 {count, number} 人拥有，他们不会得到“{key}”。如需改名，请先在系统中修改角色名称',
  ],
  'reason.CONFIG_STEP_CODE': [
    '{count, plural, one {# step of the plan needs} other {# steps of the plan need}} “{code}”, which you do not have',
    '计划中有 {count, number} 个步骤需要“{code}”权限，您没有该权限',
  ],
  'reason.CONFIG_TWICE': ['It appears twice', '重复出现'],
  'reason.CONFIG_UNDER_CODELESS': [
    '“{code}” is under a menu without a code, which no file can refer to; give that menu a code first',
    '“{code}”位于没有编码的菜单下，文件无法表示；请先为上级菜单设置编码',
  ],
  'reason.ROLE_NOT_HELD': ['You cannot give the role “{role}”: it grants more than you have', '不能授予角色“{role}”：它包含您没有的权限'],
  'reason.STAFF_TWICE': ['{key} appears twice, first on line {line}', '{key} 重复，首次出现在第 {line} 行'],
  'reason.STAFF_AMBIGUOUS': [
    '{count} accounts without an address are called {key}, and none of them is like this line: change it in the console',
    '有 {count} 个无邮箱账号名为 {key}，且都与此行不同：请在管理台修改',
  ],
  'reason.ROLES_WITHOUT_ADDRESS': [
    'Without an address nobody signs in, so a role would be of no use',
    '没有邮箱的账号无法登录，分配角色没有意义',
  ],
  'menu.config:read': ['Read the configuration', '读取配置'],
  'menu.config:apply': ['Apply a configuration', '应用配置'],
} as const satisfies Record<string, readonly [en: string, zh: string]>
