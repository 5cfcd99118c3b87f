import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Reservations of days before that. Calendar programs keep what they have read. */
export async function forgetReservations(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from venue_reservation where id in (select id from venue_reservation where day < ${cutOff}::date limit ${limit}) returning id`.execute(
    db,
  )
  await sql`delete from venue_series s where not exists (select from venue_reservation r where r.series_id = s.id)`.execute(db)
  return rows.length
}
