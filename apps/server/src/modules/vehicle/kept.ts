// What a pass keeps on people, and for how long.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Kept } from '../../core/person/kept.ts'

/**
 * A pass goes with its person: without a plate it is good for nothing. The gate still knows that its prints are no good. Who stands in
 * somebody else's pass, as a driver or as a child, is taken out of it.
 */
export const keptPass: Kept = {
  whose: 'person_id = $1',
  by: ['submitted_by', 'decided_by'],
  erased: 'gone',
  computed: {
    plate_key: `case when plate like '%—%' then 'ERASED' || id else plate_key end`,
    search: `lower(concat_ws(' ', plate, applicant_name, email, driver_name, student_name))`,
  },
  hidden: ['plate_key', 'given', 'submitted_token'],
}

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
