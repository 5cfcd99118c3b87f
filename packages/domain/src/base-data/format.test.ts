import { expect, test } from 'vitest'
import { oneRoster11 } from './one-roster.ts'
import { schoolDataSync1 } from './school-data-sync.ts'
import { columnMeant, formatOf } from './format.ts'

const heads = (files: Record<string, string>) => new Map(Object.entries(files).map(([name, columns]) => [name, columns.split(',')]))

test.each([
  ['School Data Sync 1', { school: 'SIS ID,Name', student: 'SIS ID' }],
  ['School Data Sync 2', { users: 'sourcedId,orgSourcedIds,username,role', orgs: 'sourcedId' }],
  ['School Data Sync 2.1', { users: 'sourcedId,username', roles: 'userSourcedId,role' }],
  ['OneRoster 1.0', { users: 'sourcedId,status,dateLastModified,role,userId,agents' }],
  ['OneRoster 1.1', { users: 'sourcedId,enabledUser,role' }],
  ['OneRoster 1.2', { users: 'sourcedId,enabledUser', roles: 'sourcedId,role' }],
  [undefined, { bikes: 'number,brand' }],
] as const)('%s is told by its files and columns', (name, files) => {
  expect(formatOf(heads(files))?.name).toBe(name)
})

test('a manifest says the version of OneRoster', () => {
  expect(formatOf(heads({ users: 'sourcedId,enabledUser,role' }), '1.2')?.name).toBe('OneRoster 1.2')
})

test('columns are found in any case, with spaces, and misspelt by a letter; not where two come near', () => {
  const users = oneRoster11.files['users'] ?? {}
  expect(columnMeant(users, 'sourcedid')).toBe('sourcedId')
  expect(columnMeant(users, '\uFEFFGiven Name')).toBe('givenName')
  expect(columnMeant(users, 'enabeldUser')).toBe('enabledUser')
  expect(columnMeant(users, 'pasword')).toBe('password')
  expect(columnMeant(users, 'favouriteColour')).toBeUndefined()
  expect(columnMeant({ grade1: {}, grade2: {} }, 'grade3')).toBeUndefined()
  expect(columnMeant(schoolDataSync1.files['Student'] ?? {}, 'sis_id')).toBe('SIS ID')
})
