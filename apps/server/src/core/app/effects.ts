// The effects of a change that a program asks a person about first: the mails that it writes are counted, and both mails and deletions
// are held against the marks of its operation in the contract (`x-asks`).
import { operationIds, operationOf } from '@isb/contract'
import type { AuditRow } from '../ground/audit-row.ts'
import type { Db } from '../database/database.ts'

/** A request whose change is rolled back once its effects are known. */
export interface Trial {
  /** Mails to other people that the change would have sent. */
  mails: number
}

const mails = new WeakMap<Db, number>()

/** Counts mails that a transaction has written. */
export const countMails = (db: Db, count: number): void => void mails.set(db, mailsIn(db) + count)

/** Mails to other people that a transaction has written so far. */
export const mailsIn = (db: Db): number => mails.get(db) ?? 0

/** Throws where a change has an effect that its operation does not name. A public operation concerns only its caller. */
export function requireMarks(operation: string, rows: readonly Pick<AuditRow, 'before' | 'after'>[], db: Db): void {
  const id = operationIds.find((each) => each === operation)
  if (id === undefined) return
  const { asks = [], permission } = operationOf(id)
  if (permission === 'public') return
  const deletes = rows.some(({ before, after }) => before !== null && after === null)
  const missing = [...(deletes ? ['delete'] : []), ...(mailsIn(db) > 0 ? ['mail'] : [])].filter(
    (mark) => !asks.some((each) => each === mark),
  )
  if (missing.length > 0) throw new Error(`${id} has an effect that its contract does not name: x-asks lacks ${missing.join(', ')}`)
}
