// Undo within seconds: reservations are as they were before the caller's last act, all that it changed at once.
import type { Input, Schema } from '@isb/contract'
import { requireCodes } from '../../core/access/access.ts'
import type { AuditRow } from '../../core/ground/audit-row.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { areOwn, visibleTo } from '../../core/shared/requests.ts'
import { lastDone, requireUndoable } from '../../core/shared/undo.ts'
import { audited } from './cancel.ts'
import { requireOpen, requireShare } from './free.ts'
import { reservations } from './lists.ts'
import { code } from './reservations.ts'
import { lockVenuesOf, readStatesOf, type VenueState } from './state.ts'

type Reservation = Schema<'VenueReservation'>

/** What the audit keeps of a reservation: all that an act may change of it. */
type Kept = Pick<Reservation, 'title' | 'day' | 'startsAt' | 'endsAt' | 'status'> &
  Partial<Pick<Reservation, 'people' | 'note' | 'extras' | 'setUp' | 'decidedAt'>> & {
    readonly venueId: number
    readonly decidedBy?: number | null
  }
type Change = Omit<AuditRow, 'before' | 'after'> & { readonly before: Kept | null; readonly after: Kept }

/** What can be undone, with the code that it takes for reservations of others where the operation is open to everybody. */
const undoable = {
  'venue.approve': null,
  'venue.reject': null,
  'venue.reserve': null,
  'venue.move': 'venue:reservation:edit',
  'venue.cancel': 'venue:reservation:cancel',
  'venue.approveSeries': null,
  'venue.rejectSeries': null,
  'venue.reserveSeries': null,
  'venue.moveSeries': 'venue:reservation:edit',
  'venue.cancelSeries': 'venue:reservation:cancel',
} as const
const operations = Object.keys(undoable) as (keyof typeof undoable)[]

const isOpen = ({ status }: Pick<Reservation, 'status'>) => status === 'Pending' || status === 'Approved'
const isThere = (before: Kept, row: Reservation) =>
  isOpen(row) &&
  row.venue.id === before.venueId &&
  row.day === before.day &&
  row.startsAt === before.startsAt &&
  row.endsAt === before.endsAt

export async function undo({ path }: Input<'venue.undo'>, context: SignedIn): Promise<Reservation> {
  const { db, caller, changed } = context
  const id = path.reservationId
  const done = (await lastDone(db, 'venue-reservation', id))?.rows ?? []
  await lockVenuesOf(
    db,
    (done as readonly Change[]).flatMap(({ before, after }) => [before?.venueId ?? after.venueId, after.venueId]),
  )
  await visibleTo(context, 'venueReservation', await reservations.locked(context, id), code, 'RESERVATION_NOT_FOUND')
  const act = await requireUndoable(context, 'venue-reservation', id, operations)
  const rows = act.rows as readonly Change[]
  const ids = rows.map((row) => row.id)
  const now = new Map((await reservations.records(context, ids)).map((row) => [row.id, row]))
  const others = undoable[act.operation]
  if (others && !(await areOwn(context, 'venueReservation', [...now.values()]))) await requireCodes(db, caller, [others])

  const places = rows.map(({ before, after }) => before ?? after)
  const personId = now.get(id)?.person?.id
  const states = await readStatesOf(context, { personId, except: ids }, places)
  const turns = rows.map((row, at) => ({ ...row, venue: states[at]!, row: now.get(row.id)! }))
  // What goes to later days starts with the last, so that none meets the one that comes after it.
  const later = turns.some(({ before, row }) => before && before.day > row.day)
  for (const turn of later ? turns.toReversed() : turns) await restore(context, turn)
  const after = await reservations.records(context, ids)
  for (const row of after) changed('venue-reservation', row.id, audited(now.get(row.id)!), audited(row))
  return reservations.record(context, id)
}

/** Writes a reservation as it was. One that was not there is cancelled. */
async function restore(context: SignedIn, { before, row, venue }: { before: Kept | null; row: Reservation; venue: VenueState }) {
  const { db, now, caller } = context
  // The venue may have been closed since.
  if (before && !isThere(before, row)) requireOpen(context, venue, before)
  // Another reservation may have been made in its place.
  if (before && isOpen(before) && !isOpen(row)) await requireShare(context, venue)
  await db
    .updateTable('venueReservation')
    .set({
      ...(before
        ? {
            ...columnsOf(before),
            cancelledBy: null,
            cancelledAt: null,
            betweenMinutes: isThere(before, row) ? undefined : venue.betweenMinutes,
          }
        : { status: 'Cancelled', cancelledBy: caller.staffId, cancelledAt: now }),
      version: row.version + 1,
      updatedAt: now,
    })
    .where('id', '=', row.id)
    .execute()
}

function columnsOf({ venueId, title, day, startsAt, endsAt, status, people, note, extras, setUp, decidedBy, decidedAt }: Kept) {
  const decision =
    status === 'Pending' ? { decidedBy: null, decidedAt: null, reason: '' } : decidedAt ? { decidedBy, decidedAt: new Date(decidedAt) } : {}
  return {
    venueId,
    title,
    day,
    startsAt,
    endsAt,
    status,
    people,
    note,
    extras: extras && JSON.stringify(extras),
    setUp,
    ...decision,
  }
}
