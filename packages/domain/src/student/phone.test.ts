import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'

test.each([
  ['+86 138 0013 8000', '+8613800138000'],
  ['0049 (30) 901820', '+4930901820'],
  ['+1-202-555-0143', '+12025550143'],
  ['13800138000', null],
  ['+86 138', null],
  ['call me', null],
  ['+8613800138000123456', null],
])('%s is kept as %s', (typed, kept) => {
  expect(phoneOf(typed)).toBe(kept)
})
