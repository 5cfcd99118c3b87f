import { expect, test } from 'vitest'
import { isSchoolYear, schoolYearBegins } from './school-year.ts'

test.each([
  ['2026-27', true],
  ['2099-00', true],
  ['2026-28', false],
  ['2026-26', false],
  ['26-27', false],
  ['2026/27', false],
  ['', false],
])('%s is a school year: %s', (text, is) => {
  expect(isSchoolYear(text)).toBe(is)
})

test('a school year begins in August', () => {
  expect(schoolYearBegins(new Date('2026-07-31T12:00:00Z'))).toBe(2025)
  expect(schoolYearBegins(new Date('2026-08-01T12:00:00Z'))).toBe(2026)
})
