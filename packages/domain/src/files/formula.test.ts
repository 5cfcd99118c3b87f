import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenFormula, shownFormula } from './formula.ts'

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠sum', "'=1", "''@x"])(
  '%j cannot run, and comes back as it was',
  (text) => {
    expect(hiddenFormula(text)).toBe(`'${text}`)
    expect(shownFormula(hiddenFormula(text))).toBe(text)
  },
)

test.each(['Li Na', "O'Connor", "'quoted'", '', '1=1'])('%j stays as it is', (text) => {
  expect(hiddenFormula(text)).toBe(text)
})

test('whatever the text, it comes back', () => {
  const tricky = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '1') })
  fc.assert(
    fc.property(fc.oneof(fc.string(), tricky), (text) => {
      expect(shownFormula(hiddenFormula(text))).toBe(text)
    }),
  )
})
