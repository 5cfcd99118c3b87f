import type { Data, Input, Schema } from '@isb/contract'
import { daysBetween } from '@isb/domain'
import { sql } from 'kysely'
import { schoolDay as schoolToday } from '../../core/clock.ts'
import type { SignedIn } from '../../core/context.ts'
import { refuseField } from '../../core/refuse.ts'

const mostDays = 400

/** The answer for each half of some days. */
export async function days(
  { query: { from, to, division, grade } }: Input<'calendar.days'>,
  { db }: SignedIn,
): Promise<Data<'calendar.days'>> {
  const count = daysBetween(from, to)
  if (count < 1) refuseField('/query/to', 'RANGE_REVERSED')
  if (count > mostDays) refuseField('/query/to', 'DAYS_TOO_MANY')
  const { rows } = await sql<{ day: string; halves: Schema<'HalfAnswer'>[] }>`
    select day, json_agg(json_build_object(
      'lessons', json_build_object('yes', lessons, 'reason', lessons_reason, 'name', lessons_name, 'nameZh', lessons_name_zh),
      'campus', json_build_object('yes', campus, 'reason', campus_reason, 'name', campus_name, 'nameZh', campus_name_zh),
      'runsAs', runs_as) order by half desc) as halves
    from school_days(${from}, ${to}, ${division ?? null}, ${grade ?? null}) group by day order by day`.execute(db)
  return rows.map(({ day, halves: [morning, afternoon] }) => ({ day, morning: morning!, afternoon: afternoon! }))
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
