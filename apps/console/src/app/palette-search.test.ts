import { expect, test } from 'vitest'
import type { Menu } from '../lib/base/connection/session.ts'
import { matches, ranked, trailsOf } from './palette-search.ts'

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

test('every word that is typed must be found, in any order and case', () => {
  expect(matches('Rent requests\n租车申请', 'req RENT')).toBe(true)
  expect(matches('Rent requests\n租车申请', '租车')).toBe(true)
  expect(matches('Rent requests', 'rent return')).toBe(false)
  expect(matches('anything', '')).toBe(true)
})

test('screens are found with their modules from the top down; modules and buttons are no screens', () => {
  const menus = [
    menu(1, 'MENU_DIR', 0, '/a'),
    menu(2, 'MENU_DIR', 1),
    menu(3, 'MENU', 2, '/a/b'),
    menu(4, 'MENU_PERM_RESOURCE', 3),
    menu(5, 'MENU', 99, '/c'),
  ]
  expect(trailsOf(menus).map(({ menu: { id }, above }) => [id, above.map((each) => each.id)])).toEqual([
    [3, [1, 2]],
    [5, []],
  ])
})

test('puts a label that is the search first, then beginnings, then beginnings of words', () => {
  const labels = ['Chen Yang', 'Sunyang Li', 'Yang Ruoxi', 'yang'].map((label) => ({ label }))
  expect(ranked(labels, 'Yang').map(({ label }) => label)).toEqual(['yang', 'Yang Ruoxi', 'Chen Yang', 'Sunyang Li'])
  expect(ranked(labels, ' ').map(({ label }) => label)).toEqual(['Chen Yang', 'Sunyang Li', 'Yang Ruoxi', 'yang'])
})
