import type { Schema } from '@isb/contract'
import { expect, test } from 'vitest'
import { nameIn, personIn } from './index.ts'

const zhou = { name: 'Zhou Yichen', nameZh: '周逸晨' }

test('distinguishes students by class and number, in the language of the reader', () => {
  expect(personIn('en', { ...zhou, place: '5A', studentNumber: 'S10041' })).toBe('Zhou Yichen (5A · S10041)')
  expect(personIn('zh', { ...zhou, place: '5A', studentNumber: 'S10041' })).toBe('周逸晨（5A · S10041）')
})

test('a record that names class and grade itself says the class, else the grade, else the number only', () => {
  expect(personIn('en', { ...zhou, homeroom: { name: '5A' }, grade: 'G5', studentNumber: 'S1' })).toBe('Zhou Yichen (5A · S1)')
  expect(personIn('en', { ...zhou, homeroom: null, grade: 'G5', studentNumber: 'S1' })).toBe('Zhou Yichen (G5 · S1)')
  expect(personIn('en', { ...zhou, className: '5B', grade: 'G5', studentNumber: 'S1' })).toBe('Zhou Yichen (5B · S1)')
  expect(personIn('en', { ...zhou, className: '', grade: '', studentNumber: 'S1' })).toBe('Zhou Yichen (S1)')
})

test('a guardian is told apart by the first child, and anybody else has the name only', () => {
  const lan = { name: 'Zhou Lan', nameZh: '周岚' }
  expect(personIn('en', { ...lan, parentOf: { ...zhou, place: '5A' } })).toBe('Zhou Lan (Parent of Zhou Yichen 5A)')
  expect(personIn('zh', { ...lan, parentOf: { ...zhou, place: '5A' } })).toBe('周岚（周逸晨 5A 的家长）')
  expect(personIn('en', { ...lan, parentOf: zhou })).toBe('Zhou Lan (Parent of Zhou Yichen)')
  expect(personIn('en', lan)).toBe('Zhou Lan')
  expect(personIn('en', { ...lan, studentNumber: '' })).toBe('Zhou Lan')
})

test('the compiler refuses a person where a name tells nobody apart', () => {
  const person: Schema<'PersonRef'> = { id: 1, ...zhou, type: 'student', place: '5A', studentNumber: 'S10041' }
  // @ts-expect-error -- a person is said by `personIn`
  expect(nameIn('en', person)).toBe('Zhou Yichen')
})
