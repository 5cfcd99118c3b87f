import { expect, test } from 'vitest'
import { hoursFaults, whyNotHours } from './hours.ts'

const span = (weekday: 'Monday' | 'Tuesday', opens: string, closes: string) => ({ weekday, opens, closes })

test('names the fault of each span of opening hours', () => {
  const hours = [
    span('Monday', '18:00', '08:00'),
    span('Tuesday', '08:00', ''),
    span('Tuesday', '09:00', '12:00'),
    span('Tuesday', '11:00', '13:00'),
    span('Monday', '19:00', '20:00'),
  ]
  expect(hoursFaults(hours)).toEqual(['VENUE_HOURS_ORDER', 'VENUE_HOURS_MISSING', 'VENUE_HOURS_OVERLAP', 'VENUE_HOURS_OVERLAP', null])
})

test('says first of all opening hours that a time is missing, then that the order is wrong, then that spans overlap', () => {
  const overlap = [span('Monday', '08:00', '12:00'), span('Monday', '11:00', '13:00')]
  const backwards = span('Tuesday', '12:00', '12:00')
  expect(whyNotHours([...overlap, backwards, span('Tuesday', '', '09:00')])).toBe('VENUE_HOURS_MISSING')
  expect(whyNotHours([...overlap, backwards])).toBe('VENUE_HOURS_ORDER')
  expect(whyNotHours(overlap)).toBe('VENUE_HOURS_OVERLAP')
  expect(whyNotHours([span('Monday', '08:00', '12:00'), span('Monday', '12:00', '13:00')])).toBeNull()
})
