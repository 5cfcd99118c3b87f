// A reservation takes place otherwise: at another time, in another venue, under other words.
import { isDeepStrictEqual } from 'node:util'
import type { Input, Schema } from '@isb/contract'
import { namedExtras } from '@isb/domain'
import type { SignedIn } from '../../core/app/context.ts'
import { audited, auditedWithDecision } from './cancel.ts'
import { mayApprove, requireFree } from './free.ts'
import { reservations } from './lists.ts'
import { inviteRooms, mailReservation } from './mails.ts'
import { lockVenue, readState } from './state.ts'

type Reservation = Schema<'VenueReservation'>

const placedAs = ({ venue, day, startsAt, endsAt, people, title, note, extras, setUp }: Reservation) => ({
  venueId: venue.id,
  day,
  startsAt,
  endsAt,
  people,
  title,
  note,
  extras,
  setUp,
})

/**
 * Changes an open reservation under the lock of its venue. Another time or venue is approved again, unless the caller may approve. Where
 * nothing changes, nothing is written and nobody is told.
 */
export async function changeReservation(
  context: SignedIn,
  before: Reservation,
  given: Omit<Input<'venue.move'>['body'], 'version'>,
): Promise<Reservation> {
  const { db, now, changed } = context
  const { venueId = before.venue.id, day = before.day, startsAt = before.startsAt, endsAt = before.endsAt } = given
  const people = given.people === undefined ? before.people : given.people
  const extras = given.extras ?? before.extras
  const moves = venueId !== before.venue.id || day !== before.day || startsAt !== before.startsAt || endsAt !== before.endsAt
  const approver = await mayApprove(context)
  if (venueId !== before.venue.id) await lockVenue(db, venueId)
  const venue = await readState(context, { venueId, day, personId: before.person?.id, except: [before.id] })
  if (moves || given.extras || people !== before.people) await requireFree(context, venue, { day, startsAt, endsAt }, { people, extras })
  const next = {
    venueId,
    day,
    startsAt,
    endsAt,
    people,
    title: given.title?.trim() ?? before.title,
    note: given.note?.trim() ?? before.note,
    extras: moves || given.extras ? namedExtras(venue.extras, extras) : before.extras,
    setUp: given.setUp?.trim() ?? before.setUp,
  }
  if (isDeepStrictEqual(next, placedAs(before))) return before
  const again = moves && before.status === 'Approved' && venue.needsApproval && !approver
  await db
    .updateTable('venueReservation')
    .set({
      ...next,
      betweenMinutes: moves ? venue.betweenMinutes : undefined,
      extras: JSON.stringify(next.extras),
      ...(again && { status: 'Pending', decidedBy: null, decidedAt: null }),
      version: before.version + 1,
      updatedAt: now,
    })
    .where('id', '=', before.id)
    .execute()
  const after = await reservations.record(context, before.id)
  const fields = again ? auditedWithDecision : audited
  changed('venue-reservation', before.id, fields(before), fields(after))
  if (moves) await mailReservation(context, 'reservation-moved', after)
  await inviteRooms(context, [{ before, after }])
  return after
}
