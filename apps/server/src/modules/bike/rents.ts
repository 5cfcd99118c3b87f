// Rent requests: asked for, confirmed, rejected, taken back. One open rent a bike and the limit of a person are the database's.
import type { Input, Schema } from '@isb/contract'
import { whyNotDecide, whyNotMoveBike, whyNotRentMore } from '@isb/domain'
import { sql } from 'kysely'
import { holds } from '../../core/access/access.ts'
import { submitter, requestedFor } from '../../core/shared/requests.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { breaks } from '../../core/ground/refuse.ts'
import { decisionsOf } from '../../core/shared/decisions.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { allowanceOf, refuseLimit } from './allowance.ts'
import { about, bikes, rents } from './lists.ts'
import { mailRent, readerOf } from './mails.ts'
import { writeBike } from './write.ts'

type Rent = Schema<'Rent'>

export async function requestRent({ body }: Input<'bike.requestRent'>, context: SignedIn): Promise<Rent> {
  const { db, now, caller, changed } = context
  const personId = await requestedFor(context, body.personId, 'bike:rent:on-behalf')
  const bike = await bikes.locked(context, body.bikeId)
  const why = whyNotMoveBike(bike, 'requestRent')
  if (why) {
    const rent = why === 'BIKE_REQUESTED' && (await holds(db, caller, 'bike:rent')) ? bike.rent : null
    refuse(3, why, {}, rent ? { entity: 'bike-rent', id: rent.id } : { entity: 'bike', id: bike.id })
  }
  const allowance = await allowanceOf(db, personId, now)
  if (whyNotRentMore(allowance)) refuseLimit(context, allowance)
  // Somebody asked for the same person at the same moment: what counts then is told after stepping back before the insert.
  await sql`savepoint asked`.execute(db)
  const { id } = await db
    .insertInto('bikeRent')
    .values({
      bikeId: bike.id,
      personId,
      ...submitter(caller, personId),
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

const queue = decisionsOf(rents, {
  entity: 'bike-rent',
  table: 'bikeRent',
  state: 'confirmation',
  code: 'bike:rent',
  also: { ...readerOf('bike-rent'), lastDay: '(select today + rental_days from clock, bike_setting)' },
  whyNot: whyNotDecide,
  decided: ({ confirmation }) => `value.Confirmation.${confirmation}`,
  about,
  tell: (context, kind, rent) => mailRent(context, kind, 'bike-rent', rent),
})
export const { get: getRent, mine: myRents } = queue
export const confirmRent = queue.decide('confirm', {
  to: 'Confirmed',
  writes: ({ lastDay }) => ({ dueOn: lastDay }),
  follows: ({ id, bike }, context) => writeBike(context, bike.id, { status: 'In use', rentId: id }),
  mail: 'bike-confirmed',
})
export const rejectRent = queue.decide('reject', { to: 'Rejected', mail: 'bike-rejected' })
export const undoRent = queue.undo({
  'bike.confirmRent': async ({ id, bike }, context) => {
    const { rent } = await bikes.record(context, bike.id)
    const { rows } = await sql`select from bike_return where rent_id = ${id} limit 1`.execute(context.db)
    if (rent?.id !== id || rows.length > 0) refuse(3, 'UNDO_MOVED_ON')
    await writeBike(context, bike.id, { status: 'Available', rentId: null })
    return { dueOn: null }
  },
  // The bike was free meanwhile, and the person could ask for another one.
  'bike.rejectRent': async ({ bike, person }, context) => {
    const why = whyNotMoveBike(await bikes.record(context, bike.id), 'requestRent')
    if (why) refuse(3, why)
    const allowance = person && (await allowanceOf(context.db, person.id, context.now))
    if (!allowance) return refuse(3, 'UNDO_MOVED_ON')
    if (whyNotRentMore(allowance)) refuseLimit(context, allowance)
    return {}
  },
})
export const cancelRent = queue.decide('cancel', { to: 'Cancelled', byWhoeverAsked: true })
