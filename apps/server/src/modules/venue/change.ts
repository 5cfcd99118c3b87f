// A reservation takes place otherwise: at another time, in another venue, under other words.
import type { Input, Schema } from '@isb/contract'
import { namedExtras } from '@isb/domain'
import type { SignedIn } from '../../core/context.ts'
import { audited } from './cancel.ts'
import { mayApprove, requireFree } from './free.ts'
import { reservations } from './lists.ts'
import { inviteRooms, mailReservation } from './mails.ts'
import { lockVenue, readState } from './state.ts'

type Reservation = Schema<'VenueReservation'>

/** Changes an open reservation under the lock of its venue. Another time or venue is approved anew, unless the caller may approve. */
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
  const again = moves && before.status === 'Approved' && venue.needsApproval && !approver
  await db
    .updateTable('venueReservation')
    .set({
      venueId,
      day,
      startsAt,
      endsAt,
      people,
      betweenMinutes: moves ? venue.betweenMinutes : undefined,
      title: given.title?.trim(),
      note: given.note?.trim(),
      extras: JSON.stringify(moves || given.extras ? namedExtras(venue.extras, extras) : before.extras),
      setUp: given.setUp?.trim(),
      ...(again && { status: 'Pending', decidedBy: null, decidedAt: null }),
      version: before.version + 1,
      updatedAt: now,
    })
    .where('id', '=', before.id)
    .execute()
  const after = await reservations.record(context, before.id)
  changed('venue-reservation', before.id, audited(before), audited(after))
  if (moves) await mailReservation(context, 'reservation-moved', after)
  await inviteRooms(context, [{ before, after }])
  return after
}
