import { expect, test } from 'vitest'
import { whyNotErase, whyNotStaff } from './change.ts'

const account = { id: 3, service: false, enabled: true, email: 'li.na@school.example' }

test.each([
  ['disable', account, 4, null],
  ['disable', account, 3, 'STAFF_SELF'],
  ['invite', account, 3, null],
  ['invite', { ...account, enabled: false }, 4, 'ACCOUNT_DISABLED'],
  ['invite', { ...account, service: true, enabled: false }, 4, 'SERVICE_ACCOUNT'],
  ['invite', { ...account, email: null }, 4, 'ACCOUNT_WITHOUT_ADDRESS'],
] as const)('%s of %j by %i: %s', (move, row, by, why) => {
  expect(whyNotStaff(move, row, by)).toBe(why)
})

test('nobody deletes or erases themselves, or a student who is still here', () => {
  expect(whyNotErase({ id: 3, enrolled: false }, 3)).toBe('STAFF_SELF')
  expect(whyNotErase({ id: 3, enrolled: true }, 4)).toBe('STUDENT_ENROLLED')
  expect(whyNotErase({ id: 3, enrolled: false }, 4)).toBeNull()
})
