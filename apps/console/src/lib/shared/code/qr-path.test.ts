import { encodeQR } from 'qr'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

test('a row of modules becomes a bar for each run', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z')
})

test('what is drawn can be read again', () => {
  const text = `ISB1.k1.${'eyJpZCI6NzcsInBsYXRlIjoi5rKqQcK3MTIzNDUifQ'.repeat(3)}.${'c2lnbmF0dXJl'.repeat(8)}`
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = qrPath(rows)
  const side = rows.length
  const scale = 4
  // Painted by the path alone, as a printer does.
  const data = new Uint8Array((side * scale) ** 2 * 3).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      data.fill(0, (row * side * scale + Number(x) * scale) * 3, (row * side * scale + (Number(x) + Number(width)) * scale) * 3)
  expect(decodeQR({ width: side * scale, height: side * scale, data })).toBe(text)
})
