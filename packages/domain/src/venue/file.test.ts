import { expect, test } from 'vitest'
import { readVenueCell } from './file.ts'

test('a dash in a file says that there is none, and no column takes what it cannot hold', () => {
  expect(readVenueCell('capacity', '–')).toBe(null)
  expect(readVenueCell('adEmail', '-')).toBe('')
  expect(readVenueCell('hours', 'Mon 08:00–12:00\nTue 08:00–12:00')).toBe('Mon 08:00–12:00; Tue 08:00–12:00')
  expect(readVenueCell('capacity', '30')).toBe(30)
  expect(readVenueCell('capacity', 'many')).toBe(undefined)
  expect(readVenueCell('needsApproval', '否')).toBe(false)
  expect(readVenueCell('needsApproval', '-')).toBe(undefined)
  expect(readVenueCell('location', 'x'.repeat(101))).toBe(undefined)
})
