// The whole calendar as it stands: it is small, and whoever changes it reads it whole.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

export interface Standing {
  readonly days: Schema<'SpecialDay'>[]
  readonly years: Schema<'SchoolYear'>[]
  readonly grades: Pick<Schema<'Grade'>, 'code' | 'division'>[]
}

/** Changes of the calendar go one after the other, and so does what must not be changed under. */
export const lockCalendar = (db: Db) => sql`select from calendar_setting for update`.execute(db)

export async function standingCalendar(db: Db): Promise<Standing> {
  const days = await db.selectFrom('specialDay').selectAll().orderBy('startsOn').orderBy('id').execute()
  const years = await db.selectFrom('schoolYear').selectAll().orderBy('startsOn').execute()
  const terms = await db.selectFrom('schoolTerm').selectAll().orderBy('startsOn').execute()
  const { rows: named } = await sql<{ termId: number; students: number }>`
    select term_id, count(*) as students from school_term_student group by term_id`.execute(db)
  const students = new Map(named.map((row) => [row.termId, row.students]))
  const grades = await db.selectFrom('grade').select(['code', 'division']).orderBy('sort').execute()
  const written = <Row extends { updatedAt: Date }>(row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })
  return {
    days: days.map(written),
    years: years.map((year) => ({
      ...written(year),
      terms: terms.flatMap(({ schoolYearId, ...term }) =>
        schoolYearId === year.id ? [{ ...term, students: students.get(term.id) ?? 0 }] : [],
      ),
    })),
    grades,
  }
}
