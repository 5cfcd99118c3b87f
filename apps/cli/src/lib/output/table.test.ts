import { expect, test } from 'vitest'
import { tableLines } from './table.ts'
import { widthOf } from './width.ts'

const columns = [
  { field: 'code', head: 'head.code', title: 'CODE', whole: true },
  { field: 'name', head: 'head.name', title: '名称' },
  { field: 'path', head: 'head.path', title: 'PATH' },
] as const
const rows = [
  { code: 'upms', name: '系统管理', path: '/upms' },
  { code: 'upms:menu', name: 'A rather long name of a menu', path: null },
]

test('columns stand under each other, however wide the characters', () => {
  expect(tableLines(rows, columns)).toEqual([
    'CODE       名称                          PATH',
    'upms       系统管理                      /upms',
    'upms:menu  A rather long name of a menu',
  ])
})

test('what nobody looks at is never cut', () => expect(tableLines(rows, columns).join()).toContain('A rather long name of a menu'))

test('it fits a terminal, and codes stay whole', () => {
  const lines = tableLines(rows, columns, { width: 30 })
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(30)
  expect(lines[2]).toContain('upms:menu')
  expect(lines[2]).toContain('…')
})

test('where it is too narrow, a column that says nothing gives way before any is cut', () => {
  const bare = rows.map((row) => ({ ...row, path: '' }))
  expect(tableLines(bare, columns, { width: 42 })).toEqual([
    'CODE       名称',
    'upms       系统管理',
    'upms:menu  A rather long name of a menu',
  ])
  expect(tableLines(bare, columns, { width: 60 })[0]).toContain('PATH')
  expect(tableLines(bare, columns)[0]).toContain('PATH')
})
