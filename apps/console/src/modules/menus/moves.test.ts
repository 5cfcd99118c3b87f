import type { Schema } from '@isb/sdk'
import { describe, expect, test } from 'vitest'
import { applyMove, moveBack, moveTo, sortOf } from './moves.ts'

const menu = (id: number, parentId = 0): Schema<'Menu'> => ({
  id,
  parentId,
  category: 'ADMIN',
  type: parentId ? 'MENU' : 'MENU_DIR',
  name: `Menu ${id}`,
  nameZh: '',
  path: '',
  icon: '',
  code: '',
  isExternalPath: 0,
  openTarget: 0,
  sort: 0,
  version: 1,
  updatedAt: '2026-11-17T07:36:00.000Z',
})
const under = (menus: readonly Schema<'Menu'>[], parentId: number) => menus.filter((one) => one.parentId === parentId).map((one) => one.id)

// 1 ─ 11 12 13, 2 ─ 21
const menus = [menu(1), menu(11, 1), menu(12, 1), menu(13, 1), menu(2), menu(21, 2)]

describe('a move asks for the complete order under the parent', () => {
  test.each([
    ['to the end of its siblings', 11, 1, 2, [12, 13, 11]],
    ['to the first place', 13, 1, 0, [13, 11, 12]],
    ['one down', 11, 1, 1, [12, 11, 13]],
    ['under another parent, in the middle', 21, 1, 1, [11, 21, 12, 13]],
    ['under an empty parent', 11, 21, 0, [11]],
    ['to the top', 11, 0, 2, [1, 2, 11]],
  ])('%s', (_, id, parentId, index, ids) => expect(sortOf(menus, moveTo(menus, id, parentId, index))).toEqual({ parentId, ids }))
})

describe('undoing', () => {
  test.each([
    [11, 1, 2],
    [13, 1, 0],
    [21, 1, 1],
    [12, 2, 0],
    [2, 0, 0],
  ])('%i under %i at %i and back is as it was', (id, parentId, index) => {
    const there = applyMove(menus, moveTo(menus, id, parentId, index))
    const back = applyMove(there, moveBack(menus, id) ?? { id, parentId: -1, after: null })
    for (const parent of [0, 1, 2]) expect(under(back, parent)).toEqual(under(menus, parent))
  })

  test('keeps what somebody has added meanwhile', () => {
    const there = [...applyMove(menus, moveTo(menus, 12, 2, 0)), menu(14, 1)]
    expect(sortOf(there, { id: 12, parentId: 1, after: 11 })).toEqual({ parentId: 1, ids: [11, 12, 13, 14] })
  })

  test('puts it last when the sibling it stood after is gone', () => {
    const there = applyMove(menus, moveTo(menus, 13, 2, 0)).filter((one) => one.id !== 12)
    expect(sortOf(there, { id: 13, parentId: 1, after: 12 })).toEqual({ parentId: 1, ids: [11, 13] })
  })
})

test('a node or a parent that is gone is not moved', () => {
  expect(sortOf(menus, { id: 99, parentId: 1, after: null })).toBeNull()
  expect(sortOf(menus, { id: 11, parentId: 99, after: null })).toBeNull()
  expect(applyMove(menus, { id: 99, parentId: 1, after: null })).toBe(menus)
})

test('a move changes where the node stands and nothing else', () => {
  const after = applyMove(menus, moveTo(menus, 21, 1, 0))
  expect(after).toHaveLength(menus.length)
  expect(after.find((one) => one.id === 21)).toEqual({ ...menu(21, 2), parentId: 1, sort: 0 })
})
