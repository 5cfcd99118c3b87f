import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedYes } from './forecast.ts'

test('who has not answered is taken to say yes as others did, at the least and at the most', () => {
  const shares = [
    { yes: 90, answers: 100 },
    { yes: 30, answers: 40 },
  ]
  expect(expectedYes({ yes: 60, open: 20 }, shares)).toEqual({ low: 75, high: 78 })
  expect(expectedYes({ yes: 60, open: 20 }, [])).toEqual({ low: 60, high: 80 })
  expect(expectedYes({ yes: 60, open: 0 }, shares)).toEqual({ low: 60, high: 60 })
})

test('the range never ends below those who said yes or above all who could', () => {
  const share = fc.nat(300).chain((answers) => fc.record({ answers: fc.constant(answers + 1), yes: fc.nat(answers + 1) }))
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.array(share, { maxLength: 3 }), (yes, open, shares) => {
      const { low, high } = expectedYes({ yes, open }, shares)
      expect([yes <= low, low <= high, high <= yes + open]).toEqual([true, true, true])
    }),
  )
})
