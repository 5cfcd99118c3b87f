import { expect, test } from 'vitest'
import { writtenDay, writtenTime } from './index.ts'

test('a moment is written by the school’s clock, a day is the same day everywhere', () => {
  // Whether a comma stands there is up to the version of ICU.
  expect(writtenTime(new Date('2026-11-17T23:30:00Z'), 'Asia/Shanghai').en).toMatch(/^Wednesday,? 18 November 2026 at 07:30$/)
  expect(writtenTime(new Date('2026-11-17T23:30:00Z'), 'America/New_York').zh).toBe('2026年11月17日星期二 18:30')
  expect(writtenDay('2026-11-24').en).toMatch(/^Tuesday,? 24 November 2026$/)
  expect(writtenDay('2026-11-24').zh).toBe('2026年11月24日星期二')
})
