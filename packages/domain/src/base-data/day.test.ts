import { expect, test } from 'vitest'
import { dayRead } from './day.ts'

test.each([
  ['2026-08-17', 'iso', '2026-08-17', true],
  ['2026-08-17T00:00:00.000Z', 'iso', '2026-08-17', false],
  ['2026.08.17', 'iso', '2026-08-17', false],
  ['20260817', 'iso', '2026-08-17', false],
  ['2026年8月17日', 'iso', '2026-08-17', false],
  ['8/17/2026', 'iso', '2026-08-17', false],
  ['8/17/2026', 'american', '2026-08-17', true],
  ['17/08/2026', 'american', '2026-08-17', false],
  ['3/4/2026', 'iso', '2026-03-04', false],
  ['2024-02-29', 'iso', '2024-02-29', true],
] as const)('%s, where days are %s, is %s', (text, wanted, day, asWanted) => {
  expect(dayRead(text, wanted)).toEqual({ day, asWanted })
})

test.each(['31/02/2015', '2026-02-29', '2026-13-01', '13/13/2026', 'soon', '', '2026', '0/0/2026'])('“%s” is no day', (text) => {
  expect(dayRead(text, 'iso')).toBeUndefined()
})
