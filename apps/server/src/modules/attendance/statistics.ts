// How many school days students have missed: by week, by grade, by leave type; and how many of them were absent on each day.
import type { Data, Input } from '@isb/contract'
import { word } from '@isb/words'
import { toldLeaveType } from '../../core/shared/absences.ts'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { tableFile, type Cell, type Download } from '../../core/download/index.ts'
import { requireRange } from '../../core/ground/refuse.ts'

type Query = Input<'attendance.statistics'>['query']
type LeaveType = Data<'attendance.statistics'>['weeks'][number]['leaveType']

/** The longest range of days, a little more than a school year. */
const mostDays = 400

interface Figure {
  readonly week: string | null
  readonly grade: string | null
  readonly leaveType: LeaveType
  readonly days: number
}

/**
 * Half days with lessons that were missed between two days, as SQL: `missed` has a row for each, with `student_id`, `grade`, `type` and
 * `number`.
 */
async function missedHalves(context: SignedIn, { from, to, division }: NonNullable<Query>) {
  const { app, db, now } = context
  const today = await schoolDay(db, now)
  const { rows: years } = await app.pool.query<{ day: string }>('select first_day::text as day from school_year_until($1)', [today])
  const last = to ?? today
  const first = from ?? years[0]?.day ?? last
  requireRange('/query/to', first, last, mostDays)
  const values: unknown[] = [first, last, division ?? null, today]
  const bind = (value: unknown) => `$${values.push(value)}`
  const within = withinReach(await reachOf(db, context), 'a.student_id', '$4::date', bind)
  const type = await toldLeaveType(context, '$4::date', bind)
  const text = `with absent as materialized (
      select a.id, a.student_id, coalesce(a.division, '') as division, a.grade, sessions_of(a.student_id) as sessions, ${type} as type,
        a.halves * int4range(half_number($1::date, 'Morning'), half_number($2::date, 'Afternoon'), '[]') as halves
      from absence a where a.status = 'Normal' and coalesce(a.division = $3, $3 is null) and $4::date is not null
        and a.halves && int4range(half_number($1::date, 'Morning'), half_number($2::date, 'Afternoon'), '[]')${within && ` and ${within}`}
    ), lesson as materialized (
      select k.*, half_number(d.day, d.half) as number
      from (select distinct division, grade, sessions from absent) k, school_days($1::date, $2::date, k.division, k.grade, k.sessions) d
      where d.lessons
    ), missed as (
      select a.*, number
      from absent a cross join generate_series(lower(a.halves), upper(a.halves) - 1) number
        join lesson l using (division, grade, sessions, number)
    )`
  return { first, last, today, text, values }
}

/** Days missed between two days, grouped by columns among week, grade and leave type. */
async function figures(context: SignedIn, query: NonNullable<Query>, groups: string) {
  const { first, last, today, text, values } = await missedHalves(context, query)
  const { rows } = await context.app.pool.query<Figure>(
    `${text} select m.week, m.grade, m.type as "leaveType", count(*)::float8 / 2 as days
    from (select *, date_trunc('week', half_day(number))::date::text as week from missed) m left join grade g on g.code = m.grade
    group by ${groups} order by m.week, case when m.grade is not null then min(g.sort) end, m.grade, m.type`,
    values,
  )
  return { first, last, today, rows }
}

/** How many students are absent on each day, where anybody is. */
export async function days({ query }: Input<'attendance.days'>, context: SignedIn): Promise<Data<'attendance.days'>> {
  const { text, values } = await missedHalves(context, query)
  const { rows } = await context.app.pool.query<Data<'attendance.days'>[number]>(
    `${text} select half_day(number)::text as day, count(distinct student_id)::int as absent from missed group by 1 order by 1`,
    values,
  )
  return rows
}

export async function statistics(
  { query = {} }: Input<'attendance.statistics'>,
  context: SignedIn,
): Promise<Data<'attendance.statistics'>> {
  const { first, last, rows } = await figures(context, query, 'grouping sets ((m.week, m.type), (m.grade, m.type))')
  return {
    from: first,
    to: last,
    weeks: rows.flatMap(({ week, leaveType, days }) => (week === null ? [] : [{ week, leaveType, days }])),
    grades: rows.flatMap(({ grade, leaveType, days }) => (grade === null ? [] : [{ grade, leaveType, days }])),
  }
}

const columns = [{ head: 'field.week', dated: 'day' }, 'field.grade', 'field.leaveType', 'field.missed'] as const

/** The same figures, a line for each week, grade and leave type. */
export async function exportStatistics({ query = {} }: Input<'attendance.exportStatistics'>, context: SignedIn): Promise<Download> {
  const { locale } = context
  const { format = 'csv', ...narrowed } = query
  const { today, rows } = await figures(context, narrowed, 'm.week, m.grade, m.type')
  const typeWord = (type: LeaveType) => (type ? word(locale, `value.LeaveType.${type}`) : '')
  async function* lines(): AsyncGenerator<Cell[][], void> {
    yield rows.map(({ week, grade, leaveType, days }) => [week, grade, typeWord(leaveType), days])
  }
  return tableFile({ name: 'file.absence-statistics', format, day: today, locale, party: partyOf(context) }, columns, lines())
}
