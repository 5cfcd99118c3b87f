// Rent requests: asked for, confirmed, rejected, taken back. One open rent a bike and the limit of a person are the database's.
import type { Input, Schema } from '@isb/contract'
import { whyNotCancel, whyNotMoveBike, whyNotRentMore } from '@isb/domain'
import { sql } from 'kysely'
import { askedFor, forEyesOf } from '../../core/asked.ts'
import { schoolDay } from '../../core/clock.ts'
import type { SignedIn } from '../../core/context.ts'
import { breaks } from '../../core/database/database.ts'
import { refuse } from '../../core/refuse.ts'
import { allowanceOf, refuseLimit } from './allowance.ts'
import { decide, requirePending, type Decision } from './asked.ts'
import { bikes, rents } from './lists.ts'
import { lockedRent, writeBike } from './locked.ts'
import { mailRent } from './mails.ts'

type Rent = Schema<'Rent'>

export async function requestRent({ body }: Input<'bike.requestRent'>, context: SignedIn): Promise<Rent> {
  const { db, now, caller, changed } = context
  const personId = await askedFor(context, body.personId, 'bike:rent:on-behalf')
  const bike = await bikes.locked(context, body.bikeId)
  const why = whyNotMoveBike(bike, 'requestRent')
  if (why) refuse(3, why)
  const allowance = await allowanceOf(db, personId, now)
  if (whyNotRentMore(allowance)) refuseLimit(context, allowance)
  // Somebody asked for the same person at the same moment: what counts then is told after stepping back before the insert.
  await sql`savepoint asked`.execute(db)
  const { id } = await db
    .insertInto('bikeRent')
    .values({
      bikeId: bike.id,
      personId,
      submittedBy: personId === caller.staffId ? null : caller.staffId,
      requestedAt: now,
      note: body.note?.trim() ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(async (error: unknown) => {
      if (!breaks(error, 'bike_rent_limit')) throw error
      await sql`rollback to savepoint asked`.execute(db)
      return refuseLimit(context, await allowanceOf(db, personId, now))
    })
  changed('bike-rent', id, null, { bike: bike.number, staffId: personId, confirmation: 'Pending' })
  return rents.record({ db, now }, id)
}

export async function getRent({ path }: Input<'bike.getRent'>, context: SignedIn): Promise<Rent> {
  return forEyesOf(context, await rents.record(context, path.rentId), 'bike:rent', 'RENT_NOT_FOUND')
}

export async function confirmRent({ path }: Input<'bike.confirmRent'>, context: SignedIn): Promise<Rent> {
  const { db, now } = context
  const rent = await lockedRent(context, path.rentId)
  requirePending(context, rent)
  const { rentalDays } = await db.selectFrom('bikeSetting').select('rentalDays').executeTakeFirstOrThrow()
  const after = await decideRent(context, rent, { confirmation: 'Confirmed', dueOn: await schoolDay(db, now, rentalDays) })
  await writeBike(context, rent.bike.id, { status: 'In use', rentId: rent.id })
  await mailRent(context, 'bikeConfirmed', after)
  return after
}

export async function rejectRent({ path, body }: Input<'bike.rejectRent'>, context: SignedIn): Promise<Rent> {
  const rent = await lockedRent(context, path.rentId)
  requirePending(context, rent)
  const after = await decideRent(context, rent, { confirmation: 'Rejected', reason: body.reason.trim() })
  await mailRent(context, 'bikeRejected', after)
  return after
}

export async function cancelRent({ path }: Input<'bike.cancelRent'>, context: SignedIn): Promise<Rent> {
  const rent = await forEyesOf(context, await lockedRent(context, path.rentId), 'bike:rent', 'RENT_NOT_FOUND')
  if (whyNotCancel(rent, context.caller.staffId) === 'REQUEST_NOT_YOURS') refuse(4, 'REQUEST_NOT_YOURS')
  requirePending(context, rent)
  return decideRent(context, rent, { confirmation: 'Cancelled' })
}

async function decideRent(context: SignedIn, rent: Rent, decision: Decision): Promise<Rent> {
  await decide(context, 'bike-rent', rent, decision)
  return rents.record(context, rent.id)
}
