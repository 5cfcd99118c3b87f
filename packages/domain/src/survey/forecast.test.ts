import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answeredByEnd, expectedYes } from './forecast.ts'

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

const day = (number: number, yes: number) => ({ number, yes, no: 0, conflict: 0 })
const asked = {
  startsOn: '2026-11-02',
  endsOn: '2026-11-30',
  today: '2026-11-16',
  total: { yes: 50, no: 10, conflict: 0, draft: 8, none: 32, expected: { low: 0, high: 0 } },
  reminders: [
    { number: 1, students: 90 },
    { number: 7, students: 80 },
    { number: 14, students: 40 },
  ],
  // Forty of the eighty who were reminded on 9 November have answered by the fifteenth.
  days: [day(0, 20), day(7, 30), day(13, 10)],
}

test('half of those who are left answer in each week, as after the last reminder that has had its week', () => {
  expect(answeredByEnd(asked)).toEqual({ share: 0.9, asThenOn: 7 })
  // A reminder after which all have answered leaves nobody.
  expect(answeredByEnd({ ...asked, reminders: [{ number: 7, students: 20 }] })).toEqual({ share: 1, asThenOn: 7 })
})

test('nobody knows how many will have answered before a reminder has had its week, and on the last day it is known', () => {
  expect(answeredByEnd({ ...asked, reminders: [{ number: 8, students: 80 }] })).toBeNull()
  expect(answeredByEnd({ ...asked, today: '2026-11-30' })).toBeNull()
  expect(answeredByEnd({ ...asked, startsOn: null, endsOn: null })).toBeNull()
  expect(answeredByEnd({ ...asked, total: { ...asked.total, yes: 0, no: 0, draft: 0, none: 0 } })).toBeNull()
})
