import { expect, test } from 'vitest'
import { venueFile } from './file.ts'

test('a dash in a file says that there is none, and no column takes what it cannot hold', () => {
  expect(venueFile.read('capacity', '–')).toBe(null)
  expect(venueFile.read('adEmail', '-')).toBe('')
  expect(venueFile.read('hours', 'Mon 08:00–12:00\nTue 08:00–12:00')).toBe('Mon 08:00–12:00; Tue 08:00–12:00')
  expect(venueFile.read('capacity', '30')).toBe(30)
  expect(venueFile.read('capacity', 'many')).toBe(undefined)
  expect(venueFile.read('needsApproval', '否')).toBe(false)
  expect(venueFile.read('needsApproval', '-')).toBe(undefined)
  expect(venueFile.read('location', 'x'.repeat(101))).toBe(undefined)
})
