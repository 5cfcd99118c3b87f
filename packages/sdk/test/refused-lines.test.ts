import { expect, test } from 'vitest'
import { ApiError, refusedLines } from '../src/index.ts'

const refused = (...errors: { path: string; message: string }[]) =>
  new ApiError(
    { code: 1, reason: 'INVALID', message: 'Please check the marked fields', errors } as never,
    { operation: 'student.import' } as never,
  )
const rows = [
  { line: 2, studentNumber: 'S1' },
  { line: 5, file: 'families.csv', studentNumber: 'S2' },
]
const names = {
  keyOf: (row: (typeof rows)[number]) => row.studentNumber,
  columnOf: (field: string) => (field === 'guardianPhone' ? 'Guardian’s phone' : field),
}

test('reports the error of a row with its line, its file and the name of the column', () => {
  const error = refused(
    { path: '/rows/1/guardianPhone', message: 'Invisible character' },
    { path: '/rows/0/name', message: 'name is required' },
  )
  expect(refusedLines(error, rows, names)).toEqual([
    { line: 5, file: 'families.csv', key: 'S2', outcome: 'refused', message: 'Guardian’s phone: Invisible character' },
    { line: 2, key: 'S1', outcome: 'refused', message: 'name is required' },
  ])
})

test('what is wrong with anything else is no line', () => {
  expect(refusedLines(refused({ path: '/from', message: 'x' }), rows, names)).toBeUndefined()
  expect(refusedLines(refused({ path: '/rows/7/name', message: 'x' }), rows, names)).toBeUndefined()
  expect(refusedLines(refused(), rows, names)).toBeUndefined()
  expect(refusedLines(new Error('x'), rows, names)).toBeUndefined()
})
