import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenFormula, shownFormula } from './formula.ts'

// S-27
test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠sum', "'=1", "''@x"])(
  '%j cannot run, and comes back as it was',
  (text) => {
    expect(hiddenFormula(text)).toBe(`'${text}`)
    expect(shownFormula(hiddenFormula(text))).toBe(text)
  },
)

test.each([
  ['a;=1', "a;'=1"],
  [';@sum', ";'@sum"],
  ['a|+1', "a|'+1"],
  ["a;'=1", "a;''=1"],
])('%j cannot run where a spreadsheet splits it, and comes back as it was', (text, safe) => {
  expect(hiddenFormula(text)).toBe(safe)
  expect(shownFormula(safe)).toBe(text)
})

test.each(['a; +86 139', 'Li Na', "O'Connor", "'quoted'", '', '1=1'])('%j stays as it is', (text) => {
  expect(hiddenFormula(text)).toBe(text)
})

test('whatever the text, it comes back', () => {
  const tricky = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', ';', '|', 'a', '1') })
  fc.assert(
    fc.property(fc.oneof(fc.string(), tricky), (text) => {
      expect(shownFormula(hiddenFormula(text))).toBe(text)
    }),
  )
})
