// Reservations that opening hours, blocked dates or the calendar leave in closed time: shown before, cancelled only when asked for.
import type { Schema } from '@isb/contract'
import { openDay, whyClosed, type Slot, type VenueDates, type VenueHours } from '@isb/domain'
import { CompiledQuery, sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { schoolDaysSql } from '../../core/shared/school-days.ts'
import { cancelReservations } from './cancel.ts'
import { freeCheck } from './free.ts'
import { hoursSql, reservations } from './lists.ts'
import { mailReservations } from './mails.ts'
import { datesSql, readStatesOf } from './state.ts'

type Reservation = Schema<'VenueReservation'>

interface Upcoming extends Slot {
  readonly id: number
  readonly venueId: number
}
interface Row extends VenueHours {
  readonly id: number
  readonly dates: readonly VenueDates[]
}

const openSql = `venue_reservation r, clock
  where r.status in ('Pending', 'Approved') and day_time(r.day, r.ends_at) > local and ($2::bigint[] is null or r.venue_id = any ($2))`
const clockSql = `clock as (select $1::timestamptz at time zone time_zone as local from setting)`

/** The reservations to come of some venues, or of all, that are outside opening hours now, in their order. */
export async function hitReservations(
  { db, now }: { readonly db: Db; readonly now: Date },
  venueIds: readonly number[] | null,
): Promise<Upcoming[]> {
  const read = <T>(text: string) => db.executeQuery<T>(CompiledQuery.raw(text, [now, venueIds]))
  const { rows: upcoming } = await read<Upcoming>(`with ${clockSql}
    select r.id, r.venue_id as "venueId", r.day::text as day, r.starts_at as "startsAt", r.ends_at as "endsAt" from ${openSql}
    order by r.day, r.starts_at, r.id`)
  if (upcoming.length === 0) return []
  const { rows: venues } = await read<Row>(`with ${clockSql}, days as (select min(r.day) as first, max(r.day) as last from ${openSql})
    select v.id, v.status, v.opens_on_days_off as "opensOnDaysOff", ${hoursSql} as hours, ${datesSql('first', 'last')} as dates
    from venue v, days where $2::bigint[] is null or v.id = any ($2)`)
  const { rows: days } = await read<{ days: readonly Schema<'SchoolDay'>[] }>(
    `with ${clockSql}, days as (select min(r.day) as first, max(r.day) as last from ${openSql})
    select ${schoolDaysSql('first', 'last')} as days from days`,
  )
  const venueOf = new Map(venues.map((venue) => [venue.id, venue]))
  const dayOf = new Map(days[0]?.days.map((day) => [day.day, day]))
  return upcoming.filter((reservation) => {
    const venue = venueOf.get(reservation.venueId)!
    return whyClosed(openDay(venue, venue.dates, dayOf.get(reservation.day)!), reservation) !== null
  })
}

/** What a change of when venues are open has hit so far. What was in closed time before, on a holiday that came later, is not its doing. */
export type Hits = () => Promise<Upcoming[]>

/** Begins such a change of some locked venues, or of all. */
export async function hitsOf(context: Pick<SignedIn, 'db' | 'now'>, venueIds: readonly number[] | null): Promise<Hits> {
  const old = new Set((await hitReservations(context, venueIds)).map(({ id }) => id))
  return async () => (await hitReservations(context, venueIds)).filter(({ id }) => !old.has(id))
}

/** Of so many reservations it is said where they could go, and of each so many venues. */
const most = { hits: 100, venues: 10 }

/** The same as they are shown, each with the other venues of its type that could take it. */
export async function shownHits(context: SignedIn, hits: readonly Upcoming[]): Promise<Schema<'VenueHit'>[]> {
  const shown = await reservations.records(
    context,
    hits.map(({ id }) => id),
  )
  const places = await placesFor(context, shown.slice(0, most.hits))
  return shown.map((reservation) => ({ reservation, venues: places.get(reservation.id) ?? [] }))
}

/** Other venues of the same type that could take a reservation at its time, few seats left over first. */
async function placesFor(context: SignedIn, all: readonly Reservation[]): Promise<ReadonlyMap<number, Schema<'VenueRef'>[]>> {
  const { rows: others } = await sql<{ id: number; of: number; name: string; nameZh: string }>`
    select o.id, v.id as "of", o.name, o.name_zh as "nameZh" from venue v join venue o on o.type_id = v.type_id and o.id <> v.id
    where o.status = 'Open' and v.id = any (${all.map(({ venue }) => venue.id)}::bigint[])
    order by o.capacity nulls last, lower(o.name)`.execute(context.db)
  const wanted = all.flatMap((reservation) =>
    others
      .filter((other) => other.of === reservation.venue.id)
      .map((other) => ({ reservation, other, venueId: other.id, day: reservation.day })),
  )
  const states = await readStatesOf(context, {}, wanted)
  const whyNotFree = await freeCheck(context)
  const free = wanted.filter(({ reservation }, at) => whyNotFree(states[at]!, reservation, reservation) === null)
  return new Map(
    [...Map.groupBy(free, ({ reservation }) => reservation.id)].map(([id, found]) => [
      id,
      found.slice(0, most.venues).map(({ other: { id: otherId, name, nameZh } }) => ({ id: otherId, name, nameZh })),
    ]),
  )
}

/** After a change of when venues are open: cancels the reservations that it hits and tells whom they are for, or refuses. */
export async function settleHits(context: SignedIn, hits: readonly Upcoming[], cancel: boolean): Promise<void> {
  if (hits.length > 0 && !cancel) refuse(3, 'VENUE_RESERVATIONS_HIT', { count: hits.length })
  if (hits.length === 0) return
  const before = await reservations.records(
    context,
    hits.map(({ id }) => id),
  )
  await mailReservations(context, 'reservation-cancelled', await cancelReservations(context, before))
}
