// Rows under the bike's lock. Every change of a rent or a return locks its bike first, so no two changes wait for each other.
import { sql, type Updateable } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import type { Tables } from '../../core/database/tables.ts'
import { rents, returns } from './lists.ts'

type Within = Pick<SignedIn, 'db' | 'now'>

/** Writes fields of a locked bike. */
export const writeBike = ({ db, now }: Within, id: number, fields: Updateable<Tables['bike']>) =>
  db
    .updateTable('bike')
    .set({ ...fields, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute()

/** A rent, a return request, once its bike is locked. */
export const lockedRent = (context: Within, id: number) => rents.locked(context, id)
export const lockedReturn = (context: Within, id: number) => returns.locked(context, id)
