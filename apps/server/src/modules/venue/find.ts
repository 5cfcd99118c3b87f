// Where there is room: free stretches of all venues, best first.
import type { Data, Input, Schema } from '@isb/contract'
import {
  daysBetween,
  freeSpans,
  openDay,
  quarterHour,
  slotAt,
  startsIn,
  whyBeyondLimits,
  whyNoTime,
  type DaySpan,
  type OpenSpan,
  type TakenSpan,
  type VenueDates,
  type VenueHours,
  type VenueLimits,
} from '@isb/domain'
import type { SignedIn } from '../../core/app/context.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { refuse, requireRange } from '../../core/ground/refuse.ts'
import { schoolDaysSql } from '../../core/shared/school-days.ts'
import { costly, ofEach } from './costly.ts'
import { mayApprove } from './free.ts'
import { hoursSql, typeSql } from './lists.ts'
import { occurrencesOf } from './rule.ts'
import { datesSql } from './state.ts'

const mostDays = 42
const mostDaysOfRule = 400
const mostSlots = 200
const quartersOfDay = (24 * 60) / quarterHour

type Slot = Schema<'VenueSlot'>
interface Row extends VenueHours, VenueLimits {
  readonly option: Schema<'VenueOption'>
  readonly dates: readonly VenueDates[]
  /** What is reserved of the venue, its whole and its parts: `2026-11-26 14:00 15:30 15,…`, a quarter of the time of objects. */
  readonly taken: string
}

/** Reads all of it at once. The benchmark asks PostgreSQL what it costs. */
export const findSql = `
  with taken as materialized (
    select k.venue_id, string_agg(r.day || ' ' || r.starts_at || ' ' || r.ends_at || ' ' || r.between_minutes, ',') as spans
    from venue_reservation r join venue_taken k on k.reservation_id = r.id
    where r.day between $1 and $2 and r.status in ('Pending', 'Approved') group by k.venue_id)
  select (select coalesce(json_agg(json_build_object(
      'option', json_build_object('id', v.id, 'name', v.name, 'nameZh', v.name_zh, 'type', ${typeSql}, 'location', v.location,
        'capacity', v.capacity, 'needsApproval', v.needs_approval, 'extras', v.extras),
      'status', v.status, 'opensOnDaysOff', v.opens_on_days_off, 'hours', ${hoursSql}, 'dates', ${datesSql('$1::date', '$2::date')},
      'capacity', v.capacity, 'shortestMinutes', v.shortest_minutes, 'longestMinutes', v.longest_minutes, 'aheadDays', v.ahead_days,
      'noticeMinutes', v.notice_minutes, 'betweenMinutes', v.between_minutes, 'openPerPerson', v.open_per_person,
      'taken', coalesce(taken.spans, '')) order by lower(v.name)), '[]')
    from venue v join venue_type t on t.id = v.type_id left join taken on taken.venue_id = v.id
    where v.status = 'Open' and ($4::int is null or v.capacity is null or v.capacity >= $4)
      and ($5::bigint is null or v.type_id = $5)) as venues,
    ${schoolDaysSql('$1::date', '$2::date')} as "schoolDays", json_build_object('day', local::date, 'time', to_char(local, 'HH24:MI')) as now
  from (select $3::timestamptz at time zone time_zone as local from setting) clock`

interface Found {
  readonly venues: readonly Row[]
  readonly schoolDays: readonly Schema<'SchoolDay'>[]
  /** The moment at the school. */
  readonly now: { readonly day: string; readonly time: string }
}

/** What is reserved of a venue, by day. */
function takenIn({ taken }: Row): ReadonlyMap<string, readonly TakenSpan[]> {
  const spans = taken
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const [day = '', startsAt = '', endsAt = '', between] = text.split(' ')
      return { day, startsAt, endsAt, betweenMinutes: Number(between) }
    })
  return Map.groupBy(spans, ({ day }) => day)
}

/** Few seats left over first; where it does not matter, or a venue says nothing of seats, early first. */
const seatsLeft = ({ venue: { capacity } }: Slot, people: number | undefined) =>
  people === undefined ? 0 : (capacity ?? Number.MAX_SAFE_INTEGER) - people

type Query = Input<'venue.find'>['query']
interface Looking {
  readonly query: Query
  readonly approver: boolean
  readonly now: Found['now']
}

/** What of the free time is at the time of day that is asked for. */
const wantedOf = ({ opens, closes }: OpenSpan, { earliest = '00:00', latest = '24:00' }: Query): OpenSpan => ({
  opens: opens > earliest ? opens : earliest,
  closes: closes < latest ? closes : latest,
})

/** A function that says whether a venue can be had at a time, as far as its limits go. */
const withinLimits =
  (venue: Row, day: string, { query, now, approver }: Looking) =>
  (times: DaySpan): boolean => {
    const wish = { slot: { day, ...times }, people: query.people ?? null, now, own: 0 }
    return whyNoTime(wish) === null && whyBeyondLimits(venue, wish, approver) === null
  }

/** What of each day is free, on days on which the venue is open at all. */
const freeDays = (venue: Row, schoolDays: Found['schoolDays']): { day: string; free: OpenSpan[] }[] => {
  const taken = takenIn(venue)
  return schoolDays.flatMap((schoolDay) => {
    const today = openDay(venue, venue.dates, schoolDay)
    const free = freeSpans(today, venue.betweenMinutes, taken.get(schoolDay.day) ?? [])
    return today.open.length > 0 ? [{ day: schoolDay.day, free }] : []
  })
}

/** When a time can begin in each free stretch of a venue's day. */
const startsOf = (venue: Row, { day, free }: { day: string; free: OpenSpan[] }, looking: Looking) =>
  free.flatMap((span) => {
    const starts = startsIn(wantedOf(span, looking.query), looking.query.minutes, withinLimits(venue, day, looking))
    return starts ? [{ day, free: span, ...starts }] : []
  })

/** The first time of each free stretch. */
const slotsOf = (venue: Row, schoolDays: Found['schoolDays'], looking: Looking): Slot[] =>
  freeDays(venue, schoolDays)
    .flatMap((each) => startsOf(venue, each, looking))
    .map(({ day, free, first }) => ({ venue: venue.option, day, ...slotAt(first, looking.query.minutes), free, series: null }))

/** The time of day at which the venue is free on most days of a rule, the earliest of those. */
function seriesSlot(venue: Row, schoolDays: Found['schoolDays'], looking: Looking): Slot[] {
  const days = freeDays(venue, schoolDays)
  const starts = days.flatMap((each) => startsOf(venue, each, looking))
  /** On how many days each quarter of the day can be the start. */
  const counts = Array.from({ length: quartersOfDay }, () => 0)
  for (const { first, last } of starts) for (let at = first; at <= last; at += quarterHour) counts[at / quarterHour]! += 1
  const most = Math.max(...counts)
  const best = counts.indexOf(most) * quarterHour
  const there = starts.find(({ first, last }) => first <= best && best <= last)
  if (!there) return []
  const { day, free } = there
  return [{ venue: venue.option, day, ...slotAt(best, looking.query.minutes), free, series: { free: most, all: days.length } }]
}

/** How many days of a rule cannot be had. */
const missing = ({ series }: Slot) => (series ? series.all - series.free : 0)

export async function find({ query }: Input<'venue.find'>, context: SignedIn): Promise<Data<'venue.find'>> {
  const { from, to = from, earliest = '00:00', rule } = query
  const ofRule = rule === undefined ? undefined : new Set(occurrencesOf(rule, { day: from, startsAt: earliest }))
  const last = ofRule ? [...ofRule].at(-1)! : to
  requireRange('/query/to', from, last, ofRule ? Infinity : mostDays)
  if (ofRule && daysBetween(from, last) > mostDaysOfRule) refuse(1, 'VENUE_RULE_FAR', { limit: mostDaysOfRule })
  return costly.run(partyOf(context), () => search({ query, from, last, ofRule }, context))
}

interface Search {
  readonly query: Query
  readonly from: string
  readonly last: string
  readonly ofRule: ReadonlySet<string> | undefined
}
async function search({ query, from, last, ofRule }: Search, context: SignedIn): Promise<Slot[]> {
  const { people, typeId, place } = query
  const { rows } = await context.app.pool.query<Found>(findSql, [from, last, context.now, people ?? null, typeId ?? null])
  const { venues, schoolDays, now } = rows[0]!
  const looking = { query, approver: await mayApprove(context), now }
  const days = schoolDays.filter(({ day }) => ofRule?.has(day) ?? true)
  const there = venues.filter(({ option }) => option.location.toLowerCase().includes((place ?? '').trim().toLowerCase()))
  const slots = await ofEach(there, (venue) => (ofRule ? seriesSlot : slotsOf)(venue, days, looking))
  const startOf = ({ day, startsAt, venue: { name } }: Slot) => `${day} ${startsAt} ${name}`
  return slots
    .toSorted((a, b) => missing(a) - missing(b) || seatsLeft(a, people) - seatsLeft(b, people) || (startOf(a) < startOf(b) ? -1 : 1))
    .slice(0, mostSlots)
}
