import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likeness, type Likeness, type PersonNames } from './like-name.ts'

/** Readings of the few characters that are used here. */
const syllables: Readonly<Record<string, string>> = {
  王: 'wang',
  小: 'xiao',
  明: 'ming',
  吕: 'lü',
  布: 'bu',
  伟: 'wei',
  玮: 'wei',
  李: 'li',
  雨: 'yu',
  桐: 'tong',
}
const readings = (name: string) => [Array.from(name).map((each) => syllables[each] ?? '?')]
const called = (name: string, more: Omit<PersonNames, 'name'> = {}): PersonNames => ({ name, ...more })

test.each<readonly [string | PersonNames, string | PersonNames, Likeness]>([
  ['Anna Smith', 'SMITH, Anna', 'same'],
  ['Anna Maria Smith', 'Annamaria Smith', 'same'],
  ['Lena Müller', 'Lena Mueller', 'same'],
  ['Anna Maria Smith', 'Anna Smith', 'like'],
  ['A. Smith', 'Anna Smith', 'like'],
  ['A. S.', 'Anna Smith', 'other'],
  ['Hanna Berg', 'Hannah Berg', 'other'],
  ['Ming Wang', 'Ming Hao Wang', 'other'],
  [called('Jane Smith', { givenName: 'Jane', familyName: 'Smith' }), 'Jane Miller', 'half'],
  [called('Feng Zhou', { givenName: 'Feng', familyName: 'Zhou' }), called('Lan Zhou', { givenName: 'Lan', familyName: 'Zhou' }), 'other'],
  [called('Katherine Lee', { familyName: 'Lee', preferredName: 'Kate' }), 'Kate Lee', 'same'],
  ['王小明', 'Xiao Ming Wang', 'same'],
  ['王小明', 'WANG Xiaoming', 'same'],
  ['吕布', 'Bu Lyu', 'same'],
  ['王小明', called('Ethan Wang', { nameZh: '王小明' }), 'same'],
  ['李雨桐', 'Amelie Yutong Li', 'like'],
  ['李雨桐', 'Amelie Li', 'other'],
  ['王伟', '王玮', 'other'],
  [called('Wang Wei', { nameZh: '王伟' }), called('Wei Wang', { nameZh: '王玮' }), 'other'],
  [called('Peter Wang', { nameZh: '王伟' }), called('Peter Wang', { nameZh: '王玮' }), 'same'],
  ['', '', 'other'],
  ['', 'Anna Smith', 'other'],
])('%o and %o are %s', (one, other, expected) => {
  const namesOf = (each: string | PersonNames) => (typeof each === 'string' ? called(each) : each)
  expect(likeness(namesOf(one), namesOf(other), readings)).toBe(expected)
})

describe('whoever it is', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcdeÄöüßéñøł')), minLength: 1, maxLength: 6 })
  const name = fc.array(word, { minLength: 1, maxLength: 6 })

  test('the order of the words and their case make no difference', () => {
    fc.assert(
      fc.property(name, fc.nat(5), (words, at) => {
        const turned = [...words.slice(at), ...words.slice(0, at)].join(' ').toUpperCase()
        expect(likeness(called(words.join(' ')), called(turned), readings)).toBe('same')
      }),
    )
  })

  test('it is the same from either side', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        const [a, b] = [called(one.join(' ')), called(other.join(' '))]
        expect(likeness(a, b, readings)).toBe(likeness(b, a, readings))
      }),
    )
  })
})
