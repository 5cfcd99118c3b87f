import { describe, expect, test } from 'vitest'
import { bodyWith, operationOf, placeOf, savedOf } from './part.ts'

describe('a form of one record of a list', () => {
  const form = 'calendar.change/days'
  test('is sent by its operation, in its list, and finds its record in the answer', () => {
    expect(operationOf(form)).toBe('calendar.change')
    expect(placeOf(form)).toBe('/days/0')
    expect(bodyWith(form, { name: 'Typhoon' })).toEqual({ days: [{ name: 'Typhoon' }] })
    expect(savedOf(form, { days: [{ id: 7 }], years: [] })).toEqual({ id: 7 })
  })
  test('of a whole body changes nothing', () => {
    expect(placeOf('venue.create')).toBe('')
    expect(bodyWith('venue.create', { name: 'Gym' })).toEqual({ name: 'Gym' })
    expect(savedOf('venue.create', { id: 7 })).toEqual({ id: 7 })
  })
})
