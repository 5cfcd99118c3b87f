// Dates on which a venue, or all of them, is closed, or open although it is a day off.
import type { Data, Input, Schema } from '@isb/contract'
import { whyNotMoveReservation } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { refuse, requireRange } from '../../core/ground/refuse.ts'
import { refuseDecided } from '../../core/shared/requests.ts'
import { changeReservation } from './change.ts'
import { hitsOf, settleHits, shownHits, type Hits } from './hits.ts'
import { blocks, reservations } from './lists.ts'
import { decided } from './reservations.ts'
import { lockVenues, lockVenuesOf } from './state.ts'

const longest = 400
const audited = ({ kind, startsOn, endsOn, reason, reasonZh }: Schema<'VenueBlock'>, venueId: number | null) => ({
  venueId,
  kind,
  startsOn,
  endsOn,
  reason,
  reasonZh,
})

/** Locks what dates close, and where reservations are moved to. */
const lockFor = ({ db }: SignedIn, venueId: number | null, others: readonly number[] = []) =>
  venueId === null ? lockVenues(db) : lockVenuesOf(db, [venueId, ...others])

type Dates = Pick<Schema<'VenueBlock'>, 'kind'> & { readonly venueId: number | null }

/** The venues that dates are about: with a whole its parts; where a part is blocked the whole too. Null for all. */
async function concernedBy({ db }: SignedIn, { kind, venueId }: Dates): Promise<number[] | null> {
  if (venueId === null) return null
  const { rows } = await sql<{ id: number }>`
    select v.id from venue v where ${venueId} in (v.id, v.part_of_id)
      or ${kind} = 'Blocked' and v.id = (select part_of_id from venue where id = ${venueId})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Writes the dates; what they hit is asked afterwards. */
async function insert({ body }: Input<'venue.createBlock'>, context: SignedIn) {
  const { db, now } = context
  const { venueId = null, kind, startsOn, endsOn = startsOn, reason, reasonZh = '', moves = [] } = body
  requireRange('/endsOn', startsOn, endsOn, longest)
  await lockFor(
    context,
    venueId,
    moves.map((move) => move.venueId),
  )
  const { rows } = await sql`select from venue where id = ${venueId}`.execute(db)
  if (venueId !== null && rows.length === 0) refuse(2, 'VENUE_NOT_FOUND')
  const hits = await hitsOf(context, await concernedBy(context, { kind, venueId }))
  const { id } = await db
    .insertInto('venueBlock')
    .values({ venueId, kind, startsOn, endsOn, reason: reason.trim(), reasonZh: reasonZh.trim(), updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { block: await blocks.record(context, id), hits }
}

export async function createBlock(input: Input<'venue.createBlock'>, context: SignedIn): Promise<Schema<'VenueBlock'>> {
  const { block, hits: hit } = await insert(input, context)
  const { venueId = null, cancelReservations = false, moves = [] } = input.body
  context.changed('venue-block', block.id, null, audited(block, venueId))
  await moveHits(context, hit, moves)
  await settleHits(context, await hit(), cancelReservations)
  return block
}

/** Moves reservations that the dates hit to the venues that were chosen for them. What is not hit any more stays where it is. */
async function moveHits(context: SignedIn, hits: Hits, moves: NonNullable<Input<'venue.createBlock'>['body']['moves']>) {
  if (moves.length === 0) return
  const hit = new Set((await hits()).map(({ id }) => id))
  for (const move of moves) {
    const reservation = await reservations.record(context, move.reservationId)
    const why = whyNotMoveReservation(reservation, 'move')
    if (why === 'ALREADY_DECIDED') refuseDecided(context, reservation.cancelledBy ?? reservation.decidedBy, decided(reservation))
    if (why) refuse(3, why)
    if (hit.has(reservation.id)) await changeReservation(context, reservation, { venueId: move.venueId })
  }
}

/** The dates are written, looked at, and taken back. */
export async function hits(input: Input<'venue.hits'>, context: SignedIn): Promise<Data<'venue.hits'>> {
  await sql`savepoint hits`.execute(context.db)
  const { hits: hit } = await insert(input, context)
  const shown = await shownHits(context, await hit())
  await sql`rollback to savepoint hits`.execute(context.db)
  return shown
}

export async function removeBlock({ path }: Input<'venue.removeBlock'>, context: SignedIn): Promise<Data<'venue.removeBlock'>> {
  const { db, changed } = context
  const venueId = (await blocks.record(context, path.blockId)).venue?.id ?? null
  await lockFor(context, venueId)
  const before = await blocks.locked(context, path.blockId)
  const hit = await hitsOf(context, await concernedBy(context, { ...before, venueId }))
  await db.deleteFrom('venueBlock').where('id', '=', before.id).execute()
  changed('venue-block', before.id, audited(before, venueId), null)
  await settleHits(context, await hit(), false)
  return {}
}
