// The whole calendar as it stands: it is small, and whoever changes it reads it whole.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'
import { gradeList, specialDays, yearList } from './lists.ts'

export interface Standing {
  readonly days: Schema<'SpecialDay'>[]
  readonly years: Schema<'SchoolYear'>[]
  readonly grades: Schema<'Grade'>[]
}

/** Changes of the calendar go one after the other, and so does what must not be changed under. */
export const lockCalendar = (db: Db) => sql`select from calendar_setting for update`.execute(db)

export async function standingCalendar({ db, now }: Pick<SignedIn, 'db' | 'now'>): Promise<Standing> {
  const days = await specialDays.records({ db, now })
  const years = await yearList.records({ db, now })
  return { days, years, grades: await gradeList.records({ db, now }) }
}
