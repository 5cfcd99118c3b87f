import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Passes whose days ended before that, and applications that were rejected before; their images go as any that no record uses. */
export async function forgetPasses(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from vehicle_pass where id in (
      select id from vehicle_pass where expires_on < ${cutOff}::date or (status = 'Rejected' and decided_at < ${cutOff}) limit ${limit})
    returning id`.execute(db)
  // No gate is shown a print of theirs as good any more.
  await sql`delete from withdrawn_pass where upper(given) < ${cutOff}::date`.execute(db)
  return rows.length
}
