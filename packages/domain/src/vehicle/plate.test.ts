import { expect, test } from 'vitest'
import { plateKey, plateKeys, plateKind, plateSpelt, plateTail } from './plate.ts'

test.each(['沪A·12345', '沪 a-12345', '沪Ａ１２３４５', '沪A.12 345', '沪A—12345'])('%s is one and the same plate', (typed) => {
  expect(plateKey(typed)).toBe('沪A12345')
})

test.each([
  ['沪A12345', 'ordinary'],
  ['京NAB123', 'ordinary'],
  ['粤BD12345', 'new-energy'],
  ['粤BF1A234', 'other'],
  ['沪AF12345', 'new-energy'],
  ['沪A12345D', 'new-energy'],
  ['沪A1234O', 'other'],
  ['沪AABC12', 'other'],
  ['沪A1234', 'other'],
  ['M-AB 1234', 'other'],
  ['使014578', 'other'],
] as const)('%s is %s', (typed, kind) => {
  expect(plateKind(typed)).toBe(kind)
})

test('the province may be left out, or typed in pinyin', () => {
  expect(plateTail('沪A12345')).toBe('A12345')
  expect(plateTail('MAB1234')).toBe('MAB1234')
  expect(plateSpelt('沪A12345')).toBe('HUA12345')
  expect(plateSpelt('MAB1234')).toBe('MAB1234')
  expect(plateSpelt('')).toBe('')
  expect(plateKeys('hu a12345')).toEqual(['HUA12345', '沪A12345'])
  expect(plateKeys('jin-B6789K')).toEqual(['JINB6789K', '津B6789K', '晋B6789K'])
  expect(plateKeys('沪A12345')).toEqual(['沪A12345'])
})
