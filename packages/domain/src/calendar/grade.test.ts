import { expect, test } from 'vitest'
import { gradeMeant } from './grade.ts'

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
