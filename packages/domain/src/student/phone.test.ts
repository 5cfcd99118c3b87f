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

test.each([
  ['138 0013 8000', '86', '+8613800138000'],
  ['0571-8765 4321', '86', '+8657187654321'],
  ['8613800138000', '86', '+8613800138000'],
  ['1 (202) 555-0143', '1', '+12025550143'],
  ['+49 30 901820', '86', '+4930901820'],
  ['0049 30 901820', '86', '+4930901820'],
  ['1380', '86', null],
  ['call me', '86', null],
])('%s at a school whose code is %s is kept as %s', (typed, countryCode, kept) => {
  expect(phoneOf(typed, countryCode)).toBe(kept)
})
