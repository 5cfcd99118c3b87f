// Whose dump it is, its columns tell: each system, SQL Server's way of writing, and what nobody knows.
import { expect, test } from 'vitest'
import { drawn, noted } from './drawn.fixture.ts'
import { convert } from './index.ts'
import { kinds } from './kinds.ts'

const insert = (table: string, columns: string, ...rows: string[]): string =>
  `INSERT INTO \`${table}\` (${columns}) VALUES ${rows.map((values) => `(${values})`).join(',\n')};`

test.each([
  ['eladmin', 'sys_menu', 'menu_id, pid, sub_count, type, title, name, component, menu_sort, icon, path, i_frame, hidden, permission'],
  [
    'ContiNew Admin',
    'sys_menu',
    'id, title, parent_id, type, path, name, component, icon, is_external, is_hidden, permission, sort, status',
  ],
  ['maku-boot', 'sys_menu', 'id, pid, name, url, authority, type, open_style, icon, sort, deleted'],
  ['youlai-boot', 'sys_menu', 'id, parent_id, tree_path, name, type, route_name, route_path, component, perm, visible, sort, icon'],
  ['go-admin', 'sys_menu', 'menu_id, menu_name, title, icon, path, paths, menu_type, action, permission, parent_id, sort'],
  ['a blog', 'blog_menu', 'id, label, url, weight2'],
])('refuses a dump of %s, with and without a name', (_, table, columns) => {
  const sql = insert(table, columns, columns.replaceAll(/\w+/g, '1'))
  expect(() => convert(sql)).toThrow('refused.kindUnknown')
  for (const kind of kinds) expect(() => convert(sql, kind)).toThrow('refused.kindDiffers')
})

test('refuses a dump of one system under the name of another', () => {
  const sql = insert('sys_menu', 'menu_id, menu_name, parent_id, order_num, path, menu_type, perms', "1, 'A', 0, 1, 'a', 'M', ''")
  expect(convert(sql, 'ruoyi').kind).toBe('ruoyi')
  expect(() => convert(sql, 'pig')).toThrow('refused.kindOther')
})

test('makes a page of pig that hides what it holds a menu, and one that leads nowhere and holds nothing a module', () => {
  const sql = insert(
    'sys_menu',
    'menu_id, name, path, component, parent_id, menu_type, sort_order, visible, permission, del_flag',
    "1, 'Top', '/t', 'Layout', -1, '0', 1, '1', NULL, '0'",
    "2, 'List', '/t/list', 'views/list', 1, '0', 1, '1', NULL, '0'",
    "3, 'Detail', '/t/list/detail', 'views/detail', 2, '0', 1, '0', NULL, '0'",
    "4, 'Add', NULL, NULL, 2, '1', 2, '1', 'list_add', '0'",
    "5, 'Steps', '/t/steps', 'views/steps', 1, '0', 2, '1', NULL, '0'",
    "6, 'First', '/t/steps/1', 'views/first', 5, '0', 1, '1', NULL, '0'",
    "7, 'Empty', '', NULL, 1, '0', 3, '1', NULL, '0'",
    "8, 'Docs', '{{apiUrl}}/docs', 'views/docs', 1, '0', 4, '1', NULL, '0'",
  )
  expect(drawn(convert(sql).nodes)).toEqual([
    'D Top /t',
    '  M List /t/list',
    '    B Add list_add',
    '  M Detail /t/list/detail',
    '  D Steps /t/steps',
    '    M First /t/steps/1',
    '  D Empty',
    '  M Docs',
  ])
  expect(noted(sql)).toEqual(['3 hidden', '3 lifted', '8 badPath'])
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
