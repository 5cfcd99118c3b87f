// Reservations: asked for, approved, rejected, moved, cancelled. That nothing is reserved twice is the database's; opening hours, dates and
// limits are asked about under the lock of the venue, which their changes take too.
import type { Data, Input, Schema } from '@isb/contract'
import { whyNotMoveReservation } from '@isb/domain'
import { CompiledQuery } from 'kysely'
import { holds } from '../../core/access/access.ts'
import { startUpdate } from '../../core/shared/stale.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { decisionsOf } from '../../core/shared/decisions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { areOwn, requestedFor, refuseDecided, visibleTo } from '../../core/shared/requests.ts'
import { about, cancelReservation } from './cancel.ts'
import { changeReservation } from './change.ts'
import { requireFree } from './free.ts'
import { insertReservations } from './insert.ts'
import { reservations } from './lists.ts'
import { inviteRooms, mailReservation, reader } from './mails.ts'
import { lockVenue, readState } from './state.ts'

type Reservation = Schema<'VenueReservation'>
export const code = 'venue:reservation'
export const decided = ({ status }: Reservation) => `value.ReservationStatus.${status}` as const

export async function reserve({ body }: Input<'venue.reserve'>, context: SignedIn): Promise<Reservation> {
  const personId = await requestedFor(context, body.personId, 'venue:calendar:on-behalf')
  await lockVenue(context.db, body.venueId)
  const venue = await readState(context, { venueId: body.venueId, day: body.day, personId })
  await requireFree(context, venue, body, body)
  const [id = 0] = await insertReservations(context, { ...body, personId }, [{ ...body, venue }])
  const made = await reservations.record(context, id)
  context.changed('venue-reservation', id, null, { ...about(made), status: made.status })
  await inviteRooms(context, [{ after: made }])
  return made
}

export async function move({ path, body: { version, ...given } }: Input<'venue.move'>, context: SignedIn): Promise<Reservation> {
  const before = await lockedToChange(context, path.reservationId, 'move', 'venue:reservation:edit')
  await startUpdate(context, 'venue-reservation', before, version)
  return changeReservation(context, before, given)
}

/** A reservation that the caller may change: their own, or any with the code. Its venue is locked with it. */
async function lockedToChange(context: SignedIn, id: number, to: 'move' | 'cancel', changes: string): Promise<Reservation> {
  const { db, caller } = context
  const reservation = await reservations.locked(context, id)
  await visibleTo(context, 'venueReservation', reservation, code, 'RESERVATION_NOT_FOUND')
  if (!(await areOwn(context, 'venueReservation', [reservation])) && !(await holds(db, caller, changes))) refuse(4, 'REQUEST_NOT_YOURS')
  const why = whyNotMoveReservation(reservation, to)
  if (why === 'ALREADY_DECIDED') refuseDecided(context, reservation.cancelledBy ?? reservation.decidedBy, decided(reservation))
  if (why) refuse(3, why)
  return reservation
}

export async function cancel({ path }: Input<'venue.cancel'>, context: SignedIn): Promise<Reservation> {
  const { id } = await lockedToChange(context, path.reservationId, 'cancel', 'venue:reservation:cancel')
  return cancelReservation(context, id)
}

const queue = decisionsOf(reservations, {
  entity: 'venue-reservation',
  table: 'venueReservation',
  state: 'status',
  versioned: true,
  code,
  also: { reader },
  whyNot: whyNotMoveReservation,
  decided,
  about,
  async tell(context, kind, row) {
    await mailReservation(context, kind, row)
    await inviteRooms(context, [{ after: row }])
  },
})
export const { get: getReservation } = queue
export const approve = queue.decide('approve', { to: 'Approved', mail: 'reservation-approved' })
export const reject = queue.decide('reject', { to: 'Rejected', mail: 'reservation-rejected' })

/** The caller's own reservations, and those that they made for others: what comes next, and what was last. */
export async function mine(_input: unknown, context: SignedIn): Promise<Data<'venue.mine'>> {
  const { staffId, program } = context.caller
  const own = program === null ? 'person_id = $1 or submitted_by = $1' : 'submitted_token = $1'
  const { rows } = await context.db.executeQuery<{ id: number }>(
    CompiledQuery.raw(
      `with own as (select id, day, starts_at from venue_reservation where ${own})
      select id from ((select * from own where day >= $2 order by day, starts_at, id limit 400)
        union all (select * from own where day < $2 order by day desc, starts_at desc, id desc limit 100)) near
      order by day desc, starts_at desc, id desc`,
      [program ?? staffId, await schoolDay(context.db, context.now)],
    ),
  )
  return reservations.records(
    context,
    rows.map(({ id }) => id),
  )
}
