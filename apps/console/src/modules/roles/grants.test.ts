import { createTreeIndex } from '@isb/ui'
import { expect, test } from 'vitest'
import { apply, deltaOf, sizeOf, tickAll } from './grants.ts'

// 1 Bikes › 2 Rents › 3 confirm, 4 reject; 5 Returns; 6 Venues
const nodes = [
  { id: 1, parentId: 0 },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 2 },
  { id: 5, parentId: 1 },
  { id: 6, parentId: 0 },
]
const index = createTreeIndex(nodes, 0)
const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b)

test('what is given and what is taken are counted apart', () => {
  const delta = deltaOf(new Set([1, 2, 3]), new Set([1, 2, 4, 6]))
  expect(delta).toEqual({ granted: [4, 6], revoked: [3] })
  expect(sizeOf(delta)).toBe(3)
})

test('ticks laid over what somebody else has saved bring the way to them along', () => {
  expect(sorted(apply(index, new Set([6]), { granted: [3], revoked: [] }))).toEqual([1, 2, 3, 6])
})

test('a screen that was taken takes along what somebody else has granted in it meanwhile', () => {
  expect(sorted(apply(index, new Set([1, 2, 3, 4]), { granted: [], revoked: [2, 3] }))).toEqual([1])
})

test('a node that is gone is passed over', () => {
  expect(sorted(apply(index, new Set([6]), { granted: [99], revoked: [98] }))).toEqual([6])
})

test('all of a screen is what may be granted of it, and the way to it', () => {
  expect(sorted(tickAll(index, new Set(), 2, ({ id }) => id !== 4))).toEqual([1, 2, 3])
})
