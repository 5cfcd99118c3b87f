import { expect, test } from 'vitest'
import { steady } from './steady.ts'

const row = (id: number, state = 'Pending') => ({ id, state })

test('a new row comes last, though the server sorts it first', () => {
  expect(steady([row(2), row(3)], [row(9), row(2), row(3)])).toEqual([row(2), row(3), row(9)])
})

test('a decided row keeps its place with what it is now', () => {
  expect(steady([row(1), row(2), row(3)], [row(2), row(3), row(1, 'Confirmed')])).toEqual([row(1, 'Confirmed'), row(2), row(3)])
})

test('a row that has left the list stays where it was', () => {
  expect(steady([row(1), row(2), row(3)], [row(1), row(3)])).toEqual([row(1), row(2), row(3)])
})
