// What of absences becomes too old.
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

/** Notes, symptoms and certificates of absences whose school year ended before that; between two years, a year after the absence. */
export async function forgetHealth(db: Db, than: Date, most: number): Promise<number> {
  const { rows } = await sql`
    update absence set note = '', symptom = '', proof_id = null where id in (
      select a.id from absence a
      where (a.note <> '' or a.symptom <> '' or a.proof_id is not null)
        and coalesce((select y.ends_on from school_year y where a.ends_on between y.starts_on and y.ends_on), a.ends_on + 365) < ${than}::date
      limit ${most}) returning id`.execute(db)
  return rows.length
}

/** Absences of students who left before that. */
export async function forgetAbsences(db: Db, than: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from absence where id in (
      select a.id from absence a join student s on s.id = a.student_id where s.left_on < ${than}::date limit ${most}) returning id`.execute(
    db,
  )
  return rows.length
}
