import type { Schema } from '@isb/contract'
import { expect, test } from 'vitest'
import { gateDecision, readPassCode, whyNotPrinted } from './gate.ts'
import { nextYearEnd, whyNotDays, whyNotMovePass, whyNotYearEnd, type PassMove } from './pass.ts'

const all: PassMove[] = ['update', 'confirm', 'reject', 'void', 'renew']
test.each<[Schema<'PassStatus'>, PassMove[]]>([
  ['Pending', ['update', 'confirm', 'reject']],
  ['Valid', ['void']],
  ['Expired', ['renew']],
  ['Cancelled', ['renew']],
  ['Rejected', []],
])('with a pass that is %s one may %j', (status, moves) => {
  expect(all.filter((move) => whyNotMovePass({ status }, move) === null)).toEqual(moves)
})

test('a pass may end today, not yesterday, and not before it begins', () => {
  const today = '2026-11-17'
  expect(whyNotDays({ validFrom: today, expiresOn: today }, today)).toBeNull()
  expect(whyNotDays({ validFrom: '2026-11-01', expiresOn: '2026-11-16' }, today)).toBe('EXPIRY_PAST')
  expect(whyNotDays({ validFrom: '2026-12-02', expiresOn: '2026-12-01' }, today)).toBe('DAYS_REVERSED')
})

test('the year ends after today, in a leap year or not', () => {
  expect(nextYearEnd('07-31', '2026-07-30')).toBe('2026-07-31')
  expect(nextYearEnd('07-31', '2026-07-31')).toBe('2027-07-31')
  expect(nextYearEnd('02-29', '2026-11-17')).toBe('2027-02-28')
  expect(nextYearEnd('02-29', '2027-11-17')).toBe('2028-02-29')
})

const days = (status: Schema<'PassStatus'>, validFrom: string | null, expiresOn: string | null) => ({ status, validFrom, expiresOn })
test('one good pass lets a car in; else the reason that says most', () => {
  const today = '2026-11-17'
  const last = days('Expired', '2025-09-01', '2026-07-31')
  const good = days('Valid', '2026-09-01', '2026-11-17')
  const next = days('Valid', '2027-08-01', '2028-07-31')
  expect(gateDecision([last, good], today)).toEqual({ passes: [good, last], reason: null })
  expect(gateDecision([last, next], today).reason).toBe('PASS_NOT_YET')
  expect(gateDecision([days('Pending', null, null), last], today).reason).toBe('PASS_EXPIRED')
  expect(gateDecision([], today).reason).toBe('PLATE_UNKNOWN')
})

test('a printed pass is good on its days, unless it was taken back or cut short', () => {
  const none = { cancelled: [], changed: [] }
  const pass = { id: 7, plate: '沪A12345', type: 'parent', from: '2026-09-01', to: '2027-07-31' } as const
  expect(whyNotPrinted(pass, '2027-07-31', none)).toBeNull()
  expect(whyNotPrinted(pass, '2027-08-01', none)).toBe('PASS_EXPIRED')
  expect(whyNotPrinted(pass, '2026-11-17', { ...none, cancelled: [7] })).toBe('PASS_CANCELLED')
  const short = { ...none, changed: [{ id: 7, from: '2026-11-20', to: '2026-12-31' }] }
  expect(whyNotPrinted(pass, '2026-11-17', short)).toBe('PASS_NOT_YET')
  expect(whyNotPrinted(pass, '2026-12-31', short)).toBeNull()
  expect(whyNotPrinted(pass, '2027-01-01', short)).toBe('PASS_EXPIRED')
  expect(whyNotPrinted({ ...pass, to: '2026-12-01' }, '2026-12-02', short)).toBe('PASS_EXPIRED')
})

test('a code is four parts under our mark', () => {
  expect(readPassCode('ISB1.k1.cGF5.c2ln')).toEqual({ keyId: 'k1', signed: 'ISB1.k1.cGF5', payload: 'cGF5', signature: 'c2ln' })
  for (const text of ['', 'https://x.example/', 'ISB1.k1.cGF5', 'ISB2.k1.a.b', 'ISB1.k1.a.b.c']) expect(readPassCode(text)).toBeNull()
})

test('a year ends on a day that there is, the 29th of February included', () => {
  expect(['07-31', '02-29'].map(whyNotYearEnd)).toEqual([null, null])
  expect(['02-30', '06-31', '13-01', '07-', '07-x'].map(whyNotYearEnd)).toEqual(Array(5).fill('DAY_UNKNOWN'))
})
