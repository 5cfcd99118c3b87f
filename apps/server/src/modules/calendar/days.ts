import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import { schoolDay as schoolToday } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { requireRange } from '../../core/ground/refuse.ts'
import { schoolDaysSql } from '../../core/shared/school-days.ts'

const mostDays = 400

/** The answer for each half of some days. */
export async function days({ query }: Input<'calendar.days'>, { app }: SignedIn): Promise<Data<'calendar.days'>> {
  const { from, to, division = null, grade = null } = query
  requireRange('/query/to', from, to, mostDays)
  const text = `select ${schoolDaysSql('$1', '$2', '$3, $4')} as days`
  const { rows } = await app.pool.query<{ days: Data<'calendar.days'> }>(text, [from, to, division, grade])
  return rows[0]!.days
}

/** Which school day of its school year a day is: days count that have lessons for everyone. */
export async function schoolDay(
  { query: { day } = {} }: Input<'calendar.schoolDay'>,
  { db, now }: SignedIn,
): Promise<Data<'calendar.schoolDay'>> {
  const asked = day ?? (await schoolToday(db, now))
  const { rows } = await sql<{ number: number | null; total: number }>`
    with lesson as (
      select distinct d.day from school_year y, school_days(y.starts_on, y.ends_on, null, null) d
      where ${asked}::date between y.starts_on and y.ends_on and d.lessons
    )
    select (select count(*) from lesson where day <= ${asked}::date having max(day) = ${asked}::date) as number, count(*) as total
    from lesson`.execute(db)
  return { day: asked, number: rows[0]?.number ?? null, total: rows[0]?.total ?? 0 }
}
