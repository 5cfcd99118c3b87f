import { expect, test } from 'vitest'
import { hasPlate } from './find.ts'

test.each(['沪A·12345', '沪a12345', 'a-12345', 'HU A 12345', 'hua12345'])('%s means the plate', (typed) =>
  expect(hasPlate(typed, { plate: '沪A·12345' })).toBe(true),
)

test.each(['12345', '沪A·1234', '京A·12345', 'B12345'])('%s means another', (typed) =>
  expect(hasPlate(typed, { plate: '沪A·12345' })).toBe(false),
)
