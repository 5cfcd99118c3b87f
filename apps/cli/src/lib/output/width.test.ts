import { expect, test } from 'vitest'
import { clean, cut, pad, widthOf, wrapped } from './width.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['菜单', 4],
  ['aé́b', 3],
  ['한국', 4],
  ['，', 2],
  ['“', 1],
  ['👩‍👩‍👧', 2],
  ['🇨🇳', 2],
  ['\u001b[1mab\u001b[22m', 2],
])('%j takes %i columns', (text, width) => expect(widthOf(text)).toBe(width))

test('a text is cut to a width and says so', () => {
  expect(cut('菜单管理', 8)).toBe('菜单管理')
  expect(cut('菜单管理', 7)).toBe('菜单管…')
  expect(cut('菜单管理', 6)).toBe('菜单…')
  expect(widthOf(cut('菜单管理', 6))).toBeLessThanOrEqual(6)
})

test('Chinese breaks between characters, but not before a mark that closes or within a word', () => {
  expect(wrapped('从 CSV 文件新建，更改账号', 10)).toBe('从 CSV 文\n件新建，更\n改账号')
  expect(wrapped('退出码为 2，有变化（--dry-run）', 12)).toBe('退出码为 2，\n有变化\n（--dry-run）')
  expect(wrapped('create accounts\nand change them', 10)).toBe('create\naccounts\nand change\nthem')
})

test('a text is filled up by what is seen', () => expect(pad('菜', 4)).toBe('菜  '))

test('nothing that steers a terminal gets through', () => expect(clean('a\u001b[2Jb\nc\u202e')).toBe('a·[2Jb·c·'))

test('nobody is named twice by letters that nobody sees', () => expect(clean('a\u200bb\ufeff\u3164')).toBe('a·b··'))
