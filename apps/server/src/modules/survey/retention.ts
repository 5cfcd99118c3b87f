import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Whom surveys asked that were over before that, for everybody whom they asked, with what was answered. The forms stay. */
export async function forgetAnswers(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from survey_asked where id in (
      select a.id from survey_asked a join survey s on s.id = a.survey_id
      where greatest(s.ends_on, a.extended_to) < ${cutOff}::date limit ${limit}) returning id`.execute(db)
  return rows.length
}
