import { expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { countMails, mailsIn, requireMarks } from './effects.ts'

const transaction = () => ({}) as Db
const deleted = { before: { name: 'Old' }, after: null }

test('a change that deletes is refused where its operation does not say so', () => {
  expect(() => requireMarks('bike.create', [deleted], transaction())).toThrow(
    'bike.create has an effect that its contract does not name: x-asks lacks delete',
  )
  expect(() => requireMarks('bike.remove', [deleted], transaction())).not.toThrow()
})

test('a change that mails others is refused where its operation does not say so', () => {
  const db = transaction()
  countMails(db, 2)
  countMails(db, 1)
  expect(mailsIn(db)).toBe(3)
  expect(() => requireMarks('bike.create', [], db)).toThrow('x-asks lacks mail')
  expect(() => requireMarks('absence.remove', [], db)).not.toThrow()
  expect(() => requireMarks('bike.create', [], transaction())).not.toThrow()
})

test('a public operation concerns only its caller', () => {
  const db = transaction()
  countMails(db, 1)
  expect(() => requireMarks('auth.sendResetCode', [], db)).not.toThrow()
})
