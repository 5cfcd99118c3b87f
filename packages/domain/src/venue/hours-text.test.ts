import { expect, test } from 'vitest'
import { readHours, writtenHours } from './hours-text.ts'

test('hours are read as they are written, for ranges of days and in Chinese too', () => {
  const text = 'Mon 08:00–12:00; Mon 13:00–18:00; Sat 09:00–24:00'
  expect(writtenHours(readHours(text)!)).toBe(text)
  expect(writtenHours(readHours('mon-wed 8:00-9:15')!)).toBe('Mon 08:00–09:15; Tue 08:00–09:15; Wed 08:00–09:15')
  expect(writtenHours(readHours('周六至星期天 10:00~12:00')!)).toBe('Sat 10:00–12:00; Sun 10:00–12:00')
  expect(writtenHours(readHours('Mon-Tue 13:00–18:00; Mon-Tue 08:00–12:00')!)).toBe(
    'Mon 08:00–12:00; Mon 13:00–18:00; Tue 08:00–12:00; Tue 13:00–18:00',
  )
  expect(readHours('')).toEqual([])
})

test.each([
  'Mon',
  'Mon 08:00',
  'Mon 08:05–12:00',
  'Noday 08:00–12:00',
  'Fri-Mon 08:00–12:00',
  'Mon 24:00–24:00',
  'Mon 08:00–12:00, Tue 08:00–12:00',
])('%s is not', (text) => {
  expect(readHours(text)).toBeUndefined()
})
