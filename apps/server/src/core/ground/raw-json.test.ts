import { expect, test } from 'vitest'
import { longText, RawJson } from './raw-json.ts'

test.each([0, 1])('a long text comes in pieces that can each be encoded, wherever its characters of two halves stand (%i)', (shift) => {
  const text = 'x'.repeat(shift) + '𠮷'.repeat(longText)
  const pieces = [...new RawJson(text).pieces()]
  expect(pieces.length).toBeGreaterThan(1)
  expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString()).toBe(text)
})
