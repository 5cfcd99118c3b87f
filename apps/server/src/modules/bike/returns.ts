// Return requests: somebody says that a bike is back, and somebody else has looked.
import type { Input, Schema } from '@isb/contract'
import { whyNotDecide, whyNotMoveBike } from '@isb/domain'
import { sql } from 'kysely'
import { holds } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { decisionsOf } from '../../core/shared/decisions.ts'
import { areOwn, submitter } from '../../core/shared/requests.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { about, bikes, rents, returns } from './lists.ts'
import { mailRent, readerOf } from './mails.ts'
import { writeBike } from './write.ts'

type Return = Schema<'BikeReturn'>

export async function requestReturn({ body }: Input<'bike.requestReturn'>, context: SignedIn): Promise<Return> {
  const { db, now, caller, changed } = context
  const rent = await rents.locked(context, body.rentId)
  const isRider = rent.person?.id === caller.staffId && caller.own
  if (!isRider && !(await holds(db, caller, 'bike:return:on-behalf'))) {
    // Who asked for the rent knows of it; nobody else does.
    if (await areOwn(context, 'bikeRent', [rent])) refuse(4, 'ON_BEHALF_NOT_HELD')
    refuse(2, 'RENT_NOT_FOUND')
  }
  const bike = await bikes.record({ db, now }, rent.bike.id)
  if (bike.rent?.id !== rent.id) refuse(3, 'BIKE_NOT_OUT')
  const why = whyNotMoveBike(bike, 'requestReturn')
  if (why) refuse(3, why)
  const { id } = await db
    .insertInto('bikeReturn')
    .values({
      rentId: rent.id,
      ...submitter(caller, rent.person?.id),
      requestedAt: now,
      note: body.note?.trim() ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  changed('bike-return', id, null, { ...about(rent), confirmation: 'Pending' })
  return returns.record({ db, now }, id)
}

const queue = decisionsOf(returns, {
  entity: 'bike-return',
  table: 'bikeReturn',
  state: 'confirmation',
  code: 'bike:return',
  personal: 'rent_id in (select id from bike_rent where person_id = $1)',
  also: readerOf('bike-return'),
  whyNot: whyNotDecide,
  decided: ({ confirmation }) => `value.Confirmation.${confirmation}`,
  about,
  tell: (context, kind, request) => mailRent(context, kind, 'bike-return', request),
})
export const { get: getReturn, mine: myReturns } = queue
export const confirmReturn = queue.decide('confirm', {
  to: 'Confirmed',
  follows: (request, context) => endRent(context, request, 'Returned'),
  mail: 'bike-returned',
})
export const rejectReturn = queue.decide('reject', { to: 'Rejected', mail: 'bike-return-rejected' })
export const undoReturn = queue.undo({
  'bike.confirmReturn': async ({ rentId, bike }, context) => {
    const { status, rent } = await bikes.record(context, bike.id)
    if (status !== 'Returned' || rent) refuse(3, 'UNDO_MOVED_ON')
    await reopenRent(context, rentId, bike.id)
    return {}
  },
  'bike.rejectReturn': async ({ rentId, bike }, context) => {
    const { rent } = await bikes.record(context, bike.id)
    if (rent?.id !== rentId) refuse(3, 'UNDO_MOVED_ON')
    return {}
  },
})
export const cancelReturn = queue.decide('cancel', { to: 'Cancelled', byWhoeverAsked: true })

/** At the desk the rent of a locked bike ends with its return, and with it the request that waits. */
export async function closeAtDesk(context: SignedIn, { id, returnId }: Schema<'OpenRent'>): Promise<void> {
  if (returnId !== null) await queue.write(context, await returns.record(context, returnId), { confirmation: 'Confirmed' })
  await endRent(context, { ...(await rents.record(context, id)), rentId: id }, 'Available')
}

/** At the desk: the rent that ended with a bike's return at that moment goes on, and the request that waited waits again. */
export async function reopenAtDesk(context: SignedIn, bikeId: number, at: Date): Promise<void> {
  const { db, changed } = context
  const ended = await db.selectFrom('bikeRent').select('id').where('bikeId', '=', bikeId).where('returnedAt', '=', at).executeTakeFirst()
  if (!ended) return
  await reopenRent(context, ended.id, bikeId)
  const closed = await db
    .updateTable('bikeReturn')
    .set({ confirmation: 'Pending', decidedBy: null, decidedAt: null })
    .where('rentId', '=', ended.id)
    .where('decidedAt', '=', at)
    .returning('id')
    .executeTakeFirst()
  if (!closed) return
  const request = await returns.record(context, closed.id)
  changed('bike-return', closed.id, { ...about(request), confirmation: 'Confirmed' }, { ...about(request), confirmation: 'Pending' })
}

/** A rent that had ended goes on: the bike is out again. */
async function reopenRent(context: SignedIn, rentId: number, bikeId: number): Promise<void> {
  const { db, changed } = context
  const rent = await rents.record(context, rentId)
  await db.updateTable('bikeRent').set({ returnedAt: null }).where('id', '=', rentId).execute()
  await writeBike(context, bikeId, { status: 'In use', rentId })
  changed('bike-rent', rentId, { ...about(rent), returnedAt: rent.returnedAt }, { ...about(rent), returnedAt: null })
}

/** Ends a rent, and says where its bike is now: in one statement, for neither may be seen without the other. */
async function endRent(
  { db, now, changed }: SignedIn,
  rent: Pick<Return, 'rentId' | 'bike' | 'person'>,
  status: 'Returned' | 'Available',
): Promise<void> {
  const { rentId, bike } = rent
  await db
    .with('ended', (query) => query.updateTable('bikeRent').set({ returnedAt: now }).where('id', '=', rentId))
    .updateTable('bike')
    .set({ status, rentId: null, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', bike.id)
    .execute()
  changed('bike-rent', rentId, about(rent), { ...about(rent), returnedAt: now.toISOString() })
}
