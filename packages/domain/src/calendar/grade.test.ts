import { expect, test } from 'vitest'
import { divisionIn, gradeMeant } from './grade.ts'

const grades = [
  { code: 'K1', name: 'Kindergarten 1', nameZh: '小班' },
  { code: 'G1', name: 'Grade 1', nameZh: '一年级' },
  { code: 'G10', name: 'Grade 10', nameZh: '高一' },
]

test.each([
  ['g10', 'G10'],
  ['Grade 10', 'G10'],
  ['高一', 'G10'],
  ['10', 'G10'],
  ['01', 'G1'],
  ['kindergarten 1', 'K1'],
  ['K-1', undefined],
  ['11', undefined],
  ['', undefined],
])('a file that says %j means %s', (text, code) => {
  expect(gradeMeant(grades, text)).toBe(code)
})

test('of two grades that go by one number neither is meant', () => {
  expect(gradeMeant([...grades, { code: 'Y10', name: 'Year 10', nameZh: '' }], '10')).toBeUndefined()
})

const divisions = [
  { code: 'G5', division: 'Elementary' },
  { code: 'G6', division: 'Elementary' },
  { code: 'G7', division: 'Middle' },
] as const

test.each([
  ['who comes from nowhere', 'G5', undefined, 'Elementary'],
  ['who goes on in the division', 'G6', { grade: 'G5', division: 'Elementary' }, 'Elementary'],
  ['who leaves the division with the grade', 'G7', { grade: 'G6', division: 'Elementary' }, 'Middle'],
  ['who is in a division of their own', 'G7', { grade: 'G6', division: 'LifeCentered' }, 'LifeCentered'],
  ['who had none', 'G7', { grade: '', division: null }, 'Middle'],
  ['who is in no grade', '', undefined, null],
] as const)('%s has the division that follows', (_, grade, was, division) => {
  expect(divisionIn(divisions, grade, was)).toBe(division)
})
