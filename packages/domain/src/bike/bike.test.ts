import { expect, test } from 'vitest'
import { whyNotMoveBike, type BikeMove } from './bike.ts'
import { whyNotCancel, whyNotRentMore } from './request.ts'

const all: BikeMove[] = ['requestRent', 'requestReturn', 'return', 'startMaintenance', 'endMaintenance']
const allowed = (bike: Parameters<typeof whyNotMoveBike>[0]) => all.filter((move) => whyNotMoveBike(bike, move) === null)
const out = { confirmation: 'Confirmed', returnId: null } as const

test('what may be done follows from where the bike is', () => {
  expect(allowed({ status: 'Available', rent: null })).toEqual(['requestRent', 'startMaintenance'])
  expect(allowed({ status: 'In use', rent: out })).toEqual(['requestReturn', 'return'])
  expect(allowed({ status: 'Overdue', rent: out })).toEqual(['requestReturn', 'return'])
  expect(allowed({ status: 'Returned', rent: null })).toEqual(['return', 'startMaintenance'])
  expect(allowed({ status: 'Under Maintenance', rent: null })).toEqual(['endMaintenance'])
})

test('a pending request holds the bike, though it is Available', () => {
  const held = { status: 'Available', rent: { confirmation: 'Pending', returnId: null } } as const
  expect(whyNotMoveBike(held, 'requestRent')).toBe('BIKE_REQUESTED')
  expect(whyNotMoveBike(held, 'startMaintenance')).toBe('BIKE_REQUESTED')
})

test('its return is asked for once; at the desk it can be returned all the same', () => {
  const bike = { status: 'In use', rent: { ...out, returnId: 5 } } as const
  expect(whyNotMoveBike(bike, 'requestReturn')).toBe('RETURN_REQUESTED')
  expect(whyNotMoveBike(bike, 'return')).toBeNull()
})

test('who asked, or who asked for them, may take it back until it is decided', () => {
  const mine = { confirmation: 'Pending', person: { id: 1 }, submittedBy: { id: 2 } } as const
  expect([1, 2, 3].map((id) => whyNotCancel(mine, id))).toEqual([null, null, 'REQUEST_NOT_YOURS'])
  expect(whyNotCancel({ ...mine, confirmation: 'Confirmed' }, 1)).toBe('ALREADY_DECIDED')
})

test('a limit of two is reached with two', () => {
  expect([0, 1, 2, 3].map((count) => whyNotRentMore({ limit: 2, open: Array(count) }))).toEqual([
    null,
    null,
    'BIKE_LIMIT_REACHED',
    'BIKE_LIMIT_REACHED',
  ])
})
