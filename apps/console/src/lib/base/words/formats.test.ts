import { expect, test } from 'vitest'
import { ageText } from './formats.ts'

test('an age is said in one unit, in Chinese with a space before it', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const said = (iso: string) => [ageText(iso, now, 'en'), ageText(iso, now, 'zh')]
  expect(said('2026-11-22T11:34:00Z')).toEqual(['26 mins', '26 分钟'])
  expect(said('2026-11-22T10:00:00Z')).toEqual(['2 hours', '2 小时'])
  expect(said('2026-11-18T10:00:00Z')).toEqual(['4 days', '4 天'])
})
