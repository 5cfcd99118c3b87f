import { expect, test } from 'vitest'
import { familyFile, type FamilyColumn } from './file.ts'

test.each<[FamilyColumn, string, unknown]>([
  ['division', '小学', 'Elementary'],
  ['division', 'Life-Centered Education', 'LifeCentered'],
  ['division', '-', null],
  ['gender', 'F', 'female'],
  ['relation', '妈妈', 'Mother'],
  ['relation', 'MOTHER', 'Mother'],
  ['noContact', '是', true],
  ['maySee', 'No', false],
  ['contactOrder', '2', 2],
  ['enteredOn', '2026/8/17', '2026-08-17'],
  ['leftOn', '–', null],
  ['homeroom', '-', ''],
  ['name', 'Zhou\n Yichen', 'Zhou Yichen'],
])('%s “%s” is read as %o', (column, text, value) => expect(familyFile.read(column, text)).toBe(value))

test.each<[FamilyColumn, string]>([
  ['division', 'Kitchen'],
  ['relation', 'Aunt?'],
  ['noContact', 'perhaps'],
  ['contactOrder', '0'],
  ['enteredOn', '2026-02-30'],
  ['enteredOn', '17/08/2026'],
  ['guardianEmail', 'zhou lan'],
  ['studentNumber', '9'.repeat(41)],
  ['name', '-'],
])('%s “%s” cannot be used', (column, text) => expect(familyFile.read(column, text)).toBeUndefined())
