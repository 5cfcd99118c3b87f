import { describe, expect, test } from 'vitest'
import { firstMenu, typesUnder, whyNotPath, whyNotRemove, whyNotUnder, wouldCycle } from '../index.ts'

describe('where a node may stand', () => {
  test.each([
    ['MENU_DIR', 'Root', null],
    ['MENU_DIR', 'MENU_DIR', null],
    ['MENU_DIR', 'MENU', 'MENU_NEST'],
    ['MENU', 'Root', null],
    ['MENU', 'MENU', 'MENU_NEST'],
    ['MENU', 'MENU_PERM_RESOURCE', 'MENU_NEST'],
    ['MENU_PERM_RESOURCE', 'MENU', null],
    ['MENU_PERM_RESOURCE', 'MENU_DIR', 'MENU_BUTTON_PARENT'],
    ['MENU_PERM_RESOURCE', 'Root', 'MENU_BUTTON_PARENT'],
  ] as const)('%s under %s: %s', (type, parent, reason) => expect(whyNotUnder(type, parent)).toBe(reason))

  test('a form offers only what may be made there', () => {
    expect(typesUnder('MENU')).toEqual(['MENU_PERM_RESOURCE'])
    expect(typesUnder('Root')).toEqual(['MENU', 'MENU_DIR'])
    expect(typesUnder('MENU_PERM_RESOURCE')).toEqual([])
  })

  test('nothing stands under itself, nor under what it holds', () => {
    const parents = new Map([
      [2, 1],
      [3, 2],
      [4, 0],
    ])
    const parentOf = (id: number) => parents.get(id)
    expect(wouldCycle(1, 1, parentOf)).toBe(true)
    expect(wouldCycle(1, 3, parentOf)).toBe(true)
    expect(wouldCycle(3, 1, parentOf)).toBe(false)
    expect(wouldCycle(1, 4, parentOf)).toBe(false)
  })

  test('a chain that is broken already is walked once', () => {
    const parents = new Map([
      [2, 3],
      [3, 2],
    ])
    expect(wouldCycle(1, 2, (id) => parents.get(id))).toBe(false)
  })
})

test.each([
  ['MENU', '/bike/list', 0, null],
  ['MENU', 'bike', 0, 'MENU_PATH_INTERNAL'],
  ['MENU', '//evil.example', 0, 'MENU_PATH_INTERNAL'],
  ['MENU', '/a b', 0, 'MENU_PATH_INTERNAL'],
  ['MENU', 'https://school.example/help', 1, null],
  ['MENU', 'javascript:alert(1)', 1, 'MENU_PATH_EXTERNAL'],
  ['MENU', '/bike', 1, 'MENU_PATH_EXTERNAL'],
  ['MENU_PERM_RESOURCE', '', 0, null],
] as const)('path of %s "%s", external %i: %s', (type, path, isExternalPath, reason) =>
  expect(whyNotPath({ type, path, isExternalPath })).toBe(reason),
)

describe('the first menu', () => {
  const menu = (id: number, type: 'MENU_DIR' | 'MENU' | 'MENU_PERM_RESOURCE', parentId = 0) => ({ id, type, parentId })
  test('is the first MENU, however deep, and never a button', () => {
    expect(firstMenu([menu(1, 'MENU_DIR'), menu(9, 'MENU_PERM_RESOURCE', 2), menu(2, 'MENU', 1), menu(3, 'MENU')])?.id).toBe(2)
  })
  test('is else the first child of a directory', () => {
    expect(firstMenu([menu(1, 'MENU_DIR'), menu(2, 'MENU_DIR', 1)])?.id).toBe(2)
  })
  test('is nothing where there are no menus', () => {
    expect(firstMenu([])).toBeUndefined()
    expect(firstMenu([menu(1, 'MENU_DIR')])).toBeUndefined()
  })
})

describe('deleting', () => {
  test('takes buttons along', () => expect(whyNotRemove([{ type: 'MENU_PERM_RESOURCE' }])).toBeNull())
  test('waits until modules and menus are gone', () => {
    expect(whyNotRemove([{ type: 'MENU' }, { type: 'MENU_PERM_RESOURCE' }, { type: 'MENU_DIR' }])).toEqual({
      reason: 'MENU_HAS_CHILDREN',
      count: 2,
    })
  })
})
