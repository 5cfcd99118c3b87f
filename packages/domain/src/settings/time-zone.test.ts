import { expect, test } from 'vitest'
import { whyNotTimeZone } from './time-zone.ts'

test.each(['Asia/Shanghai', 'Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (name) =>
  expect(whyNotTimeZone(name)).toBeNull(),
)

test.each(['', '+08:00', 'Asia/Shangai', 'Shanghai', 'UTC+8:00:00:00', '../Asia/Shanghai', ' UTC'])('“%s” is none', (name) =>
  expect(whyNotTimeZone(name)).toBe('TIME_ZONE_UNKNOWN'),
)
