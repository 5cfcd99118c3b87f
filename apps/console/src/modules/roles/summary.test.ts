import { createTreeIndex } from '@isb/ui'
import { expect, test } from 'vitest'
import type { Option } from './data.ts'
import { summaryOf } from './summary.ts'

const node = (id: number, parentId: number, type: Option['type'], name: string): Option => ({
  id,
  parentId,
  type,
  name,
  nameZh: '',
  code: '',
  icon: '',
  mayGrant: true,
})
const index = createTreeIndex(
  [
    node(1, 0, 'MENU_DIR', 'Bikes'),
    node(2, 1, 'MENU', 'Rents'),
    node(3, 2, 'MENU_PERM_RESOURCE', 'Confirm'),
    node(4, 2, 'MENU_PERM_RESOURCE', 'Reject'),
    node(5, 1, 'MENU', 'Returns'),
    node(6, 1, 'MENU_DIR', 'Deep'),
    node(7, 6, 'MENU', 'Below'),
    node(8, 0, 'MENU', 'Alone'),
  ],
  0,
)
const namesOf = (nodes: readonly Option[]) => nodes.map(({ name }) => name).join()
const told = (held: number[]) =>
  summaryOf(index, new Set(held)).map(({ way, screens, unseen }) => ({
    in: way.map(({ name }) => name).join('/'),
    sees: screens.map(({ screen, may, mayNot }) => `${screen.name}: ${namesOf(may)} not ${namesOf(mayNot)}`),
    not: unseen.map(({ name }) => name),
  }))

test('a screen tells its buttons, a module the screens that are not seen', () => {
  expect(told([1, 2, 3])).toEqual([{ in: 'Bikes', sees: ['Rents: Confirm not Reject'], not: ['Returns'] }])
})

test('screens at the top and in modules of modules stand with their way', () => {
  expect(told([1, 6, 7, 8]).map(({ in: way, sees }) => [way, sees])).toEqual([
    ['Bikes/Deep', ['Below:  not ']],
    ['', ['Alone:  not ']],
  ])
})

test('a module of which no screen is seen is not told', () => {
  expect(told([1])).toEqual([])
})
