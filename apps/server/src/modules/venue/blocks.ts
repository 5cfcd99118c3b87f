// Dates on which a venue, or all of them, is closed, or open although it is a day off.
import type { Data, Input, Schema } from '@isb/contract'
import { daysBetween } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import { refuse, refuseField } from '../../core/refuse.ts'
import { settleHits, shownHits } from './hits.ts'
import { blocks } from './lists.ts'
import { lockVenue, lockVenues } from './state.ts'

const longest = 400
const audited = ({ kind, startsOn, endsOn, reason, reasonZh }: Schema<'VenueBlock'>, venueId: number | null) => ({
  venueId,
  kind,
  startsOn,
  endsOn,
  reason,
  reasonZh,
})

const lockFor = ({ db }: SignedIn, venueId: number | null) => (venueId === null ? lockVenues(db) : lockVenue(db, venueId))

async function insert({ body }: Input<'venue.createBlock'>, context: SignedIn): Promise<Schema<'VenueBlock'>> {
  const { db, now } = context
  const { venueId = null, kind, startsOn, endsOn = startsOn, reason, reasonZh = '' } = body
  if (endsOn < startsOn) refuseField('/endsOn', 'RANGE_REVERSED')
  if (daysBetween(startsOn, endsOn) > longest) refuseField('/endsOn', 'DAYS_TOO_MANY')
  await lockFor(context, venueId)
  const { rows } = await sql`select from venue where id = ${venueId}`.execute(db)
  if (venueId !== null && rows.length === 0) refuse(2, 'VENUE_NOT_FOUND')
  const { id } = await db
    .insertInto('venueBlock')
    .values({ venueId, kind, startsOn, endsOn, reason: reason.trim(), reasonZh: reasonZh.trim(), updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return blocks.record(context, id)
}

export async function createBlock(input: Input<'venue.createBlock'>, context: SignedIn): Promise<Schema<'VenueBlock'>> {
  const block = await insert(input, context)
  const { venueId = null, cancelReservations = false } = input.body
  context.changed('venue-block', block.id, null, audited(block, venueId))
  await settleHits(context, venueId, cancelReservations)
  return block
}

/** The dates are written, looked at, and taken back. */
export async function hits(input: Input<'venue.hits'>, context: SignedIn): Promise<Data<'venue.hits'>> {
  await sql`savepoint hits`.execute(context.db)
  await insert(input, context)
  const shown = await shownHits(context, input.body.venueId ?? null)
  await sql`rollback to savepoint hits`.execute(context.db)
  return shown
}

export async function removeBlock({ path }: Input<'venue.removeBlock'>, context: SignedIn): Promise<Data<'venue.removeBlock'>> {
  const { db, changed } = context
  const venueId = (await blocks.record(context, path.blockId)).venue?.id ?? null
  await lockFor(context, venueId)
  const before = await blocks.locked(context, path.blockId)
  await db.deleteFrom('venueBlock').where('id', '=', before.id).execute()
  changed('venue-block', before.id, audited(before, venueId), null)
  await settleHits(context, venueId, false)
  return {}
}
