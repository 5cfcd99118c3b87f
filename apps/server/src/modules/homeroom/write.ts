// A class as it is written and audited.
import type { Schema } from '@isb/contract'
import { isSchoolYear, normalEmail } from '@isb/domain'
import { sql } from 'kysely'
import { reachOf } from '../../core/access/reach.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import type { RenamedYear } from '../../core/shared/school-days.ts'

export type Fields = Omit<Schema<'Homeroom'>, 'id' | 'teachers' | 'unknownAddresses' | 'students' | 'version' | 'updatedAt'>

/** The fields of a class as they are kept. Refuses a school year that is none. */
export function written({ schoolYear, campus, name, grade, division, teacherEmail, assistantEmail, dlTeacherEmail }: Fields): Fields {
  requireYear('/schoolYear', schoolYear)
  return {
    schoolYear,
    campus: campus.trim(),
    name: name.trim(),
    grade: grade.trim(),
    division,
    teacherEmail: normalEmail(teacherEmail),
    assistantEmail: normalEmail(assistantEmail),
    dlTeacherEmail: normalEmail(dlTeacherEmail),
  }
}

/** The division of each grade: that of a class in it of which nobody says another. */
export async function gradeDivisions(db: Db) {
  const grades = await db.selectFrom('grade').select(['code', 'division']).execute()
  return new Map(grades.map(({ code, division }) => [code, division]))
}

/** Refuses what is no school year. */
export function requireYear(path: string, schoolYear: string): void {
  if (!isSchoolYear(schoolYear)) refuseField(path, 'HOMEROOM_YEAR')
}

/** Classes are made, one or many, by who reaches them all. */
export async function requireEveryClass(context: SignedIn): Promise<void> {
  if ((await reachOf(context.db, context)) !== 'all') refuse(4, 'HOMEROOM_REACH')
}

/** Classes go along with a new name of their year, and keep it from being deleted. */
export async function whenYearsChange(db: Db, years: readonly RenamedYear[]) {
  const { rows } = await sql<{ name: string; count: number }>`
    select school_year as name, count(*) as count from homeroom group by school_year`.execute(db)
  return years.flatMap(({ before, after, path }) => {
    const count = rows.find(({ name }) => name === before)?.count
    if (!count) return []
    if (after === null) refuse(3, 'SCHOOL_YEAR_USED', { name: before, count })
    requireYear(path, after)
    return [{ word: 'homeroom.renamed', count } as const]
  })
}
