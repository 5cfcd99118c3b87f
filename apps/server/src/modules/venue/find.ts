// Where there is room: free stretches of all venues, best first.
import type { Data, Input, Schema } from '@isb/contract'
import {
  daysBetween,
  firstSlot,
  freeSpans,
  openDay,
  whyBeyondLimits,
  whyNoTime,
  type TakenSpan,
  type VenueDates,
  type VenueHours,
  type VenueLimits,
} from '@isb/domain'
import type { SignedIn } from '../../core/context.ts'
import { refuse } from '../../core/refuse.ts'
import { mayApprove } from './free.ts'
import { hoursSql, typeSql } from './lists.ts'
import { datesSql, schoolDaysSql } from './state.ts'

const mostDays = 42
const mostSlots = 200

type Slot = Schema<'VenueSlot'>
interface Row extends VenueHours, VenueLimits {
  readonly option: Schema<'VenueOption'>
  readonly dates: readonly VenueDates[]
  /** What is reserved of the venue, its whole and its parts: `2026-11-26 14:00 15:30 15,…`, a quarter of the time of objects. */
  readonly taken: string
}

/** Reads all of it at once. The benchmark asks PostgreSQL what it costs. */
export const findSql = `
  with taken as (
    select k.venue_id, string_agg(r.day || ' ' || r.starts_at || ' ' || r.ends_at || ' ' || r.between_minutes, ',') as spans
    from venue_reservation r join venue_taken k on k.reservation_id = r.id
    where r.day between $1 and $2 and r.status in ('Pending', 'Approved') group by k.venue_id)
  select (select coalesce(json_agg(json_build_object(
      'option', json_build_object('id', v.id, 'name', v.name, 'nameZh', v.name_zh, 'type', ${typeSql}, 'location', v.location,
        'capacity', v.capacity, 'needsApproval', v.needs_approval),
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

export async function find({ query }: Input<'venue.find'>, context: SignedIn): Promise<Data<'venue.find'>> {
  const { minutes, people, from, to = from, earliest = '00:00', latest = '24:00', typeId } = query
  if (to < from) refuse(1, 'RANGE_REVERSED')
  if (daysBetween(from, to) > mostDays) refuse(1, 'DAYS_TOO_MANY')
  const { rows } = await context.app.pool.query<Found>(findSql, [from, to, context.now, people ?? null, typeId ?? null])
  const { venues, schoolDays, now } = rows[0]!
  const approver = await mayApprove(context)
  const slots = venues.flatMap((venue) => {
    const taken = takenIn(venue)
    return schoolDays.flatMap((schoolDay): Slot[] => {
      const { day } = schoolDay
      const free = freeSpans(openDay(venue, venue.dates, schoolDay), venue.betweenMinutes, taken.get(day) ?? [])
      return free.flatMap((span) => {
        const wanted = { opens: span.opens > earliest ? span.opens : earliest, closes: span.closes < latest ? span.closes : latest }
        const slot = firstSlot(wanted, minutes, (times) => {
          const wish = { slot: { day, ...times }, people: people ?? null, now, own: 0 }
          return whyNoTime(wish) === null && whyBeyondLimits(venue, wish, approver) === null
        })
        return slot ? [{ venue: venue.option, day, ...slot, free: span }] : []
      })
    })
  })
  const startOf = ({ day, startsAt, venue: { name } }: Slot) => `${day} ${startsAt} ${name}`
  return slots.toSorted((a, b) => seatsLeft(a, people) - seatsLeft(b, people) || (startOf(a) < startOf(b) ? -1 : 1)).slice(0, mostSlots)
}
