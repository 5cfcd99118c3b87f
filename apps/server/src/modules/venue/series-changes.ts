// What is done with several reservations of a series at once: approved, rejected, cancelled, moved. Their reserver gets one mail.
import type { Data, Input, Schema } from '@isb/contract'
import { addDays, daysBetween, namedExtras, whyNotMoveReservation, type ReservationMove } from '@isb/domain'
import { sql } from 'kysely'
import { holds } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { areOwn, refuseDecided, visibleTo } from '../../core/shared/requests.ts'
import { about, audited, auditedWithDecision, cancelReservations } from './cancel.ts'
import { freeCheck, mayApprove } from './free.ts'
import { reservations } from './lists.ts'
import { inviteRooms, mailReservations } from './mails.ts'
import { code, decided } from './reservations.ts'
import { inWords, requireAllFree } from './series.ts'
import { readStatesOf } from './state.ts'

type Reservation = Schema<'VenueReservation'>

/** The reservations of a series with which this can be done, their venues locked, by day; and the one that was named. */
async function chosen(
  context: SignedIn,
  id: number,
  { which, to, venueId = 0 }: { readonly which: Schema<'SeriesPart'>; readonly to: ReservationMove; readonly venueId?: number },
): Promise<{ named: Reservation; rows: Reservation[] }> {
  const { db } = context
  await sql`
    select from venue where id in (
      select coalesce(v.part_of_id, v.id) from venue v
      where v.id = ${venueId} or v.id in (select o.venue_id from venue_reservation r
        join venue_reservation o on o.series_id = r.series_id where r.id = ${id}))
    order by id for no key update`.execute(db)
  const named = await visibleTo(context, 'venueReservation', await reservations.record(context, id), code, 'RESERVATION_NOT_FOUND')
  if (!named.series) return refuse(3, 'VENUE_NO_SERIES')
  const { rows: found } = await sql<{ id: number }>`
    select id from venue_reservation where series_id = ${named.series.id} and (${which} = 'All' or id = ${id}
      or ${which} = 'Following' and day >= ${named.day}::date)
    order by day, starts_at, id`.execute(db)
  const all = await reservations.records(
    context,
    found.map((row) => row.id),
  )
  const rows = all.filter((row) => whyNotMoveReservation(row, to) === null)
  if (rows.length === 0) refuseDecided(context, named.cancelledBy ?? named.decidedBy, decided(named))
  return { named, rows }
}

async function requireOwn(context: SignedIn, rows: readonly Reservation[], changes: string): Promise<void> {
  if (!(await areOwn(context, 'venueReservation', rows)) && !(await holds(context.db, context.caller, changes)))
    refuse(4, 'REQUEST_NOT_YOURS')
}

const decision = (to: 'approve' | 'reject', status: 'Approved' | 'Rejected', kind: Schema<'MailKind'>) =>
  async function decide(
    { path, body }: { path: { reservationId: number }; body: Schema<'VenueSeriesChoice'> & { reason?: string } },
    context: SignedIn,
  ): Promise<Reservation[]> {
    const { db, now, caller, changed } = context
    const { rows } = await chosen(context, path.reservationId, { which: body.which, to })
    const ids = rows.map(({ id }) => id)
    const reason = body.reason?.trim() ?? ''
    await db
      .updateTable('venueReservation')
      .set({ status, reason, decidedBy: caller.staffId, decidedAt: now, version: sql<number>`version + 1`, updatedAt: now })
      .where('id', 'in', ids)
      .execute()
    for (const row of rows)
      changed('venue-reservation', row.id, { ...about(row), status: row.status }, { ...about(row), status, ...(reason && { reason }) })
    const after = await reservations.records(context, ids)
    await mailReservations(context, kind, after)
    await inviteRooms(
      context,
      after.map((row) => ({ after: row })),
    )
    return after
  }

export const approveSeries = decision('approve', 'Approved', 'reservation-approved')
export const rejectSeries = decision('reject', 'Rejected', 'reservation-rejected')

export async function cancelSeries({ path, body }: Input<'venue.cancelSeries'>, context: SignedIn): Promise<Data<'venue.cancelSeries'>> {
  const { rows } = await chosen(context, path.reservationId, { which: body.which, to: 'cancel' })
  await requireOwn(context, rows, 'venue:reservation:cancel')
  const after = await cancelReservations(context, rows)
  await mailReservations(context, 'reservation-cancelled', after)
  return after
}

/** Another time, another venue, other words, or so many days later: all of them, or none. */
export async function moveSeries({ path, body }: Input<'venue.moveSeries'>, context: SignedIn): Promise<Data<'venue.moveSeries'>> {
  const { db, now, changed } = context
  const { which, venueId, day, title, note, setUp, ...given } = body
  const { named, rows } = await chosen(context, path.reservationId, { which, to: 'move', ...(venueId && { venueId }) })
  await requireOwn(context, rows, 'venue:reservation:edit')
  const { startsAt = named.startsAt, endsAt = named.endsAt } = given
  if (endsAt <= startsAt) refuse(3, 'VENUE_TIME_ORDER')
  const later = day === undefined ? 0 : daysBetween(named.day, day) - 1
  const timed = given.startsAt !== undefined || given.endsAt !== undefined
  const ids = rows.map(({ id }) => id)
  const approver = await mayApprove(context)
  const next = rows.map((row) => ({
    before: row,
    venueId: venueId ?? row.venue.id,
    day: addDays(row.day, later),
    startsAt: timed ? startsAt : row.startsAt,
    endsAt: timed ? endsAt : row.endsAt,
    people: given.people === undefined ? row.people : given.people,
    extras: given.extras ?? row.extras,
  }))
  const moves = next.some(
    ({ before, ...to }) =>
      to.venueId !== before.venue.id || to.day !== before.day || to.startsAt !== before.startsAt || to.endsAt !== before.endsAt,
  )
  await context.startFrom(rows)
  const states = await readStatesOf(context, { personId: named.person?.id, except: ids }, next)
  const whyNotFree = await freeCheck(context)
  const looked = next.map((wanted, at) => ({ day: wanted.day, why: inWords(context, whyNotFree(states[at]!, wanted, wanted)) }))
  if (moves || given.extras || given.people !== undefined) requireAllFree(context, looked)
  // The last goes first where all go to later days, so that none meets the one that comes after it.
  const order = next.map((_, at) => at)
  for (const at of later > 0 ? order.toReversed() : order) {
    const { before, extras, ...wanted } = next[at]!
    const { needsApproval, betweenMinutes, extras: there } = states[at]!
    const again = moves && before.status === 'Approved' && needsApproval && !approver
    await db
      .updateTable('venueReservation')
      .set({
        ...wanted,
        betweenMinutes: moves ? betweenMinutes : undefined,
        title: title?.trim(),
        note: note?.trim(),
        extras: JSON.stringify(moves || given.extras ? namedExtras(there, extras) : extras),
        setUp: setUp?.trim(),
        ...(again && { status: 'Pending', decidedBy: null, decidedAt: null }),
        version: before.version + 1,
        updatedAt: now,
      })
      .where('id', '=', before.id)
      .execute()
  }
  const after = await reservations.records(context, ids)
  for (const [at, row] of after.entries()) {
    const before = rows[at]!
    const fields = before.status === row.status ? audited : auditedWithDecision
    changed('venue-reservation', row.id, fields(before), fields(row))
  }
  if (moves) await mailReservations(context, 'reservation-moved', after)
  await inviteRooms(
    context,
    after.map((row, at) => ({ before: rows[at], after: row })),
  )
  return after
}
