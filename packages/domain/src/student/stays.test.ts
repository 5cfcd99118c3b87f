import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../days.ts'
import { alsoInAfter, fitted, movedFrom, untilAfter, whyNotSchoolDays, whyNotMove, type Stay } from './stays.ts'

const in5A = { division: 'Elementary', grade: 'G5', homeroomId: 5, alsoInId: null } as const
const in6A = { division: 'Middle', grade: 'G6', homeroomId: 6, alsoInId: null } as const
const in6B = { division: 'Middle', grade: 'G6', homeroomId: 7, alsoInId: null } as const
const first: Stay[] = [{ ...in5A, from: '2025-08-18', until: null }]

test('a move ends the stay before it and lasts until the next one that is planned', () => {
  const planned = movedFrom(first, '2026-08-17', in6A)
  expect(planned).toEqual([
    { ...in5A, from: '2025-08-18', until: '2026-08-17' },
    { ...in6A, from: '2026-08-17', until: null },
  ])
  expect(movedFrom(planned, '2026-03-02', in6B)).toEqual([
    { ...in5A, from: '2025-08-18', until: '2026-03-02' },
    { ...in6B, from: '2026-03-02', until: '2026-08-17' },
    { ...in6A, from: '2026-08-17', until: null },
  ])
})

test('a second move on the same day takes the place of the first, and a move to where somebody is changes nothing', () => {
  const planned = movedFrom(first, '2026-08-17', in6A)
  expect(movedFrom(planned, '2026-08-17', in6B).at(-1)).toEqual({ ...in6B, from: '2026-08-17', until: null })
  expect(movedFrom(planned, '2026-10-05', in6A)).toEqual(planned)
})

test('who leaves has no places after the last day; who stays after all keeps the last place', () => {
  const planned = movedFrom(first, '2026-08-17', in6A)
  const left = fitted(planned, { enteredOn: '2025-08-18', leftOn: '2026-06-19' })
  expect(left).toEqual([{ ...in5A, from: '2025-08-18', until: '2026-06-20' }])
  expect(fitted(left, { enteredOn: '2025-08-18', leftOn: null })).toEqual(first)
})

test('nobody is moved before they come or after they have left, and nobody leaves before they came', () => {
  const days = { enteredOn: '2025-08-18', leftOn: '2026-06-19' }
  expect(whyNotMove(days, '2025-08-17')).toBe('STUDENT_DAYS')
  expect(whyNotMove(days, '2026-06-19')).toBe(null)
  expect(whyNotMove(days, '2026-06-20')).toBe('STUDENT_DAYS')
  expect(whyNotSchoolDays({ ...days, leftOn: '2025-08-17' })).toBe('STUDENT_DAYS')
  expect(whyNotSchoolDays({ ...days, leftOn: '2025-08-18' })).toBe(null)
})

test('whatever is planned, every day from the first to the last has exactly one place', () => {
  const begin = '2025-08-18'
  const move = fc.record({ after: fc.integer({ min: 0, max: 700 }), homeroomId: fc.integer({ min: 1, max: 4 }) })
  const leave = fc.option(fc.integer({ min: 0, max: 700 }))
  fc.assert(
    fc.property(fc.array(fc.oneof(move, fc.record({ leave })), { maxLength: 30 }), (steps) => {
      let stays = first
      let leftOn: string | null = null
      for (const step of steps) {
        if ('leave' in step) {
          leftOn = step.leave === null ? null : addDays(begin, step.leave)
          stays = fitted(stays, { enteredOn: begin, leftOn })
          continue
        }
        const from = addDays(begin, step.after)
        if (whyNotMove({ enteredOn: begin, leftOn }, from)) continue
        stays = movedFrom(stays, from, { ...in5A, homeroomId: step.homeroomId })
        expect(stays.find((stay) => stay.from <= from && (stay.until === null || stay.until > from))?.homeroomId).toBe(step.homeroomId)
      }
      expect(stays[0]?.from).toBe(begin)
      expect(stays.at(-1)?.until).toBe(untilAfter(leftOn))
      for (const [at, stay] of stays.slice(1).entries()) expect(stay.from).toBe(stays[at]?.until)
    }),
  )
})

test('a supporting class is kept within its school year, and is no other than the class', () => {
  const support = { id: 9, schoolYear: '2026-27' }
  expect(alsoInAfter(support, { id: 5, schoolYear: '2026-27' })).toBe(9)
  expect(alsoInAfter(support, undefined)).toBe(9)
  expect(alsoInAfter(support, { id: 6, schoolYear: '2027-28' })).toBeNull()
  expect(alsoInAfter(support, support)).toBeNull()
  expect(alsoInAfter(undefined, support)).toBeNull()
})
