import { expect, test } from 'vitest'
import { answerTo, isListed } from './failures.ts'
import { Refusal, TransportFailure } from '../ground/refuse.ts'

const refused = (reason: Refusal['reason']) => answerTo(new Refusal(3, reason), 'en')

test('an operation refuses with what its contract lists, and with what follows from what it is', () => {
  expect(isListed('bike.confirmRent', refused('ALREADY_DECIDED'))).toBe(true)
  expect(isListed('bike.confirmRent', refused('RENT_NOT_FOUND'))).toBe(true)
  expect(isListed('bike.confirmRent', refused('STALE'))).toBe(true)
  expect(isListed('bike.confirmRent', refused('PLATE_EMPTY'))).toBe(false)
  expect(isListed('bike.list', refused('STALE'))).toBe(false)
})

test('a broken constraint is a reason like any other; a failure of the transport is nobody’s own', () => {
  const broken = answerTo({ code: '23505', constraint: 'bike_number' }, 'en', { bike_number: 'BIKE_NUMBER_TAKEN' })
  expect(isListed('bike.create', broken)).toBe(true)
  expect(isListed('bike.remove', broken)).toBe(false)
  expect(isListed('bike.list', answerTo(new TransportFailure(503, 'BUSY'), 'en'))).toBe(true)
})

test('what nobody foresaw is told to the log alone', () => {
  const error = Object.assign(new Error('relation "staff" at 10.0.0.5 has no column "password"'), { code: '42703' })
  const { status, envelope, log } = answerTo(error, 'en')
  expect([status, envelope]).toEqual([
    500,
    { code: 99, message: 'Something went wrong on our side. Nothing was changed.', reason: 'INTERNAL' },
  ])
  expect(log).toBe(error)
})
