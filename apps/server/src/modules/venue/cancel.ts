// Cancelling: a reservation is kept, and its time is free again.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { reservations } from './lists.ts'
import { inviteRooms, mailReservation } from './mails.ts'

/** What the audit says a reservation is about. */
export const about = ({ title, venue, day, startsAt, endsAt, person }: Schema<'VenueReservation'>) => ({
  title,
  venueId: venue.id,
  day,
  startsAt,
  endsAt,
  ...(person && { personId: person.id }),
})

/** The same with what somebody may change of it. */
export const audited = (row: Schema<'VenueReservation'>) => {
  const { people, note, extras, setUp, status } = row
  return { ...about(row), people, note, extras, setUp, status }
}

/** The same where another time or venue has to be approved again: an undo knows by it who had decided. */
export const auditedWithDecision = (row: Schema<'VenueReservation'>) => ({
  ...audited(row),
  decidedBy: row.decidedBy?.id ?? null,
  decidedAt: row.decidedAt,
})

/** Cancels an open reservation under the lock of its venue, and tells its reserver. */
export async function cancelReservation(context: SignedIn, id: number): Promise<Schema<'VenueReservation'>> {
  const [after] = await cancelReservations(context, [await reservations.record(context, id)])
  await mailReservation(context, 'reservation-cancelled', after!)
  return after!
}

/** Cancels open reservations under the lock of their venues, and tells nobody. */
export async function cancelReservations(
  context: SignedIn,
  before: readonly Schema<'VenueReservation'>[],
): Promise<Schema<'VenueReservation'>[]> {
  const { db, now, caller, changed } = context
  const ids = before.map(({ id }) => id)
  await db
    .updateTable('venueReservation')
    .set({ status: 'Cancelled', cancelledBy: caller.staffId, cancelledAt: now, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', 'in', ids)
    .execute()
  for (const row of before)
    changed('venue-reservation', row.id, { ...about(row), status: row.status }, { ...about(row), status: 'Cancelled' })
  const after = await reservations.records(context, ids)
  await inviteRooms(
    context,
    before.map((row) => ({ before: row, after: after.find(({ id }) => id === row.id)! })),
  )
  return after
}
