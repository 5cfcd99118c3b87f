// Repeating reservations: the days of a rule, looked at before, then reserved together. Each is a reservation of its own from then on.
import type { Data, Input } from '@isb/contract'
import type { Slot } from '@isb/domain'
import { word, writtenDay } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { requestedFor } from '../../core/shared/requests.ts'
import { about } from './cancel.ts'
import { freeCheck, type WhyNotFree } from './free.ts'
import { insertReservations } from './insert.ts'
import { reservations } from './lists.ts'
import { inviteRooms } from './mails.ts'
import { occurrencesOf } from './rule.ts'
import { lockVenuesOf, readStatesOf, type VenueState } from './state.ts'

/** A day of a rule, and where and when it takes place. */
interface Planned extends Slot {
  readonly venueId: number
  readonly ruleDay: string
  readonly changed: boolean
}
interface Looked extends Planned {
  readonly venue: VenueState
  readonly off: boolean
  readonly why: string
}

const daysClosed: readonly unknown[] = ['VENUE_DAY_OFF', 'VENUE_NO_HOURS']

/** What is in the way, in the caller's language. */
export const inWords = ({ locale }: SignedIn, why: WhyNotFree | null): string =>
  why ? word(locale, `reason.${why.reason}`, why.values) : ''

/** Refuses days of which one cannot be reserved, and says which and why. */
export function requireAllFree({ locale }: SignedIn, wanted: readonly { readonly day: string; readonly why: string }[]): void {
  const clashes = wanted.filter(({ why }) => why)
  const [first] = clashes
  if (first) refuse(3, 'VENUE_SERIES_CLASH', { count: clashes.length, day: writtenDay(first.day)[locale], why: first.why })
}

/** The days of the rule that are not skipped, each as it was changed. */
function plannedBy({ venueId, day, startsAt, endsAt, rule, skip = [], changes = [] }: Input<'venue.reserveSeries'>['body']): Planned[] {
  const changeOf = new Map(changes.map((change) => [change.day, change]))
  return occurrencesOf(rule, { day, startsAt })
    .filter((ruleDay) => !skip.includes(ruleDay))
    .map((ruleDay) => {
      const { day: _, to = ruleDay, ...change } = changeOf.get(ruleDay) ?? {}
      return { venueId, startsAt, endsAt, ...change, day: to, ruleDay, changed: changeOf.has(ruleDay) }
    })
}

/** The days with what is in the way of each. Days that come before take their time, and count for how many the person has. */
async function look({ body }: Input<'venue.reserveSeries'>, context: SignedIn): Promise<{ personId: number; looked: Looked[] }> {
  if (body.endsAt <= body.startsAt) refuse(3, 'VENUE_TIME_ORDER')
  const personId = await requestedFor(context, body.personId, 'venue:calendar:on-behalf')
  const planned = plannedBy(body)
  await lockVenuesOf(
    context.db,
    [body, ...planned].map(({ venueId }) => venueId),
  )
  const states = await readStatesOf(context, { personId }, planned)
  const whyNotFree = await freeCheck(context)
  const reserved: Planned[] = []
  const looked = planned.map((plan, at) => {
    const venue = states[at]!
    const there = reserved.filter(({ venueId }) => venueId === plan.venueId)
    const sameDay = there
      .filter(({ day }) => day === plan.day)
      .map(({ startsAt, endsAt }) => ({
        id: 0,
        title: body.title,
        name: '',
        nameZh: '',
        startsAt,
        endsAt,
        betweenMinutes: venue.betweenMinutes,
      }))
    const why = whyNotFree({ ...venue, own: venue.own + there.length, taken: [...venue.taken, ...sameDay] }, plan, body)
    if (!why) reserved.push(plan)
    // Half a day off is in the way; a whole one is left out.
    const off = !plan.changed && daysClosed.includes(why?.reason) && venue.today.open.length === 0
    return { ...plan, venue, off, why: inWords(context, why) }
  })
  return { personId, looked }
}

export async function previewSeries(input: Input<'venue.previewSeries'>, context: SignedIn): Promise<Data<'venue.previewSeries'>> {
  const { looked } = await look(input, context)
  return looked.map(({ ruleDay, day, venueId, startsAt, endsAt, off, why }) => ({
    day: ruleDay,
    to: day,
    venueId,
    startsAt,
    endsAt,
    off,
    why,
  }))
}

export async function reserveSeries(input: Input<'venue.reserveSeries'>, context: SignedIn): Promise<Data<'venue.reserveSeries'>> {
  const { db, changed } = context
  const { body } = input
  const { personId, looked } = await look(input, context)
  const wanted = looked.filter(({ off }) => !off)
  if (wanted.length === 0) refuse(3, 'VENUE_SERIES_EMPTY')
  requireAllFree(context, wanted)
  const { rows } = await sql<{ id: number }>`insert into venue_series (rule) values (${body.rule.toUpperCase()}) returning id`.execute(db)
  const ids = await insertReservations(context, { ...body, personId, series: { id: rows[0]!.id, startsAt: body.startsAt } }, wanted)
  const made = await reservations.records(context, ids)
  for (const row of made) changed('venue-reservation', row.id, null, { ...about(row), status: row.status })
  await inviteRooms(
    context,
    made.map((after) => ({ after })),
  )
  return made
}
