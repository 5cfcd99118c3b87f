import { expect, test } from 'vitest'
import { alikePlates, plateKey, plateKeys, plateKind, plateReadings, plateSpelt, plateTail, plateWritten } from './plate.ts'

test.each(['沪A·12345', '沪 a-12345', '沪Ａ１２３４５', '沪A.12 345', '沪A—12345', 'hu a-12345', 'HUA12345'])(
  '%s is one and the same plate',
  (typed) => {
    expect(plateKey(typed)).toBe('沪A12345')
  },
)

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
  expect(plateKeys('hu a12345')).toEqual(['沪A12345'])
  expect(plateKeys('沪A12345')).toEqual(['沪A12345'])
  expect(plateKeys('HK·AB 1234')).toEqual(['HKAB1234'])
})

test('a plate in pinyin is the plate itself, trailers and new energy too', () => {
  expect(['hu a 88888', 'Su-E 0X3K8', 'hua d52081', 'HU C 8630挂'].map(plateKey)).toEqual([
    '沪A88888',
    '苏E0X3K8',
    '沪AD52081',
    '沪C8630挂',
  ])
  expect(['hu a-88888', '沪a88888', 'M-AB 1234'].map(plateWritten)).toEqual(['沪A·88888', '沪A·88888', 'MAB1234'])
})

// A stranger must not pass for the car of another province.
test.each([
  ['JIN B6789K', ['津B6789K', '晋B6789K']],
  ['YU A12345', ['渝A12345', '豫A12345']],
  ['GUI A12345', ['桂A12345', '贵A12345']],
  // Provinces that begin alike: a new-energy plate of 渝 or 豫, or an ordinary one of 云.
  ['YUN A12345', ['渝NA12345', '豫NA12345', '云A12345']],
])('%s stays in pinyin, for it may be several plates', (typed, readings) => {
  expect(plateReadings(typed)).toEqual(readings)
  expect(plateKey(typed)).toBe(typed.replace(' ', ''))
  // Each of them is found by any of its spellings.
  expect(plateKeys(typed)).toEqual([plateKey(typed), ...readings])
  for (const reading of readings) expect(plateKeys(reading)).toEqual([reading, plateSpelt(reading)])
})

test('a plate without its province is found where a pass is written in pinyin', () => {
  expect(plateKeys('B6789K')).toContain('JINB6789K')
  // 鄂A12345, or a new-energy plate of some city E.
  expect(plateKey('EA12345')).toBe('EA12345')
  expect(plateKeys('EA12345').slice(0, 2)).toEqual(['EA12345', '鄂A12345'])
})

test('plates whose provinces sound alike are named as they are painted, whichever of several was typed so', () => {
  expect(alikePlates('沪A·12345', 'jin b 6789k')).toEqual(['津B·6789K', '晋B·6789K'])
  expect(alikePlates('沪A·12345', 'hu a 12345')).toEqual([])
})
