import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  [['bikes.csv'], { fileName: 'bikes.csv' }],
  [['学生.csv', 'families.csv'], { fileName: '学生.csv, families.csv' }],
  [[''], {}],
  [[], {}],
])('%j', (names, named) => {
  expect(fileNameOf(names)).toEqual(named)
})

it('is cut off where many files are longer than the server keeps', () => {
  const { fileName = '' } = fileNameOf(Array.from({ length: 100 }, (_, at) => `class-${at}.csv`))
  expect(fileName).toHaveLength(255)
  expect(fileName).toMatch(/^class-0\.csv, class-1\.csv, .*…$/)
})
