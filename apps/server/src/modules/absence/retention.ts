// What of absences becomes too old.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Notes, symptoms and certificates of absences whose school year ended before that, and the lines of the audit that repeat them. */
export async function forgetHealth(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ lines: string }>`
    with forgotten as (
      update absence set note = '', symptom = '', proof_id = null where id in (
        select id from absence
        where (note <> '' or symptom <> '' or proof_id is not null) and health_kept_until(ends_on) < ${cutOff}::date
        limit ${limit}) returning id
    ), waves as (delete from sick_wave where health_kept_until(last_on) < ${cutOff}::date)
    select (select count(*) from forgotten) + forget_health_in_audit(${cutOff}::date, ${limit}) as lines`.execute(db)
  return Number(rows[0]?.lines)
}

/** Absences of students who left before that. */
export async function forgetAbsences(db: Db, cutOff: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from absence where id in (
      select a.id from absence a join student s on s.id = a.student_id where s.left_on < ${cutOff}::date limit ${limit}) returning id`.execute(
    db,
  )
  return rows.length
}
