import { expect, test } from 'vitest'
import { expectedAt, type LegTime } from './expected.ts'

const minute = 60_000
const took = (median: number, low = median, high = median, runs = 20): LegTime => ({ median, low, high, runs })

test('a bus of which nothing is known is as late at its next stop as it is now', () => {
  const { at, earliest, latest } = expectedAt(10 * minute, 120, [{ planned: 300, took: null, left: 1 }], 0)
  expect(at).toBe(12 * minute)
  expect([earliest, latest]).toEqual([at - 49_000, at + 49_000])
})

test('legs that took longer make it later, by what is left of them', () => {
  const legs = [
    { planned: 300, took: took(420), left: 0.5 },
    { planned: 300, took: took(360), left: 1 },
  ]
  expect(expectedAt(10 * minute, 0, legs, 0).at).toBe(12 * minute)
})

test('two runs teach nothing yet', () => {
  expect(expectedAt(10 * minute, 0, [{ planned: 300, took: took(900, 900, 900, 2), left: 1 }], 0).at).toBe(10 * minute)
})

test('nothing is expected in the past, and the range is as wide as the runs were apart', () => {
  expect(expectedAt(minute, 0, [], 5 * minute)).toMatchObject({ at: 5 * minute, earliest: 5 * minute })
  const { at, latest } = expectedAt(10 * minute, 0, [{ planned: 300, took: took(300, 240, 360), left: 1 }], 0)
  expect(latest - at).toBe(63_000)
})

/** A repeatable number between 0 and 1. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('of a replayed morning the next stop is told within 90 seconds by the middle, legs in traffic included', () => {
  const roll = dice(7)
  const noise = () => (roll() + roll() + roll() - 1.5) * 120
  const usual = [420, 510, 260, 700, 380, 600]
  const planned = [360, 420, 300, 540, 420, 480]
  const errors: number[] = []
  for (let run = 0; run < 40; run++) {
    let delay = noise()
    for (const [leg, seconds] of usual.entries()) {
      const drive = Math.max(60, seconds + noise())
      const legs = [{ planned: planned[leg]!, took: took(seconds, seconds - 40, seconds + 40), left: 1 }]
      const told = expectedAt(planned[leg]! * 1000, delay, legs, 0).at / 1000
      errors.push(Math.abs(told - (drive + delay)))
      delay += drive - planned[leg]!
    }
  }
  const middle = errors.toSorted((one, other) => one - other)[errors.length / 2]!
  expect(middle).toBeLessThan(90)
  // Without what runs have taught it would not be.
  expect(middle).toBeLessThan(50)
})
