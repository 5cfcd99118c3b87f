import { describe, expect, test } from 'vitest'
import type { Menu } from '../../base/connection/session.ts'
import { branches, trail } from './menu-tree.ts'

const menu = (id: number, type: Menu['type'], parentId: number, path = ''): Menu => ({
  id,
  type,
  parentId,
  path,
  name: `${id}`,
  nameZh: '',
  code: '',
  icon: '',
  isExternalPath: 0,
  openTarget: 0,
})
const menus = [
  menu(1, 'MENU_DIR', 0, '/upms'),
  menu(2, 'MENU', 1, '/upms/menu'),
  menu(3, 'MENU_PERM_RESOURCE', 2),
  menu(4, 'MENU_DIR', 0, '/empty'),
  menu(5, 'MENU', 0, '/venue'),
  menu(6, 'MENU', 0, '/venue/types'),
]

describe('the side menu', () => {
  test('shows modules with their screens, no buttons, and no module that leads nowhere', () => {
    expect(branches(menus)).toMatchObject([{ id: 1, children: [{ id: 2, children: [] }] }, { id: 5 }, { id: 6 }])
  })

  test('shows a screen at the top when its module is not among the menus', () => {
    expect(branches([menu(9, 'MENU', 77, '/lost')])).toMatchObject([{ id: 9 }])
  })
})

describe('where one is', () => {
  const ids = (path: string) => trail(menus, path).map(({ id }) => id)
  test('is the screen with the longest path that leads here, below its module', () => {
    expect(ids('/upms/menu')).toEqual([1, 2])
    expect(ids('/venue/types/7')).toEqual([6])
    expect(ids('/venue/12')).toEqual([5])
  })
  test('is nowhere on a path that only begins like a screen’s', () => expect(ids('/venues')).toEqual([]))
})
