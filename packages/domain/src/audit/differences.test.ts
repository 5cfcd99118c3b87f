import { describe, expect, test } from 'vitest'
import { changedFields, differences, sameValue } from './differences.ts'

describe('a change', () => {
  test('shows on either side only what differs', () => {
    expect(
      differences({ id: 2, name: 'Menus', path: '/upms/menu', version: 1 }, { id: 2, name: 'Tree', path: '/upms/menu', version: 2 }),
    ).toEqual({ before: { name: 'Menus' }, after: { name: 'Tree' } })
  })

  test('shows of two lists what was taken and what was added', () => {
    expect(differences({ menuIds: [1, 2, 3] }, { menuIds: [2, 3, 4, 5] })).toEqual({ before: { menuIds: [1] }, after: { menuIds: [4, 5] } })
    expect(differences({ menuIds: [1, 2] }, { menuIds: [] })).toEqual({ before: { menuIds: [1, 2] }, after: { menuIds: [] } })
    expect(differences({ ids: [1, 2] }, { ids: [2, 1] })).toEqual({ before: { ids: [1, 2] }, after: { ids: [2, 1] } })
  })

  test('of a row that was made or is gone shows all it held', () => {
    expect(differences(null, { id: 3, name: 'New', code: '', version: 1 })).toEqual({ before: null, after: { name: 'New', code: '' } })
    expect(differences({ name: 'Old', version: 4 }, null)).toEqual({ before: { name: 'Old' }, after: null })
  })

  test('keeps notes of what happened as they are', () => {
    expect(differences({}, { signedIn: true })).toEqual({ before: {}, after: { signedIn: true } })
  })

  test('names its fields', () => {
    expect(changedFields({ a: 1, b: null, version: 1 }, { a: 1, b: 0, c: [1], version: 2 })).toEqual(['b', 'c'])
  })
})

test.each([
  [null, null, true],
  [null, {}, false],
  [0, '', false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: undefined }, { b: undefined }, false],
])('%j and %j are the same: %s', (one, other, same) => expect(sameValue(one, other)).toBe(same))
