// How much venues are used: of the time in which they are open, by month, by hour of the week; by whom; how long requests wait.
import type { Data, Input, Schema } from '@isb/contract'
import {
  daysOffIn,
  mondayOf,
  openDay,
  useOfDay,
  usedShare,
  weekdayOf,
  weekdays,
  type DaySpan,
  type Use,
  type VenueDates,
  type VenueHours,
} from '@isb/domain'
import { nameIn } from '@isb/words'
import { schoolDay, schoolDaySql } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { tableFile, type Cell, type Download } from '../../core/download/index.ts'
import { personSql } from '../../core/lists/sql.ts'
import { requireRange } from '../../core/ground/refuse.ts'
import { schoolDaysSql } from '../../core/shared/school-days.ts'
import { costly, ofEach } from './costly.ts'
import { hoursSql, lessonSql, refSql, typeSql } from './lists.ts'
import { datesSql } from './state.ts'

type Query = NonNullable<Input<'venue.statistics'>['query']>
type Statistics = Data<'venue.statistics'>

const mostDays = 400

interface Row extends Pick<VenueHours, 'hours' | 'opensOnDaysOff'> {
  readonly venue: Schema<'VenueRef'>
  readonly type: Schema<'VenueTypeRef'>
  readonly dates: readonly VenueDates[]
  /** Approved ones of the venue and of its whole. */
  readonly taken: readonly (DaySpan & { readonly day: string })[]
}
interface Read {
  readonly venues: readonly Row[]
  readonly schoolDays: readonly Schema<'SchoolDay'>[]
}

/** An hour of a day of a venue. */
interface Hour extends Use, Pick<Row, 'venue' | 'type'> {
  readonly day: string
  readonly hour: number
}

const readSql = `
  with taken as materialized (
    select k.venue_id, json_agg(json_build_object('day', r.day, 'startsAt', r.starts_at, 'endsAt', r.ends_at)) as spans
    from venue_reservation r join venue_taken k on k.reservation_id = r.id
    where r.day between $1 and $2 and r.status = 'Approved' group by k.venue_id)
  select (select coalesce(json_agg(json_build_object('venue', ${refSql('v')}, 'type', ${typeSql},
      'opensOnDaysOff', v.opens_on_days_off, 'hours', ${hoursSql}, 'dates', ${datesSql('$1::date', '$2::date')},
      'taken', coalesce(taken.spans, '[]')) order by lower(v.name)), '[]')
    from venue v join venue_type t on t.id = v.type_id left join taken on taken.venue_id = v.id
    where v.status <> 'Retired' and ($3::bigint is null or v.type_id = $3)) as venues,
    ${schoolDaysSql('$1::date', '$2::date')} as "schoolDays"`

const reserversSql = `
  select ${personSql('p', schoolDaySql)} as person,
    count(*)::int as reservations,
    sum(extract(epoch from day_time(r.day, r.ends_at) - day_time(r.day, r.starts_at)) / 60)::int as minutes
  from venue_reservation r join venue v on v.id = r.venue_id left join staff p on p.id = r.person_id
  where r.day between $1 and $2 and r.status = 'Approved' and ($3::bigint is null or v.type_id = $3) and not ${lessonSql}
  group by p.id order by minutes desc, lower(p.name), p.id limit 20`

// What is approved as it is reserved has not waited.
const requestsSql = `
  select count(*) filter (where r.decided_at > r.requested_at)::int as decided,
    (percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.requested_at) / 60)
      filter (where r.decided_at > r.requested_at))::int as "waitedMinutes",
    count(*) filter (where r.status = 'Cancelled')::int as cancelled,
    count(*) filter (where r.status = 'Cancelled' and r.cancelled_at at time zone s.time_zone
      > day_time(r.day, r.starts_at) - interval '24 hours')::int as "cancelledLate"
  from venue_reservation r join venue v on v.id = r.venue_id cross join setting s
  where r.day between $1 and $2 and ($3::bigint is null or v.type_id = $3)`

/** The days that are asked for: this school year until today unless given. */
async function range({ app, db, now }: SignedIn, { from, to }: Query) {
  const today = await schoolDay(db, now)
  const { rows } = await app.pool.query<{ day: string }>('select first_day::text as day from school_year_until($1)', [today])
  const last = to ?? today
  const first = from ?? rows[0]?.day ?? last
  requireRange('/query/to', first, last, mostDays)
  return { first, last, today }
}

/** Every hour in which a venue is open. A venue that is closed for now counts as it does when it is open. */
const hoursOf = (context: SignedIn, values: readonly unknown[]) =>
  costly.run(partyOf(context), async () => {
    const { rows } = await context.app.pool.query<Read>(readSql, [...values])
    const { venues, schoolDays } = rows[0]!
    const hours = await ofEach(venues, ({ venue, type, dates, taken, ...own }): Hour[] => {
      const takenOn = Map.groupBy(taken, ({ day }) => day)
      return schoolDays.flatMap((schoolDay) => {
        const { open } = openDay({ ...own, status: 'Open' }, dates, schoolDay)
        return useOfDay(open, takenOn.get(schoolDay.day) ?? []).map((use) => ({ ...use, venue, type, day: schoolDay.day }))
      })
    })
    return { venues, schoolDays, hours }
  })

const sum = (hours: readonly Use[]): Use => ({
  openMinutes: hours.reduce((total, { openMinutes }) => total + openMinutes, 0),
  usedMinutes: hours.reduce((total, { usedMinutes }) => total + usedMinutes, 0),
})
const byType = (hours: readonly Hour[]) => [...Map.groupBy(hours, ({ type }) => type.id)].map(([typeId, own]) => ({ typeId, ...sum(own) }))
const weekOf = ({ day }: Hour) => mondayOf(day)
const monthOf = ({ day }: Hour) => day.slice(0, 7)
/** What is used the most comes first. */
const byUse = (a: Use, b: Use) => usedShare(b) - usedShare(a)

export async function statistics({ query = {} }: Input<'venue.statistics'>, context: SignedIn): Promise<Statistics> {
  const { first, last } = await range(context, query)
  const values = [first, last, query.typeId ?? null]
  const { venues, schoolDays, hours } = await hoursOf(context, values)
  const ofVenue = Map.groupBy(hours, ({ venue }) => venue.id)
  const ofType = Map.groupBy(hours, ({ type }) => type.id)
  const ofMonth = Map.groupBy(hours, monthOf)
  const ofWeek = Map.groupBy(hours, weekOf)
  const ofHour = Map.groupBy(hours, ({ day, hour }) => weekdays.indexOf(weekdayOf(day)) * 24 + hour)
  const { rows: reservers } = await context.app.pool.query<Statistics['reservers'][number]>(reserversSql, values)
  const { rows: requests } = await context.app.pool.query<Pick<Statistics, 'decided' | 'waitedMinutes' | 'cancelled' | 'cancelledLate'>>(
    requestsSql,
    values,
  )
  const types = new Map(venues.map(({ type }) => [type.id, type]))
  return {
    from: first,
    to: last,
    venues: venues.map(({ venue, type }) => ({ venue, type, ...sum(ofVenue.get(venue.id) ?? []) })).toSorted(byUse),
    types: [...types.values()].map((type) => ({ type, ...sum(ofType.get(type.id) ?? []) })).toSorted(byUse),
    months: [...ofMonth].map(([month, own]) => ({ month, ...sum(own) })).toSorted((a, b) => (a.month < b.month ? -1 : 1)),
    weeks: [...ofWeek].map(([week, own]) => ({ week, ...sum(own), types: byType(own) })).toSorted((a, b) => (a.week < b.week ? -1 : 1)),
    daysOff: daysOffIn(schoolDays),
    hours: [...ofHour]
      .toSorted(([a], [b]) => a - b)
      .map(([at, own]) => ({ weekday: weekdays[Math.floor(at / 24)]!, hour: at % 24, ...sum(own) })),
    reservers,
    ...requests[0]!,
  }
}

const columns = ['field.month', 'field.venue', 'field.type', 'field.usedHours', 'field.openHours', 'field.usedShare'] as const

/** The same figures, a line for each month and venue. */
export async function exportStatistics({ query = {} }: Input<'venue.exportStatistics'>, context: SignedIn): Promise<Download> {
  const { locale } = context
  const { format = 'csv', ...narrowed } = query
  const { first, last, today } = await range(context, narrowed)
  const { hours } = await hoursOf(context, [first, last, narrowed.typeId ?? null])
  const groups = Map.groupBy(hours, (each) => `${monthOf(each)} ${each.venue.id}`)
  const figures = [...groups.values()].map((own) => ({ ...own[0]!, ...sum(own) })).toSorted((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1))
  async function* lines(): AsyncGenerator<Cell[][], void> {
    yield figures.map((each) => [
      monthOf(each),
      nameIn(locale, each.venue),
      nameIn(locale, each.type),
      each.usedMinutes / 60,
      each.openMinutes / 60,
      usedShare(each),
    ])
  }
  return tableFile({ name: 'file.venue-statistics', format, day: today, locale, party: partyOf(context) }, columns, lines())
}
