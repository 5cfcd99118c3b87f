import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Bookings whose last day was before that, with their rides. */
export async function forgetBookings(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from bus_booking where id in (select id from bus_booking where ends_on < ${cutOff}::date limit ${limit}) returning id`.execute(
    db,
  )
  return rows.length
}
