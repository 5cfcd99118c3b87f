// Return requests: somebody says that a bike is back, and somebody else has looked.
import type { Input, Schema } from '@isb/contract'
import { isMine, whyNotCancel, whyNotMoveBike } from '@isb/domain'
import { holds } from '../../core/access/access.ts'
import { forEyesOf } from '../../core/asked.ts'
import type { SignedIn } from '../../core/context.ts'
import { refuse } from '../../core/refuse.ts'
import { about, decide, requirePending, type Decision } from './asked.ts'
import { bikes, rents, returns } from './lists.ts'
import { lockedRent, lockedReturn, writeBike } from './locked.ts'
import { mailRent } from './mails.ts'

type Return = Schema<'BikeReturn'>

export async function requestReturn({ body }: Input<'bike.requestReturn'>, context: SignedIn): Promise<Return> {
  const { db, now, caller, changed } = context
  const rent = await lockedRent(context, body.rentId)
  if (rent.person?.id !== caller.staffId && !(await holds(db, caller, 'bike:return:on-behalf'))) {
    // Who asked for the rent knows of it; nobody else does.
    if (isMine(rent, caller.staffId)) refuse(4, 'ON_BEHALF_NOT_HELD')
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
      submittedBy: rent.person?.id === caller.staffId ? null : caller.staffId,
      requestedAt: now,
      note: body.note?.trim() ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  changed('bike-return', id, null, { ...about(rent), confirmation: 'Pending' })
  return returns.record({ db, now }, id)
}

export async function getReturn({ path }: Input<'bike.getReturn'>, context: SignedIn): Promise<Return> {
  return forEyesOf(context, await returns.record(context, path.returnId), 'bike:return', 'RETURN_NOT_FOUND')
}

export async function confirmReturn({ path }: Input<'bike.confirmReturn'>, context: SignedIn): Promise<Return> {
  const asked = await lockedReturn(context, path.returnId)
  requirePending(context, asked)
  await writeBike(context, asked.bike.id, { status: 'Returned', rentId: null })
  // First, so that the answer does not show a rent that is still out.
  await endRent(context, asked.rentId)
  const after = await decideReturn(context, asked, { confirmation: 'Confirmed' })
  await mailRent(context, 'bikeReturned', after)
  return after
}

export async function rejectReturn({ path, body }: Input<'bike.rejectReturn'>, context: SignedIn): Promise<Return> {
  const asked = await lockedReturn(context, path.returnId)
  requirePending(context, asked)
  const after = await decideReturn(context, asked, { confirmation: 'Rejected', reason: body.reason.trim() })
  await mailRent(context, 'bikeReturnRejected', after)
  return after
}

export async function cancelReturn({ path }: Input<'bike.cancelReturn'>, context: SignedIn): Promise<Return> {
  const asked = await forEyesOf(context, await lockedReturn(context, path.returnId), 'bike:return', 'RETURN_NOT_FOUND')
  if (whyNotCancel(asked, context.caller.staffId) === 'REQUEST_NOT_YOURS') refuse(4, 'REQUEST_NOT_YOURS')
  requirePending(context, asked)
  return decideReturn(context, asked, { confirmation: 'Cancelled' })
}

/** At the desk the rent of a held bike ends with its return, and with it the request that waits. */
export async function closeAtDesk(context: SignedIn, { id, returnId }: Schema<'OpenRent'>): Promise<void> {
  if (returnId !== null) await decideReturn(context, await returns.record(context, returnId), { confirmation: 'Confirmed' })
  await endRent(context, id)
}

async function endRent({ db, now, changed }: SignedIn, rentId: number): Promise<void> {
  const rent = await rents.record({ db, now }, rentId)
  await db.updateTable('bikeRent').set({ returnedAt: now }).where('id', '=', rentId).execute()
  changed('bike-rent', rentId, about(rent), { ...about(rent), returnedAt: now.toISOString() })
}

async function decideReturn(context: SignedIn, asked: Return, decision: Decision): Promise<Return> {
  await decide(context, 'bike-return', asked, decision)
  return returns.record(context, asked.id)
}
