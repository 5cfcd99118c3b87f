import { expect, it } from 'vitest'
import { outcomesOf } from './outcomes.ts'

it('tells what became of rows in one order, and nothing of what became of none', () => {
  expect(outcomesOf({ unchanged: 2, refused: 0, changed: 1, created: 3 })).toEqual([
    ['created', 3],
    ['changed', 1],
    ['unchanged', 2],
  ])
})

it('tells an outcome of each kind instead of all kinds', () => {
  expect(outcomesOf({ created: 5, 'students.created': 2, 'familyLinks.created': 3, unchanged: 1 })).toEqual([
    ['students.created', 2],
    ['familyLinks.created', 3],
    ['unchanged', 1],
  ])
})
