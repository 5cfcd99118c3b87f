import type { Schema } from '@isb/contract'
import { describe, expect, test } from 'vitest'
import { atStop, isDone, isUnaccounted, whyNotTap, withTaps } from './boarding.ts'

type Sheet = Schema<'BusSheet'>
type Rider = Sheet['riders'][number]
const riderAt = (bookingId: number, stopId: number, more: Partial<Rider> = {}) =>
  ({ bookingId, stopId, boarding: 'Open', away: false, met: false, tappedAt: null, adult: '', adults: [], ...more }) as unknown as Rider
const sheetOf = (direction: 'ToSchool' | 'FromSchool', ...riders: Rider[]) =>
  ({ run: { direction, status: 'OnTheRoad', stops: [1, 2, 3].map((stopId) => ({ stopId })) }, riders }) as unknown as Sheet
const ids = (riders: readonly Rider[]) => riders.map(({ bookingId }) => bookingId)
const seen = (sheet: Sheet, at: number) => {
  const { does, riders, left } = atStop(sheet, at)
  return [does, ids(riders), ids(left)]
}

describe('a stop', () => {
  test('in the morning has those who get on there, and whoever is still open from before', () => {
    const sheet = sheetOf('ToSchool', riderAt(1, 1), riderAt(2, 2), riderAt(3, 1, { boarding: 'Boarded' }), riderAt(4, 1, { away: true }))
    expect(seen(sheet, 0)).toEqual(['Boarded', [1, 3, 4], []])
    expect(seen(sheet, 1)).toEqual(['Boarded', [2], [1]])
    expect(seen(sheet, 2)).toEqual(['GotOff', [3], [1, 2]])
  })

  test('in the afternoon has everybody at the school, and then those who get off', () => {
    const on = { boarding: 'Boarded' } as const
    const sheet = sheetOf('FromSchool', riderAt(1, 2, on), riderAt(2, 3, on), riderAt(3, 3))
    expect(seen(sheet, 0)).toEqual(['Boarded', [1, 2, 3], []])
    expect(seen(sheet, 1)).toEqual(['GotOff', [1], [3]])
    expect(seen(sheet, 2)).toEqual(['GotOff', [2], [1, 3]])
  })
})

test('who is on the bus or was not marked is unaccounted for; who is on leave, was not there or got off is not', () => {
  const left = (['Open', 'Boarded', 'NotThere', 'GotOff'] as const).map((boarding) => isUnaccounted({ away: false, boarding }))
  expect(left).toEqual([true, true, false, false])
  expect(isUnaccounted({ away: true, boarding: 'Open' })).toBe(false)
  expect(isUnaccounted({ away: true, boarding: 'Boarded' })).toBe(true)
  expect(isDone('Boarded', riderAt(1, 1, { away: true }))).toBe(true)
  expect(isDone('GotOff', riderAt(1, 1, { boarding: 'Boarded' }))).toBe(false)
})

test('a child who must be met gets off to an adult; nobody else is handed to one while getting on', () => {
  expect(whyNotTap({ met: true }, { kind: 'GotOff' })).toBe('BUS_TAP_MET')
  expect(whyNotTap({ met: true }, { kind: 'GotOff', adult: 'Li' })).toBeNull()
  expect(whyNotTap({ met: true }, { kind: 'NotThere' })).toBeNull()
  expect(whyNotTap({ met: false }, { kind: 'Boarded', adult: 'Li' })).toBe('BUS_TAP_ADULT')
})

test('taps that are not sent count on the sheet, unless something newer has come in', () => {
  const sheet = sheetOf('ToSchool', riderAt(1, 1), riderAt(2, 1, { boarding: 'Boarded', tappedAt: '2026-11-17T07:30:00.000Z' }))
  const at = '2026-11-17T07:20:00.000Z'
  const after = withTaps(sheet, [
    { id: 'a', kind: 'NotThere', bookingId: 1, tappedAt: at },
    { id: 'b', kind: 'NotThere', bookingId: 2, tappedAt: at },
    { id: 'c', kind: 'Closed', tappedAt: at },
  ])
  expect(after.riders.map(({ boarding }) => boarding)).toEqual(['NotThere', 'Boarded'])
  expect(after.run.status).toBe('Done')
})
