import { expect, test } from 'vitest'
import { addDays, isDay } from './days.ts'

test('days follow the calendar over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})

test.each([
  ['2026-09-01', true],
  ['9999-12-31', true],
  ['1900-01-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['0026-09-01', false],
  ['1899-12-31', false],
  ['20260-09-01', false],
  ['', false],
])('%s is a day: %s', (value, is) => expect(isDay(value)).toBe(is))
