// What decides whether a venue can be reserved, read where the venue is locked.
import type { Schema } from '@isb/contract'
import { openDay, type OpenDay, type TakenSpan, type VenueDates, type VenueHours, type VenueLimits } from '@isb/domain'
import type { Person } from '@isb/words'
import { CompiledQuery } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { toldApartFields } from '../../core/lists/sql.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { schoolDaysSql } from '../../core/shared/school-days.ts'
import { hoursSql, lockVenueSql } from './lists.ts'

/** A reservation that takes the venue, its whole or one of its parts. */
export interface Taken extends TakenSpan, Person {
  readonly id: number
  readonly title: string
}

/** A venue on a day, as far as a reservation of it is concerned. */
export interface VenueState extends VenueHours, VenueLimits {
  readonly id: number
  readonly name: string
  readonly nameZh: string
  readonly needsApproval: boolean
  readonly extras: readonly Schema<'VenueExtra'>[]
  readonly today: OpenDay
  readonly taken: readonly Taken[]
  /** The moment at the school. */
  readonly now: { readonly day: string; readonly time: string }
  /** Open reservations that the person has ahead of them there. */
  readonly own: number
}

/**
 * Dates between two days that are otherwise for venue `v`. What is said of a whole is said of its parts; where a part is blocked the whole
 * cannot be had either.
 */
export const datesSql = (from: string, to: string): string => `(
  select coalesce(json_agg(json_build_object('kind', b.kind, 'startsOn', b.starts_on, 'endsOn', b.ends_on, 'reason', b.reason,
    'reasonZh', b.reason_zh) order by b.id), '[]')
  from venue_block b where (b.venue_id is null or b.venue_id in (v.id, v.part_of_id)
      or b.kind = 'Blocked' and b.venue_id in (select part.id from venue part where part.part_of_id = v.id)) and b.starts_on <= ${to} and b.ends_on >= ${from})`

const stateSql = `
  with clock as (select $2::timestamptz at time zone time_zone as local from setting)
  select v.id, v.name, v.name_zh as "nameZh", v.status, v.needs_approval as "needsApproval", v.extras, v.opens_on_days_off as "opensOnDaysOff",
    v.capacity, v.shortest_minutes as "shortestMinutes", v.longest_minutes as "longestMinutes", v.ahead_days as "aheadDays",
    v.notice_minutes as "noticeMinutes", v.between_minutes as "betweenMinutes", v.open_per_person as "openPerPerson",
    ${hoursSql} as hours, ${datesSql('asked.day', 'asked.day')} as dates, ${schoolDaysSql('asked.day', 'asked.day')}->0 as "schoolDay",
    json_build_object('day', local::date, 'time', to_char(local, 'HH24:MI')) as now,
    (select count(*) from venue_reservation o where o.venue_id = v.id and o.person_id = $4 and o.id <> all ($5::bigint[])
      and o.status in ('Pending', 'Approved') and day_time(o.day, o.ends_at) > local) as own,
    (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.title, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
        'betweenMinutes', r.between_minutes, 'name', coalesce(p.name, ''), 'nameZh', coalesce(p.name_zh, ''), ${toldApartFields('p.id', 'r.day')})
        order by r.starts_at), '[]')
      from venue_reservation r join venue w on w.id = r.venue_id left join staff p on p.id = r.person_id
      where r.day = asked.day and r.status in ('Pending', 'Approved') and r.id <> all ($5::bigint[])
        and (w.id in (v.id, v.part_of_id) or w.part_of_id = v.id)) as taken
  from venue v, clock, unnest($3::date[]) with ordinality as asked(day, at) where v.id = $1 order by asked.at`

interface Asked {
  readonly venueId: number
  readonly personId?: number | undefined
  /** Reservations that are in nobody's way: they are being moved. */
  readonly except?: readonly number[]
}

/** The state of a venue on several days, in their order. Refuses a venue that is not there. */
export async function readStates(
  { db, now }: Pick<SignedIn, 'db' | 'now'>,
  { venueId, personId = 0, except = [] }: Asked,
  days: readonly string[],
): Promise<VenueState[]> {
  type Row = Omit<VenueState, 'today'> & { readonly dates: readonly VenueDates[]; readonly schoolDay: Schema<'SchoolDay'> }
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(stateSql, [venueId, now, days, personId, except]))
  if (rows.length < days.length) refuse(2, 'VENUE_NOT_FOUND')
  return rows.map((row) => ({ ...row, today: openDay(row, row.dates, row.schoolDay) }))
}

/** The states of several venues on days, in their order. A venue is read once, however many its days. */
export async function readStatesOf(
  context: Pick<SignedIn, 'db' | 'now'>,
  asked: Omit<Asked, 'venueId'>,
  wanted: readonly { readonly venueId: number; readonly day: string }[],
): Promise<VenueState[]> {
  const states = new Map<string, VenueState>()
  for (const [venueId, slots] of Map.groupBy(wanted, (slot) => slot.venueId)) {
    const days = slots.map(({ day }) => day)
    const read = await readStates(context, { ...asked, venueId }, days)
    for (const [at, state] of read.entries()) states.set(`${venueId} ${days[at]}`, state)
  }
  return wanted.map(({ venueId, day }) => states.get(`${venueId} ${day}`)!)
}

/** The state of a venue on a day. Refuses a venue that is not there. */
export async function readState(
  context: Pick<SignedIn, 'db' | 'now'>,
  { day, ...asked }: Asked & { readonly day: string },
): Promise<VenueState> {
  const [state] = await readStates(context, asked, [day])
  return state!
}

/** Makes changes of a venue, of its whole and its parts, and reservations of them wait for each other. */
export const lockVenue = (db: Db, venueId: number): Promise<unknown> => db.executeQuery(CompiledQuery.raw(lockVenueSql, [venueId]))

/** The same for several venues. */
export const lockVenuesOf = (db: Db, venueIds: readonly number[]): Promise<unknown> =>
  db.executeQuery(
    CompiledQuery.raw(
      `select from venue where id in (select coalesce(part_of_id, id) from venue where id = any ($1::bigint[]))
        order by id for no key update`,
      [venueIds],
    ),
  )

/** The same for all venues. */
export const lockVenues = (db: Db): Promise<unknown> =>
  db.executeQuery(CompiledQuery.raw('select from venue where part_of_id is null order by id for no key update'))
