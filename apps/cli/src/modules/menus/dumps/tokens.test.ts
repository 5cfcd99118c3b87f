import { expect, test } from 'vitest'
import { rowsOf } from './sql.ts'
import { SqlFault, tokensOf } from './tokens.ts'

const values = (sql: string) => [...rowsOf(sql)].map((row) => row.values)

test.each([
  ["'it''s'", "it's"],
  [String.raw`'it\'s'`, "it's"],
  [String.raw`'a\\'`, 'a\\'],
  [String.raw`'a\nb\tc\0'`, 'a\nb\tc\0'],
  ['"say ""hi"""', 'say "hi"'],
  ["'-- no comment # here /* nor */'", '-- no comment # here /* nor */'],
  ["_utf8mb4'中文'", '中文'],
  ["b'1'", '1'],
  ["N'x'", 'x'],
  ['-12.5', '-12.5'],
  ['TRUE', 'true'],
  ['null', null],
  ["E'it\\'s'", "it's"],
  ["'x'::text", 'x'],
  ['sysdate()', undefined],
  ["concat('a', 'b')", undefined],
  ['1 + 1', undefined],
  ['@parentId', undefined],
])('%s is read as %j', (sql, value) => expect(values(`insert into sys_menu values (${sql}, 'end')`)).toEqual([[value, 'end']]))

test('rows, columns and lines are found, whatever stands between', () => {
  const sql = `-- a dump
--- it's of
/* of several
   lines */ # and kinds --it's
CREATE TABLE IF NOT EXISTS \`ry\`.\`sys_menu\` (
  \`menu_id\` bigint(20) NOT NULL COMMENT 'a, b) c',
  path varchar(200) DEFAULT '',
  PRIMARY KEY (\`menu_id\`), KEY k (path)
) ENGINE=InnoDB;
LOCK TABLES x WRITE;
INSERT IGNORE INTO \`sys_menu\` VALUES
  (1, 'a'),
  (2, 'b;c')
ON DUPLICATE KEY UPDATE path=VALUES(path);
insert into sys_menu(path, menu_id) values('d', 3);
replace into other values (9);
`
  expect([...rowsOf(sql)]).toEqual([
    { table: 'sys_menu', columns: ['menu_id', 'path'], values: ['1', 'a'], line: 12 },
    { table: 'sys_menu', columns: ['menu_id', 'path'], values: ['2', 'b;c'], line: 13 },
    { table: 'sys_menu', columns: ['path', 'menu_id'], values: ['d', '3'], line: 15 },
    { table: 'other', columns: undefined, values: ['9'], line: 16 },
  ])
})

test('a text over several lines does not shift those after it', () => {
  expect([...rowsOf("insert into t values ('a\nb\\\nc');\ninsert into t values (1)")].map((row) => row.line)).toEqual([1, 4])
})

test('a quote that is never closed is told by its line', () => {
  expect(() => [...tokensOf("select 1;\nselect 'open")]).toThrow(SqlFault)
  expect(() => [...tokensOf("select 1;\nselect 'open")]).toThrow('line 2')
})
