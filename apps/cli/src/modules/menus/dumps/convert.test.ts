import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { duplicatesIn } from '../duplicates.ts'
import { walk } from '../node.ts'
import { readTree, writeTree } from '../tree-file.ts'
import { drawn, noted } from './drawn.fixture.ts'
import { convert } from './index.ts'

const ruoyi = (...rows: string[]): string =>
  rows.map((row) => `insert into sys_menu values(${row}, 'admin', sysdate(), '', null, '');`).join('\n')
const row = (
  id: number,
  name: string,
  parent: number,
  order: number,
  path: string,
  type: string,
  perms = '',
  more: { frame?: number; visible?: number; status?: number; component?: string } = {},
): string =>
  `'${id}', '${name}', '${parent}', '${order}', '${path}', '${more.component ?? ''}', '', '', ${more.frame ?? 1}, 0, '${type}', '${more.visible ?? 0}', '${more.status ?? 0}', '${perms}', 'user'`

test("RuoYi: paths are joined, siblings sorted, names kept in both fields, '0 is yes' turned round", () => {
  const { kind, nodes, notes } = convert(
    ruoyi(
      row(1, '系统', 0, 2, 'system', 'M'),
      row(2, '官网', 0, 1, 'https://ruoyi.example', 'M', '', { frame: 0 }),
      row(10, '用户', 1, 1, 'user', 'C', 'system:user:list'),
      row(11, '日志', 1, 2, 'log', 'M'),
      row(12, '登录', 11, 1, 'login', 'C', 'a:b'),
      row(100, '新增', 10, 1, '#', 'F', 'system:user:add'),
    ),
  )
  expect(kind).toBe('ruoyi')
  expect(drawn(nodes)).toEqual([
    'D 官网 https://ruoyi.example',
    'D 系统 /system',
    '  M 用户 /system/user system:user:list',
    '    B 新增 system:user:add',
    '  D 日志 /system/log',
    '    M 登录 /system/log/login a:b',
  ])
  expect(nodes[0]).toMatchObject({ isExternalPath: 1, openTarget: 1, nameZh: '官网', icon: 'user' })
  expect(nodes[1]).toMatchObject({ isExternalPath: 0, openTarget: 0 })
  expect(notes).toEqual([])
})

test('odd rows are moved to where they can stand, and told by line', () => {
  const sql = ruoyi(
    row(1, 'Dir', 0, 1, 'd', 'M'),
    row(2, 'Menu', 1, 1, 'm', 'C', '', { component: 'menu/index' }),
    row(3, 'Under a menu', 2, 1, 'u', 'C'),
    row(4, 'In a module', 1, 9, '', 'F', 'x:y'),
    row(5, 'Orphan', 77, 1, 'o', 'C'),
    row(6, 'Below it', 5, 1, '', 'F'),
    row(7, 'Odd type', 1, 1, 'x', 'Z'),
    row(2, 'Same id', 1, 1, 'x', 'C'),
    row(8, 'Hidden', 1, 2, 'h', 'C', '', { visible: 1, status: 1 }),
    row(9, 'Several', 1, 3, 's', 'C', 'a:b,c:d'),
    row(20, 'Only buttons', 0, 2, 'only', 'M'),
    row(21, 'Button', 20, 1, '', 'F', 'only:b'),
    row(22, 'At the top', 0, 3, '', 'F', 'top:b'),
    row(23, 'Bad path', 1, 4, 'a b', 'C', 'sp ace/x'),
  )
  expect(drawn(convert(sql).nodes)).toEqual([
    'D Dir /d',
    '  M Menu /d/m',
    '    B In a module x:y',
    '  M Under a menu /d/m/u',
    '  M Hidden /d/h',
    '  M Several /d/s a:b',
    '  M Bad path sp',
    'M Only buttons /only',
    '  B Button only:b',
  ])
  expect(noted(sql)).toEqual([
    '3 lifted',
    '4 buttonMoved',
    '5 orphan',
    '6 below',
    '7 unknownType',
    '8 sameId',
    '9 hidden',
    '9 disabled',
    '10 severalCodes',
    '11 becameMenu',
    '13 buttonNowhere',
    '14 badPath',
    '14 severalCodes',
  ])
})

test('rows that hang in a ring are left out and said', () => {
  expect(noted(ruoyi(row(1, 'A', 0, 1, 'a', 'M'), row(2, 'B', 3, 1, 'b', 'M'), row(3, 'C', 2, 1, 'c', 'M')))).toEqual([
    '2 below',
    '3 below',
  ])
})

test('pig: a page that holds pages is a module; deleted rows stay away', () => {
  const sql = `INSERT INTO \`sys_menu\` (\`menu_id\`,\`name\`,\`permission\`,\`parent_id\`,\`path\`,\`visible\`,\`sort_order\`,\`menu_type\`,\`embedded\`,\`del_flag\`) VALUES
(1,'平台',NULL,-1,'/p','1',1,'0',NULL,'0'),
(2,'页面',NULL,1,'/p/page','1',1,'0',NULL,'0'),
(3,'增加','p_add',2,NULL,'0',1,'1',NULL,'0'),
(4,'旧',NULL,-1,'/old','1',1,'0',NULL,'1'),
(5,'文档',NULL,1,'http://docs.example/x','1',2,'0','1','0'),
(6,'隐藏',NULL,1,'/h','0',3,'0',NULL,'0');`
  const { kind, nodes, rows } = convert(sql)
  expect({ kind, rows }).toEqual({ kind: 'pig', rows: 6 })
  expect(drawn(nodes)).toEqual(['D 平台 /p', '  M 页面 /p/page', '    B 增加 p_add', '  M 文档 http://docs.example/x', '  M 隐藏 /h'])
  expect(nodes[0]?.children[1]).toMatchObject({ isExternalPath: 1, openTarget: 0 })
  expect(noted(sql)).toEqual(['5 deleted', '7 hidden'])
})

test('yudao: types 1, 2, 3, bits, and an English name beside', () => {
  const sql = `INSERT INTO system_menu (id, name, permission, type, sort, parent_id, path, icon, component, component_name, status, visible, keep_alive, always_show, deleted) VALUES
(1, '系统管理', '', 1, 10, 0, '/system', 'ep:tools', NULL, NULL, 0, b'1', b'1', b'1', b'0'),
(100, 'Users', 'system:user:query', 2, 1, 1, 'user', 'ep:avatar', 'system/user/index', 'SystemUser', 0, b'0', b'1', b'1', b'0'),
(1001, '用户查询', 'system:user:list', 3, 1, 100, '', '', '', NULL, 0, b'1', b'1', b'1', b'0'),
(1002, '删', 'x', 3, 1, 100, '', '', '', NULL, 0, b'1', b'1', b'1', b'1');`
  const { kind, nodes, notes } = convert(sql)
  expect(kind).toBe('yudao')
  expect(drawn(nodes)).toEqual(['D 系统管理 /system', '  M Users /system/user system:user:query', '    B 用户查询 system:user:list'])
  expect(nodes[0]).toMatchObject({ icon: 'wrench', nameZh: '系统管理' })
  expect(nodes[0]?.children[0]).toMatchObject({ name: 'Users', nameZh: '', icon: 'circle-user' })
  expect(notes.map(({ line, kind: what }) => `${line} ${what}`)).toEqual(['3 hidden', '5 deleted'])
})

test('JSON: an answer around a list, by camelCase, with lines', () => {
  const text = JSON.stringify(
    {
      code: 200,
      data: [
        {
          menuId: 1,
          menuName: '系统',
          parentId: 0,
          orderNum: 1,
          path: 'system',
          isFrame: '1',
          menuType: 'M',
          visible: '0',
          status: '0',
          perms: '',
        },
        { menuId: 2, menuName: 'X', parentId: 5, menuType: 'C', perms: 'x' },
      ],
    },
    null,
    1,
  )
  const { kind, nodes, notes } = convert(text)
  expect(kind).toBe('ruoyi')
  expect(drawn(nodes)).toEqual(['D 系统 /system'])
  expect(notes).toMatchObject([{ line: 16, kind: 'orphan' }])
})

test('JSON: a nested tree needs no parent ids', () => {
  const pig = [
    {
      id: '1',
      name: '平台',
      path: '/p',
      menuType: '0',
      weight: 1,
      meta: { isHide: false },
      children: [
        { id: '2', name: '页', path: '/p/1', menuType: '0', children: [{ id: '3', name: '加', permission: 'p_add', menuType: '1' }] },
      ],
    },
  ]
  expect(drawn(convert(JSON.stringify(pig)).nodes)).toEqual(['D 平台 /p', '  M 页 /p/1', '    B 加 p_add'])
})

test.each([
  ['insert into sys_role values (1);', 'refused.noMenuTable'],
  ['create table sys_menu (menu_id int);', 'refused.noMenus'],
  ["insert into sys_menu (id, name, permission, type, sort, parent_id, visible) values (1, 'a', '', 9, 1, 0, 1);", 'refused.noneLeft'],
  ['insert into sys_menu values (1, 2, 3);', 'refused.columnsUnknown'],
  ['insert into sys_menu (a, b) values (1);', 'refused.columnsDiffer'],
  ["insert into sys_menu values ('1", 'refused.sqlOpen'],
  ["insert into sys_menu (id, name) values (1, 'a'), (2, 'b'", 'refused.sqlOpen'],
  ["insert into sys_menu (id, name) values (1, 'a'),", 'refused.sqlOpen'],
  ["insert into sys_menu (id, name) values (1, 'a');\ninsert into sys_", 'refused.sqlOpen'],
  ["insert into sys_menu (id, name) values (1, 'a');\ninsert into sys_menu (id, name)", 'refused.sqlOpen'],
  ['insert into sys_menu values (1); insert into tenant_menu values (2);', 'refused.menuTables'],
  [ruoyi(row(1, 'A', 0, 1, 'a', 'M')).replace("'A'", "concat('A', 'B')"), 'refused.sqlExpression'],
  [ruoyi(...Array.from({ length: 51 }, (_, at) => row(at + 1, 'A', at, 1, 'a', 'M'))), 'refused.tooDeep'],
  ['[{"id": 1, "label": "x"}]', 'refused.kindUnknown'],
  ['[{', 'refused.notJson'],
])('%s is refused: %s', (text, key) => expect(() => convert(text)).toThrow(key))

test('where no row can become a menu, the first are named', () => {
  const lines = Array.from({ length: 12 }, (_, at) => at + 1)
  const sql = lines.map((id) => `insert into sys_menu (menu_id, menu_name, menu_type, perms) values (${id}, 'N${id}', 'Z', '');`).join('\n')
  expect(() => convert(sql)).toThrow(
    expect.objectContaining({
      key: 'refused.noneLeft',
      faults: lines.slice(0, 10).map((line) => ({ line, key: 'note.unknownType', values: { name: `N${line}`, type: 'Z' } })),
    }),
  )
})

test('a menu that shows no page and holds menus becomes a module; one with a page stays, and what it holds moves up', () => {
  const sql = ruoyi(
    row(1, 'Dir', 0, 1, 'd', 'M'),
    row(2, 'Empty', 1, 1, 'e', 'C', '', { component: 'Layout' }),
    row(3, 'In it', 2, 1, 'i', 'C', 'e:i', { component: 'e/i' }),
    row(4, 'Button', 2, 2, '', 'F', 'e:b'),
    row(5, 'Page', 1, 2, 'p', 'C', '', { component: 'p/index' }),
    row(6, 'Below', 5, 1, 'b', 'C', '', { component: 'p/b' }),
  )
  expect(drawn(convert(sql).nodes)).toEqual([
    'D Dir /d',
    '  D Empty /d/e',
    '    M In it /d/e/i e:i',
    '      B Button e:b',
    '  M Page /d/p',
    '  M Below /d/p/b',
  ])
  expect(noted(sql)).toEqual(['2 becameModule', '4 buttonMoved', '6 lifted'])
})

test('PostgreSQL’s escaped texts and types are read', () => {
  const sql = ruoyi(row(1, 'A', 0, 1, 'a', 'M')).replace("'A'", "E'O\\'Neill'::character varying")
  expect(drawn(convert(sql).nodes)).toEqual(["D O'Neill /a"])
})

test('icons without a counterpart are counted', () => {
  const sql = ruoyi(row(1, 'A', 0, 1, 'a', 'M'), row(2, 'B', 1, 1, 'b', 'C'), row(3, 'Orphan', 7, 1, 'o', 'C'))
  expect(convert(sql.replaceAll("'user'", "'no-such-icon'")).iconsLost).toBe(2)
})

const real = process.env['ISB_REAL_DATA']

// Without the folder there is no test, rather than a skipped one.
const dumps = [
  {
    file: 'ruoyi.sys_menu.sql',
    kind: 'ruoyi',
    rows: 85,
    types: { MENU_DIR: 5, MENU: 19, MENU_PERM_RESOURCE: 61 },
    notes: [],
    twice: [['monitor:cache:list', 41, 42]],
  },
  {
    file: 'pig.sys_menu.sql',
    kind: 'pig',
    rows: 122,
    types: { MENU_DIR: 6, MENU: 28, MENU_PERM_RESOURCE: 87 },
    notes: ['57 buttonMoved', '111 deleted', '124 hidden'],
    twice: [['codegen_template_add', 128, 129]],
  },
]

if (real)
  test.each(dumps)('the real $file', ({ file, kind, rows, types, notes, twice }) => {
    const converted = convert(readFileSync(join(real ?? '', 'menus', file), 'utf8'))
    expect(converted).toMatchObject({ kind, rows })
    const nodes = [...walk(converted.nodes)]
    expect(Object.fromEntries(Object.keys(types).map((type) => [type, nodes.filter((node) => node.type === type).length]))).toEqual(types)
    expect(converted.notes.map((note) => `${note.line} ${note.kind}`)).toEqual(notes)
    expect(duplicatesIn(converted.nodes).map(({ code, first, again }) => [code, first.line, again.line])).toEqual(twice)
    expect(nodes.every((node) => node.path === '' || /^(\/|https?:)/.test(node.path))).toBe(true)
    expect(writeTree(readTree(writeTree(converted.nodes)))).toBe(writeTree(converted.nodes))
  })

test('lines may end with LF, CR LF or CR alone', () => {
  const lf = `-- Menus of the old system\n${ruoyi(row(1, '系统', 0, 2, 'system', 'M'), row(10, '用户', 1, 1, 'user', 'C'))}\n`
  const { nodes } = convert(lf)
  expect(drawn(nodes)).toHaveLength(2)
  expect(convert(lf.replaceAll('\n', '\r')).nodes).toEqual(nodes)
  expect(convert(lf.replaceAll('\n', '\r\n')).nodes).toEqual(nodes)
})
