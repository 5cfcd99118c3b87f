import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded, pinyinSpellings, spellings } from './folded.ts'

test.each([
  ['José García', 'jose garcia'],
  ['Zoe\u0308', 'zoe'],
  ['ŁUKASZ Wałęsa', 'lukasz walesa'],
  ['Weiß', 'weiss'],
  ['WEISS', 'weiss'],
  ['Æsa Œuvre Þór Đặng', 'aesa oeuvre thor dang'],
  ['Işık İnce', 'isik ince'],
  ['O’Brien', 'obrien'],
  ["O'Brien", 'obrien'],
  ['Anne-Marie', 'annemarie'],
  ['阿凡提·买买提', '阿凡提买买提'],
  ['Ｌａｎ　Ｚｈｏｕ', 'lan zhou'],
  ['Σωκράτης', 'σωκρατησ'],
  ['Йосиф Ёлкин', 'иосиф елкин'],
  ['ガキ', 'ガキ'],
  ['  a\t b ', 'a b'],
])('folds %s to %s', (text, expected) => expect(folded(text)).toBe(expected))

test.each([
  ['Müller', ['muller', 'mueller']],
  ['Søren Ågård', ['soren agard', 'soeren aagaard']],
  ['Bjo\u0308rk', ['bjork', 'bjoerk']],
  ['Smith', ['smith']],
])('spells %s as %j', (text, expected) => expect(spellings(text)).toEqual(expected))

test.each([
  [
    ['lü', 'bu'],
    ['lv bu', 'lyu bu', 'lu bu'],
  ],
  [['lv'], ['lv', 'lyu', 'lu']],
  [['nüe'], ['nve', 'nyue', 'nue']],
  [['xu', 'yuan'], ['xu yuan']],
])('writes the pinyin %j as %j', (syllables, expected) =>
  expect(pinyinSpellings(syllables).map((each) => each.join(' '))).toEqual(expected),
)

describe('whatever the text', () => {
  const letter = fc.constantFrom(...Array.from("abcxyzABCXYZäöüåøłđßæœþıñéçşğİŻžЙёΣςάО王吕ガ가 -’'·\u0301\u0308"))
  const text = fc.oneof(fc.string({ unit: letter, maxLength: 20 }), fc.string({ unit: 'binary', maxLength: 20 }))

  test('a folded text is folded already', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(folded(folded(each))).toBe(folded(each))
      }),
    )
  })

  test('a text is folded alike in every form of Unicode', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (each, form) => {
        expect(folded(each.normalize(form))).toBe(folded(each))
      }),
    )
  })

  test('letters of people’s names are folded alike in capitals and in small letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 20 }), (each) => {
        expect(folded(each.toUpperCase())).toBe(folded(each.toLowerCase()))
      }),
    )
  })

  test('no mark is left on a Latin, Greek or Cyrillic letter', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(folded(each).normalize('NFD')).not.toMatch(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}/u)
      }),
    )
  })

  test('apostrophes, hyphens and middle dots make no difference', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: letter, maxLength: 20 }),
        fc.constantFrom('-', '’', "'", '·', '‐', '・'),
        fc.nat(20),
        (each, sign, at) => {
          const points = Array.from(each)
          // A mark belongs to the letter before it.
          const next = points.slice(at).findIndex((point) => !/\p{M}/u.test(point))
          const place = next < 0 ? points.length : at + next
          expect(folded(points.toSpliced(place, 0, sign).join(''))).toBe(folded(each))
        },
      ),
    )
  })

  test('the first of its spellings is the folded text', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(spellings(each)[0]).toBe(folded(each))
      }),
    )
  })
})
