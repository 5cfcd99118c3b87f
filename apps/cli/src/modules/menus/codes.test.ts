import { expect, test } from 'vitest'
import { withCodes } from './codes.ts'
import { type Node, walk } from './node.ts'

const node = (type: Node['type'], path: string, code = '', children: readonly Node[] = []): Node => ({
  type,
  name: 'x',
  nameZh: '',
  path,
  icon: '',
  code,
  isExternalPath: 0,
  openTarget: 0,
  children,
})
const codesOf = (nodes: readonly Node[]) => [...walk(withCodes(nodes, 'yudao'))].map(({ code }) => code)

test('modules and menus without a code get the system and their path; codes that are there stay, buttons stay bare', () => {
  const button = node('MENU_PERM_RESOURCE', '')
  expect(
    codesOf([node('MENU_DIR', '/system', '', [node('MENU', '/system/user', 'user:list', [button]), node('MENU', '/system/a b?c=1')])]),
  ).toEqual(['yudao:system', 'user:list', '', 'yudao:system:a-b-c-1'])
})

test('what has no path of its own, or one that is taken or too long, is named by its place, and no code stands twice', () => {
  const long = `/${'x'.repeat(120)}`
  const codes = codesOf([
    node('MENU_DIR', '', '', [node('MENU', 'https://docs.example/a'), node('MENU', '')]),
    node('MENU', '/same'),
    node('MENU', '/same'),
    node('MENU', '/taken'),
    node('MENU', '/other', 'yudao:taken'),
    node('MENU', long),
  ])
  expect(codes).toEqual(['yudao:1', 'yudao:1:1', 'yudao:1:2', 'yudao:same', 'yudao:same:2', 'yudao:taken:2', 'yudao:taken', 'yudao:6'])
})
