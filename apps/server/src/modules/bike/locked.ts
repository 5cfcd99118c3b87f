// Rows under the bike's lock. Every change of a rent or a return locks its bike first, so no two changes wait for each other.
import type { Schema } from '@isb/contract'
import { sql, type Updateable } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database.ts'
import { refuse } from '../../core/refuse.ts'
import type { Tables } from '../../core/tables.ts'
import { rentById, returnById } from './lists.ts'

type Within = Pick<SignedIn, 'db' | 'now'>

/** Locks a bike until the transaction ends. */
export async function lockBike(db: Db, id: number): Promise<void> {
  const { rows } = await sql`select from bike where id = ${id} for no key update`.execute(db)
  if (rows.length === 0) refuse(2, 'BIKE_NOT_FOUND')
}

/** Writes fields of a locked bike. */
export const writeBike = ({ db, now }: Within, id: number, fields: Updateable<Tables['bike']>) =>
  db
    .updateTable('bike')
    .set({ ...fields, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute()

/** A rent, once its bike is locked. */
export async function lockedRent({ db, now }: Within, id: number): Promise<Schema<'Rent'>> {
  const { bike } = await rentById(db, id, now)
  await lockBike(db, bike.id)
  return rentById(db, id, now)
}

/** A return request, once its bike is locked. */
export async function lockedReturn({ db, now }: Within, id: number): Promise<Schema<'BikeReturn'>> {
  const { bike } = await returnById(db, id, now)
  await lockBike(db, bike.id)
  return returnById(db, id, now)
}
