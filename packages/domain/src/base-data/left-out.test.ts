import { expect, test } from 'vitest'
import { LeftOut } from './left-out.ts'

test('counts rows by the rule that takes them out', () => {
  const left = new LeftOut()
  const rows: readonly (readonly [kind: string, read: Record<string, string>])[] = [
    ['users', { sourcedId: '1', status: 'active', enabledUser: 'false' }],
    ['users', { sourcedId: '2', status: 'tobedeleted' }],
    ['users', { sourcedId: '3', status: 'tobedeleted' }],
    ['users', { sourcedId: '4', status: 'inactive' }],
    ['classes', { sourcedId: 'k1', classType: 'homeroom' }],
    ['classes', { sourcedId: 'k2', classType: 'scheduled' }],
    ['classes', { sourcedId: 'k3', classType: 'homeroom', status: 'inactive' }],
    ['enrollments', { classSourcedId: 'k1', userSourcedId: '1' }],
    ['enrollments', { classSourcedId: 'k2', userSourcedId: '1' }],
    ['enrollments', { classSourcedId: 'k1', userSourcedId: '2', status: 'tobedeleted' }],
    ['demographics', { sourcedId: '1', sex: 'other' }],
    ['orgs', { sourcedId: 'o1', status: 'inactive' }],
  ]
  for (const [kind, read] of rows) left.row(kind, `${kind}.csv`, read)
  expect(left.all().map(({ rule, file, value, count }) => `${rule} ${file} ${value} ${count}`)).toEqual([
    'UserStatus users.csv tobedeleted 2',
    'UserStatus users.csv inactive 1',
    'ClassType classes.csv scheduled 1',
    'RowStatus classes.csv inactive 1',
    'NotHomeroom enrollments.csv  1',
    'RowStatus enrollments.csv tobedeleted 1',
    'Sex demographics.csv other 1',
  ])
})
