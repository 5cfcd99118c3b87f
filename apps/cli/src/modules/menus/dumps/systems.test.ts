// Whose dump it is, its columns tell: each system, SQL Server's way of writing, and what nobody knows.
import { expect, test } from 'vitest'
import { drawn, noted } from './drawn.fixture.ts'
import { convert } from './index.ts'
import { type Kind, kinds } from './kinds.ts'

const insert = (table: string, columns: string, ...rows: string[]): string =>
  `INSERT INTO \`${table}\` (${columns}) VALUES ${rows.map((values) => `(${values})`).join(',\n')};`

const systems = {
  eladmin: insert(
    'sys_menu',
    'menu_id, pid, sub_count, type, title, name, component, menu_sort, icon, path, i_frame, hidden, permission',
    "1, NULL, 1, 0, '系统', NULL, NULL, 1, 'system', 'system', b'0', b'0', NULL",
    "2, 1, 1, 1, '用户', 'User', 'system/user', 2, 'peoples', 'user', b'0', b'1', 'user:list'",
    "3, 2, 0, 2, '新增', NULL, '', 1, '', '', b'0', b'0', 'user:add'",
  ),
  continew: insert(
    'sys_menu',
    'id, title, parent_id, type, path, name, component, icon, is_external, is_hidden, permission, sort, status',
    "1, '系统', 0, 1, '/system', 'System', 'Layout', 'settings', b'0', b'0', NULL, 1, 1",
    "2, '用户', 1, 2, '/system/user', 'SystemUser', 'system/user/index', 'user', b'0', b'1', 'user:list', 1, 1",
    "3, '新增', 2, 3, NULL, NULL, NULL, NULL, NULL, NULL, 'user:add', 1, 1",
  ),
  jeecg: insert(
    'sys_permission',
    'id, parent_id, name, url, component, menu_type, perms, sort_no, icon, hidden, del_flag, internal_or_external',
    "'a', '', '系统', '/system', 'layouts/RouteView', 0, NULL, 1.0, 'setting', 0, 0, 0",
    "'b', 'a', '用户', '/system/user', 'system/UserList', 1, 'user:list', 1.0, 'user', 1, 0, 0",
    "'c', 'b', '新增', NULL, NULL, 2, 'user:add', 1.0, NULL, 0, 0, 0",
  ),
  maku: insert(
    'sys_menu',
    'id, pid, name, url, authority, type, open_style, icon, sort, deleted',
    "1, 0, '系统', '/system', NULL, 0, 0, 'icon-setting', 1, 0",
    "2, 1, '用户', '/system/user', 'user:list', 0, 0, 'icon-user', 1, 0",
    "3, 2, '新增', '', 'user:add', 1, 0, '', 1, 0",
  ),
  youlai: insert(
    'sys_menu',
    'id, parent_id, tree_path, name, type, route_name, route_path, component, perm, visible, sort, icon',
    "1, 0, '0', '系统', 2, '', '/system', 'Layout', NULL, 1, 1, 'system'",
    "2, 1, '0,1', '用户', 1, 'User', 'user', 'system/user/index', 'user:list', 0, 1, 'user'",
    "3, 2, '0,1,2', '新增', 4, NULL, '', NULL, 'user:add', 1, 1, ''",
  ),
} as const

test.each(Object.entries(systems))('%s is told by its columns and converted', (kind, sql) => {
  const converted = convert(sql)
  expect(converted.kind).toBe(kind)
  expect(drawn(converted.nodes)).toEqual(['D 系统 /system', '  M 用户 /system/user user:list', '    B 新增 user:add'])
  expect(noted(sql)).toEqual(kind === 'maku' ? [] : ['2 hidden'])
})

test.each(Object.entries(systems))('%s is refused under the name of another system', (kind, sql) => {
  for (const other of kinds.filter((one) => one !== kind)) expect(() => convert(sql, other)).toThrow('refused.kindOther')
  expect(convert(sql, kind as Kind).kind).toBe(kind)
})

test('youlai writes its types in letters too', () => {
  const sql = insert(
    'sys_menu',
    'id, parent_id, tree_path, name, type, route_path, component, perm, visible, sort',
    "1, 0, '0', '学校', 'C', '/school', 'Layout', NULL, 1, 1",
    "2, 1, '0,1', '班级', 'M', 'class', 'school/class/index', NULL, 1, 1",
    "3, 2, '0,1,2', '排课', 'B', '', NULL, 'class:plan', 1, 1",
  )
  expect(drawn(convert(sql).nodes)).toEqual(['D 学校 /school', '  M 班级 /school/class', '    B 排课 class:plan'])
})

test('youlai before it called a path a route', () => {
  const sql = insert(
    'sys_menu',
    'id, parent_id, tree_path, name, type, path, component, perm, visible, sort',
    "1, 0, '0', '学校', 2, '/school', 'Layout', NULL, 1, 1",
    "2, 1, '0,1', '班级', 1, 'class', 'school/class/index', NULL, 1, 1",
    "3, 1, '0,1', '官网', 3, 'https://school.example', NULL, NULL, 1, 2",
  )
  expect(drawn(convert(sql).nodes)).toEqual(['D 学校 /school', '  M 班级 /school/class', '  M 官网 https://school.example'])
  expect(convert(sql).nodes[0]?.children[1]).toMatchObject({ isExternalPath: 1, openTarget: 1 })
})

test('JeecgBoot: a page that hides what it holds is a menu; one that shows it is a module', () => {
  const page = (id: number, parent: number, name: string, url: string, hidden: number, component = `x${url}`) =>
    `'${id}', '${parent}', '${name}', '${url}', '${component}', 1, NULL, 1.0, NULL, ${hidden}, 0`
  const sql = insert(
    'sys_permission',
    'id, parent_id, name, url, component, menu_type, perms, sort_no, icon, hidden, del_flag',
    page(1, 0, 'Top', '/t', 0, 'layouts/default/index'),
    page(2, 1, 'List', '/t/list', 0),
    page(3, 2, 'Detail', '/t/list/:id', 1),
    "'4', '2', 'Add', '', NULL, 2, 'list:add', 1.0, NULL, 0, 0",
    page(5, 1, 'Steps', '/t/steps', 0),
    page(6, 5, 'First', '/t/steps/1', 0),
    page(7, 1, 'Monitor', "{{ window.config[\\'url\\'] }}/monitor", 0, 'layouts/IframePageView'),
  )
  expect(drawn(convert(sql).nodes)).toEqual([
    'D Top /t',
    '  M List /t/list',
    '    B Add list:add',
    '  M Detail /t/list/:id',
    '  D Steps /t/steps',
    '    M First /t/steps/1',
    '  M Monitor',
  ])
  expect(convert(sql).notes.map(({ line, kind }) => `${line} ${kind}`)).toEqual(['3 hidden', '3 lifted', '7 badPath'])
  expect(convert(sql).notes.at(-1)?.values).toMatchObject({ path: "{{ window.config['url'] }}/monitor" })
})

test('maku: a menu that leads nowhere and holds nothing is a module, an address that its front end fills in is no path', () => {
  const sql = insert(
    'sys_menu',
    'id, pid, name, url, authority, type, open_style, icon, sort, deleted',
    "1, 0, '空', '', '', 0, 0, '', 1, 0",
    "2, 0, '文档', '{{apiUrl}}/doc', '', 0, 1, '', 2, 0",
  )
  expect(drawn(convert(sql).nodes)).toEqual(['D 空', 'M 文档'])
  expect(noted(sql)).toEqual(['2 badPath'])
})

test('a dump of a system that nobody knows is refused, with and without a name', () => {
  const sql = insert('blog_menu', 'id, label, url, weight2', "1, 'Home', '/', 1")
  expect(() => convert(sql)).toThrow('refused.kindUnknown')
  expect(() => convert(sql, 'ruoyi')).toThrow('refused.kindDiffers')
})

test('SQL Server: names in brackets, N before a text whose backslash is a letter, GO instead of a semicolon', () => {
  const columns = '[id], [name], [permission], [type], [sort], [parent_id], [path], [visible], [status], [deleted], [create_time]'
  const sql = `CREATE TABLE [dbo].[system_menu] ([id] bigint NOT NULL, [name] nvarchar(50) NOT NULL)
GO
SET IDENTITY_INSERT [dbo].[system_menu] ON
GO
INSERT [dbo].[system_menu] (${columns}) VALUES (1, N'系统', N'', 1, 1, 0, N'/system', N'1', 0, N'0', CAST(N'2021-01-05' AS DateTime2))
INSERT INTO system_menu (${columns}) VALUES (2, N'A\\B ''C''', N'', 2, 1, 1, N'user', N'1', 0, N'0', N'2021')
GO
INSERT system_menu (${columns}) VALUES (3, N'新增', N'user:add', 3, 1, 2, N'', N'1', 0, N'0', N'2021')
GO`
  const { kind, rows, nodes } = convert(sql)
  expect({ kind, rows }).toEqual({ kind: 'yudao', rows: 3 })
  expect(drawn(nodes)).toEqual(['D 系统 /system', "  M A\\B 'C' /system/user", '    B 新增 user:add'])
})

const columns = 'menu_id, menu_name, parent_id, order_num, path, menu_type, perms'
test.each([
  ['COPY', `COPY public.sys_menu (${columns}) FROM stdin;\n1\tA\t0\t1\ta\tM\t\n\\.`],
  ['INSERT … SELECT', `INSERT INTO sys_menu (${columns}) SELECT 2, 'B', 0, 2, 'b', 'M', '';`],
  ['INSERT … SET', "INSERT INTO sys_menu SET menu_id = 2, menu_name = 'B';"],
  ['INSERT ALL', `INSERT ALL INTO SYS_MENU (${columns}) VALUES (2, 'B', 0, 2, 'b', 'M', '') SELECT 1 FROM DUAL;`],
])('rows that come as %s are not left out in silence', (_, statement) => {
  const first = `INSERT INTO sys_menu (${columns}) VALUES (1, 'A', 0, 1, 'a', 'M', '');`
  expect(() => convert(`${first}\n${statement}`)).toThrow('refused.unreadRows')
  expect(() => convert(statement)).toThrow('refused.unreadRows')
})

test.each(['INSERT OR REPLACE INTO sys_menu', 'INSERT OR IGNORE INTO sys_menu', 'INSERT INTO sys_menu'])('%s is read', (begin) => {
  const overriding = begin === 'INSERT INTO sys_menu' ? 'OVERRIDING SYSTEM VALUE ' : ''
  expect(drawn(convert(`${begin} (${columns}) ${overriding}VALUES (1, 'A', 0, 1, 'a', 'M', '');`).nodes)).toEqual(['D A /a'])
})

test.each([String.raw`_binary '\x01'`.replace(String.raw`\x01`, '\u0001'), '0x01', "b'1'"])('a deleted menu stays away: %s', (deleted) => {
  const sql = insert(
    'system_menu',
    'id, name, permission, type, sort, parent_id, path, icon, component, status, visible, deleted',
    `1, '系统', '', 1, 1, 0, '/system', '', NULL, 0, 0x01, 0x00`,
    `2, '旧', 'old:list', 2, 2, 1, 'old', '', NULL, 0, 0x01, ${deleted}`,
  )
  expect(drawn(convert(sql).nodes).join()).not.toContain('旧')
})

test('go-admin, whose columns look like those of RuoYi, is not taken for it', () => {
  const sql = insert(
    'sys_menu',
    'menu_id, menu_name, title, icon, path, paths, menu_type, action, permission, parent_id, sort',
    `2, 'Admin', '系统管理', '', '/admin', '/0/2', 'M', '无', '', 0, 10`,
  )
  expect(() => convert(sql)).toThrow('refused.')
})
