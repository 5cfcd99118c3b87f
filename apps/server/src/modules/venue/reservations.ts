// Reservations: asked for, approved, rejected, moved, cancelled. That nothing is reserved twice is the database's; opening hours, dates and
// limits are asked about under the lock of the venue, which their changes take too.
import type { Data, Input, Schema } from '@isb/contract'
import { inTheWay, isMine, whyBeyondLimits, whyClosed, whyNoTime, whyNotMoveReservation, writtenSpan, type Slot } from '@isb/domain'
import { nameIn } from '@isb/words'
import { CompiledQuery } from 'kysely'
import { holds } from '../../core/access/access.ts'
import { refuseStale } from '../../core/audit/stale.ts'
import type { SignedIn } from '../../core/context.ts'
import { decisionsOf } from '../../core/decisions.ts'
import { refuse } from '../../core/refuse.ts'
import { requestedFor, refuseDecided, visibleTo } from '../../core/requests.ts'
import { about, cancelReservation } from './cancel.ts'
import { lockVenueSql, reservations } from './lists.ts'
import { mailReservation, reader } from './mails.ts'
import { readState, type VenueState } from './state.ts'

type Reservation = Schema<'VenueReservation'>
const code = 'venue:reservation'
const mayApprove = ({ db, caller }: SignedIn) => holds(db, caller, 'venue:reservation:approve')
const decided = ({ status }: Reservation) => `value.ReservationStatus.${status}` as const

/** Refuses a time at which the venue cannot be reserved, and says why. */
async function requireFree(
  context: SignedIn,
  venue: VenueState,
  slot: Slot,
  { people, approver }: { readonly people: number | null; readonly approver: boolean },
): Promise<void> {
  const { db, caller, locale } = context
  const { now, own } = venue
  const why = whyNoTime({ slot, now }) ?? whyClosed(venue.today, slot) ?? whyBeyondLimits(venue, { slot, people, now, own }, approver)
  if (why?.reason === 'VENUE_OWN_LIMIT') refuse(5, why.reason, why.values)
  if (why) refuse(3, why.reason, why.name ? { name: nameIn(locale, why.name) } : 'values' in why ? why.values : {})
  const other = inTheWay(slot, venue.betweenMinutes, venue.taken)
  if (!other) return
  // By whom is told to those who may see it.
  const known = (await holds(db, caller, 'venue:calendar')) || (await holds(db, caller, code))
  refuse(3, 'VENUE_TAKEN', { when: writtenSpan(other), who: known ? `${other.title}, ${nameIn(locale, other)}` : 'none' })
}

export async function reserve({ body }: Input<'venue.reserve'>, context: SignedIn): Promise<Reservation> {
  const { db, now, caller, changed } = context
  const personId = await requestedFor(context, body.personId, 'venue:calendar:on-behalf')
  const approver = await mayApprove(context)
  await db.executeQuery(CompiledQuery.raw(lockVenueSql, [body.venueId]))
  const venue = await readState(context, { venueId: body.venueId, day: body.day, personId })
  const { title, day, startsAt, endsAt, people = null, note = '' } = body
  await requireFree(context, venue, { day, startsAt, endsAt }, { people, approver })
  const approved = approver || !venue.needsApproval
  const { id } = await db
    .insertInto('venueReservation')
    .values({
      venueId: venue.id,
      title: title.trim(),
      day,
      startsAt,
      endsAt,
      betweenMinutes: venue.betweenMinutes,
      people,
      personId,
      submittedBy: personId === caller.staffId ? null : caller.staffId,
      requestedAt: now,
      note: note.trim(),
      status: approved ? 'Approved' : 'Pending',
      ...(approved && { decidedAt: now, decidedBy: approver ? caller.staffId : null }),
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await reservations.record(context, id)
  changed('venue-reservation', id, null, { ...about(made), status: made.status })
  return made
}

/** Another time, another venue, other words. Another time or venue is approved anew, unless the caller may approve. */
export async function move({ path, body: { version, ...given } }: Input<'venue.move'>, context: SignedIn): Promise<Reservation> {
  const { db, now, caller, changed } = context
  const before = await lockedToChange(context, path.reservationId, 'move', 'venue:reservation:edit')
  if (before.version !== version) await refuseStale(context, 'venue-reservation', before.id)
  const { venueId = before.venue.id, day = before.day, startsAt = before.startsAt, endsAt = before.endsAt } = given
  const people = given.people === undefined ? before.people : given.people
  const moves = venueId !== before.venue.id || day !== before.day || startsAt !== before.startsAt || endsAt !== before.endsAt
  const approver = await mayApprove(context)
  if (venueId !== before.venue.id) await db.executeQuery(CompiledQuery.raw(lockVenueSql, [venueId]))
  const venue = await readState(context, { venueId, day, personId: before.person?.id, except: before.id })
  if (moves || people !== before.people) await requireFree(context, venue, { day, startsAt, endsAt }, { people, approver })
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
      ...(again && { status: 'Pending', decidedBy: null, decidedAt: null }),
      version: version + 1,
      updatedAt: now,
    })
    .where('id', '=', before.id)
    .execute()
  const after = await reservations.record(context, before.id)
  const audited = (row: Reservation) => ({ ...about(row), people: row.people, note: row.note, status: row.status })
  changed('venue-reservation', before.id, audited(before), audited(after))
  if (moves && caller.staffId !== after.person?.id) await mailReservation(context, 'reservation-moved', after)
  return after
}

/** A reservation that the caller may change: their own, or any with the code. Its venue is locked with it. */
async function lockedToChange(context: SignedIn, id: number, to: 'move' | 'cancel', changes: string): Promise<Reservation> {
  const { db, caller } = context
  const reservation = await reservations.locked(context, id)
  await visibleTo(context, reservation, code, 'RESERVATION_NOT_FOUND')
  if (!isMine(reservation, caller.staffId) && !(await holds(db, caller, changes))) refuse(4, 'REQUEST_NOT_YOURS')
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
  tell: mailReservation,
})
export const { get: getReservation } = queue
export const approve = queue.decide('approve', { to: 'Approved', mail: 'reservation-approved' })
export const reject = queue.decide('reject', { to: 'Rejected', mail: 'reservation-rejected' })
export const undo = queue.undo({ 'venue.approve': async () => ({}), 'venue.reject': async () => ({}) })

/** The caller's own reservations, and those that they made for others. */
export async function mine(_input: unknown, context: SignedIn): Promise<Data<'venue.mine'>> {
  const { rows } = await context.db.executeQuery<{ id: number }>(
    CompiledQuery.raw(
      `select id from venue_reservation where person_id = $1 or submitted_by = $1 order by day desc, starts_at desc, id desc limit 200`,
      [context.caller.staffId],
    ),
  )
  const found = []
  for (const { id } of rows) found.push(await reservations.record(context, id))
  return found
}
