// The whole calendar as it stands: it is small, and whoever changes it reads it whole.
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { gradeList, specialDays, yearList } from './lists.ts'

export type Standing = Awaited<ReturnType<typeof standingCalendar>>

/** Changes of the calendar go one after the other, and so does what must not be changed under. */
export const lockCalendar = (db: Db) => sql`select from calendar_setting for update`.execute(db)

export async function standingCalendar(context: Pick<SignedIn, 'db' | 'now'>) {
  const days = await specialDays.records(context)
  const years = await yearList.records(context)
  return { days, years, grades: await gradeList.records(context) }
}
