import { expect, test } from 'vitest'
import { longText, piecesOf } from './raw-json.ts'

test.each([0, 1])('a long text comes in pieces that can each be encoded, wherever its characters of two halves stand (%i)', (shift) => {
  const text = 'x'.repeat(shift) + '𠮷'.repeat(longText)
  const pieces = [...piecesOf(text)]
  expect(pieces.length).toBeGreaterThan(1)
  expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString()).toBe(text)
})
