import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { duplicatesIn } from '../duplicates.ts'
import { readTree, writeTree } from '../tree-file.ts'
import { walk } from '../node.ts'
import { convert } from './index.ts'

const folder = process.env['ISB_REAL_DATA']

test.skipIf(!folder).each([
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
])('the real $file', ({ file, kind, rows, types, notes, twice }) => {
  const converted = convert(readFileSync(join(folder ?? '', 'menus', file), 'utf8'))
  expect(converted).toMatchObject({ kind, rows })
  const nodes = [...walk(converted.nodes)]
  expect(Object.fromEntries(Object.keys(types).map((type) => [type, nodes.filter((node) => node.type === type).length]))).toEqual(types)
  expect(converted.notes.map((note) => `${note.line} ${note.kind}`)).toEqual(notes)
  expect(duplicatesIn(converted.nodes).map(({ code, first, again }) => [code, first.line, again.line])).toEqual(twice)
  expect(nodes.every((node) => node.path === '' || /^(\/|https?:)/.test(node.path))).toBe(true)
  expect(writeTree(readTree(writeTree(converted.nodes)))).toBe(writeTree(converted.nodes))
})
