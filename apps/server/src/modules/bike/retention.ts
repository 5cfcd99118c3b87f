import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Rents that ended or were refused before that, with their returns. */
export async function forgetRents(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows: old } = await sql<{ id: number }>`
    select id from bike_rent where not is_open and coalesce(returned_at, decided_at) < ${cutOff} limit ${limit}`.execute(db)
  const ids = old.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.deleteFrom('bikeReturn').where('rentId', 'in', ids).execute()
  await db.deleteFrom('bikeRent').where('id', 'in', ids).execute()
  return ids.length
}
