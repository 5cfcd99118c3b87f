import { expect, test } from 'vitest'
import { affects, groupsOf, type Impact } from './groups.ts'

const menu = (id: number) => ({ id, name: `Menu ${id}`, nameZh: '', type: 'MENU' as const, path: '' })
const ann = { id: 1, name: 'Ann', nameZh: '', type: 'staff' as const }
const bob = { id: 2, name: 'Bob', nameZh: '', type: 'staff' as const }
const lose = (id: number, names: Impact['changes'][number]['names'], kept = 0) => ({
  effect: 'lose' as const,
  menu: menu(id),
  people: names.length,
  names,
  kept,
  keptThrough: kept > 0 ? [{ id: 9, name: 'Front office' }] : [],
})
const impact = (changes: Impact['changes']): Impact => ({ lose: 1, gain: 0, roles: [], total: changes.length, changes })

test('what the same people lose stands together, in the order in which it came', () => {
  const groups = groupsOf(impact([lose(1, [ann]), lose(2, [bob]), lose(3, [ann])]))
  expect(groups.map(({ menus, names }) => [names[0]?.name, menus.map(({ id }) => id)])).toEqual([
    ['Ann', [1, 3]],
    ['Bob', [2]],
  ])
})

test('what some keep through another role stands apart from what nobody keeps', () => {
  expect(groupsOf(impact([lose(1, [ann]), lose(2, [ann], 4)]))).toHaveLength(2)
})

test('a gain and a loss of the same people are two', () => {
  expect(groupsOf(impact([lose(1, [ann]), { ...lose(2, [ann]), effect: 'gain' }]))).toHaveLength(2)
})

test('nobody is affected where all keep what they have', () => {
  expect(affects({ lose: 0, gain: 0, roles: [], total: 1, changes: [lose(1, [], 4)] })).toBe(false)
  expect(affects(impact([lose(1, [ann])]))).toBe(true)
})
