// The trail of buses, in a part for each day: parts are made ahead, and go whole when they are too old.
import { sql } from 'kysely'
import type { App } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'

/** Days for which there is a part before anything is reported: as long as nobody tidies up. */
const ahead = 14

/** Forgets the positions of whole days before that moment. Those that came on a day without a part go a few at a time. */
export async function forgetPositions(db: Db, before: Date, limit: number, { now }: App): Promise<number> {
  await sql`select bus_trail_ahead(d.today - 1, d.today + ${ahead}::int) from (select (${now()}::timestamptz at time zone 'UTC')::date as today) d`.execute(
    db,
  )
  const day = before.toISOString().slice(0, 10)
  const { rows } = await sql<{ gone: number }>`select bus_trail_forget(${day}::date) as gone`.execute(db)
  const { rows: loose } = await sql`delete from bus_position where (vehicle_id, at) in
    (select vehicle_id, at from bus_position where at < (${day}::date::timestamp at time zone 'UTC') limit ${limit}) returning 1`.execute(
    db,
  )
  return (rows[0]?.gone ?? 0) + loose.length
}
