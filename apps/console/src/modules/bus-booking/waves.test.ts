import { expect, test } from 'vitest'
import { partOfDay, wavesOf } from './waves.ts'

const runs = (...starts: (string | null)[]) => starts.map((startsAt, at) => ({ line: at + 1, startsAt }))
const told = (...starts: (string | null)[]) => wavesOf(runs(...starts)).map(({ id, runs: own }) => [id, own.map(({ line }) => line)])

test('runs that set out within three quarters of an hour of each other are one wave, in the order in which they came', () => {
  expect(told('15:40', '07:40', '07:10', '17:00', '15:40')).toEqual([
    ['07:10', [2, 3]],
    ['15:40', [1, 5]],
    ['17:00', [4]],
  ])
  expect(told('06:30', '07:14', '07:58')).toEqual([['06:30', [1, 2, 3]]])
  expect(told('06:30', '07:15')).toEqual([
    ['06:30', [1]],
    ['07:15', [2]],
  ])
})

test('a run without stops goes with the last wave, alone with itself, and no run makes no wave', () => {
  expect(told(null, '07:10', '15:40')).toEqual([
    ['07:10', [2]],
    ['15:40', [1, 3]],
  ])
  expect(told(null)).toEqual([['', [1]]])
  expect(told()).toEqual([])
})

test('what sets out before noon is the morning, and from half past four on it is late', () => {
  expect(['07:10', '11:59', '12:00', '16:29', '16:30'].map(partOfDay)).toEqual(['morning', 'morning', 'afternoon', 'afternoon', 'late'])
})
