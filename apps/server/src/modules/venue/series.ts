// Repeating reservations: the days of a rule, looked at before, then reserved together. Each is a reservation of its own from then on.
import type { Data, Input, Schema } from '@isb/contract'
import { word, writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { refuse } from '../../core/refuse.ts'
import { requestedFor } from '../../core/requests.ts'
import { about } from './cancel.ts'
import { freeCheck, type WhyNotFree } from './free.ts'
import { insertReservations } from './insert.ts'
import { reservations } from './lists.ts'
import { occurrencesOf } from './rule.ts'
import { lockVenue, readStates, type VenueState } from './state.ts'

type Occurrence = Schema<'VenueOccurrence'>
const daysClosed: readonly unknown[] = ['VENUE_DAY_OFF', 'VENUE_NO_HOURS']

/** A day, with what is in the way of a reservation on it. */
export function occurrence({ locale }: SignedIn, { today }: VenueState, day: string, why: WhyNotFree | null): Occurrence {
  // Half a day off is in the way; a whole one is left out.
  const off = daysClosed.includes(why?.reason) && today.open.length === 0
  return { day, off, why: why ? word(locale, `reason.${why.reason}`, why.values) : '' }
}

/** Days with what is in the way on each. Days that come before count for how many reservations the person has. */
async function occurrences(
  context: SignedIn,
  states: readonly VenueState[],
  { startsAt, endsAt, people = null }: Pick<Schema<'VenueRequest'>, 'startsAt' | 'endsAt' | 'people'>,
  days: readonly string[],
): Promise<Occurrence[]> {
  const whyNotFree = await freeCheck(context)
  let reserved = 0
  return days.map((day, at) => {
    const state = states[at]!
    const why = whyNotFree({ ...state, own: state.own + reserved }, { day, startsAt, endsAt }, people)
    if (!why) reserved += 1
    return occurrence(context, state, day, why)
  })
}

/** Refuses days of which one cannot be reserved, and says which and why. */
export function requireAllFree({ locale }: SignedIn, wanted: readonly Occurrence[]): void {
  const clashes = wanted.filter(({ why }) => why)
  const [first] = clashes
  if (first) refuse(3, 'VENUE_SERIES_CLASH', { count: clashes.length, day: writtenDay(first.day)[locale], why: first.why })
}

async function look({ body }: Input<'venue.reserveSeries'>, context: SignedIn) {
  const { venueId, rule, startsAt, endsAt, skip = [] } = body
  if (endsAt <= startsAt) refuse(3, 'VENUE_TIME_ORDER')
  const personId = await requestedFor(context, body.personId, 'venue:calendar:on-behalf')
  const days = occurrencesOf(rule, body).filter((day) => !skip.includes(day))
  await lockVenue(context.db, venueId)
  const states = await readStates(context, { venueId, personId }, days)
  return { personId, states, looked: await occurrences(context, states, body, days) }
}

export const previewSeries = async (input: Input<'venue.previewSeries'>, context: SignedIn): Promise<Data<'venue.previewSeries'>> =>
  (await look(input, context)).looked

export async function reserveSeries(input: Input<'venue.reserveSeries'>, context: SignedIn): Promise<Data<'venue.reserveSeries'>> {
  const { db, changed } = context
  const { body } = input
  const { personId, states, looked } = await look(input, context)
  const wanted = looked.filter(({ off }) => !off)
  if (wanted.length === 0) refuse(3, 'VENUE_SERIES_EMPTY')
  requireAllFree(context, wanted)
  const { rows } = await sql<{ id: number }>`insert into venue_series (rule) values (${body.rule.toUpperCase()}) returning id`.execute(db)
  const ids = await insertReservations(
    context,
    states[0]!,
    { ...body, personId },
    wanted.map(({ day }) => day),
    rows[0]!.id,
  )
  const made = await reservations.records(context, ids)
  for (const row of made) changed('venue-reservation', row.id, null, { ...about(row), status: row.status })
  return made
}
