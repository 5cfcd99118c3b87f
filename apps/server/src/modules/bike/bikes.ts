// Bikes themselves: their fields, maintenance, and the return at the desk.
import type { Data, Input, Schema } from '@isb/contract'
import { whyNotMoveBike } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { claimFile } from '../../core/files/index.ts'
import { unchanged } from '../../core/shared/stale.ts'
import { refuse, refuseBroken } from '../../core/ground/refuse.ts'
import { requireUndoable } from '../../core/shared/undo.ts'
import { bikes } from './lists.ts'
import { closeAtDesk, reopenAtDesk } from './returns.ts'
import { writeBike } from './write.ts'

type Bike = Schema<'Bike'>
/** What the audit says of a bike. */
const auditedFields = ({ number, brand, location, pictureId }: Bike) => ({ number, brand, location, pictureId })

export async function create({ body }: Input<'bike.create'>, context: SignedIn): Promise<Bike> {
  const { db, now, caller, changed } = context
  const { number, brand = '', location = '', pictureId = null } = body
  await claimFile(db, caller, pictureId)
  const fields = { number: number.trim(), brand: brand.trim(), location: location.trim(), pictureId }
  const { id } = await db
    .insertInto('bike')
    .values({ ...fields, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(numberTaken)
  changed('bike', id, null, { ...fields, status: 'Available' })
  return bikes.record({ db, now }, id)
}

export async function update({ path, body: { version, ...given } }: Input<'bike.update'>, context: SignedIn): Promise<Bike> {
  const { db, now, caller, changed } = context
  const before = await unchanged(bikes, context, path.bikeId, version)
  const fields = {
    number: given.number?.trim() ?? before.number,
    brand: given.brand?.trim() ?? before.brand,
    location: given.location?.trim() ?? before.location,
    pictureId: given.pictureId === undefined ? before.pictureId : given.pictureId,
  }
  await claimFile(db, caller, fields.pictureId, before.pictureId)
  await writeBike(context, before.id, fields)
  changed('bike', before.id, auditedFields(before), fields)
  return bikes.record({ db, now }, before.id).catch(numberTaken)
}

export async function remove({ path }: Input<'bike.remove'>, { db, now, changed }: SignedIn): Promise<Data<'bike.remove'>> {
  const before = await bikes.locked({ db, now }, path.bikeId)
  const { rows } = await sql`select from bike_rent where bike_id = ${before.id} limit 1`.execute(db)
  if (rows.length > 0) refuse(3, 'BIKE_HAS_HISTORY')
  await db.deleteFrom('bike').where('id', '=', before.id).execute()
  changed('bike', before.id, { ...auditedFields(before), status: before.status }, null)
  return {}
}

export const startMaintenance = ({ path, body }: Input<'bike.startMaintenance'>, context: SignedIn) =>
  move(context, path.bikeId, 'startMaintenance', { status: 'Under Maintenance', note: body.note?.trim() ?? '' })

export const endMaintenance = ({ path }: Input<'bike.endMaintenance'>, context: SignedIn) =>
  move(context, path.bikeId, 'endMaintenance', { status: 'Available', note: '' })

/** Marks a bike rentable. A rent that is still open ends with it. */
export async function returnBike({ path }: Input<'bike.return'>, context: SignedIn): Promise<Bike> {
  const { db, now } = context
  const before = await bikes.locked({ db, now }, path.bikeId)
  const why = whyNotMoveBike(before, 'return')
  if (why) refuse(3, why)
  if (before.rent) await closeAtDesk(context, before.rent)
  else await writeBike(context, before.id, { status: 'Available' })
  context.changed('bike', before.id, { number: before.number, status: before.status }, { number: before.number, status: 'Available' })
  return bikes.record({ db, now }, before.id)
}

export async function undoReturnBike({ path }: Input<'bike.undoReturnBike'>, context: SignedIn): Promise<Bike> {
  const before = await bikes.locked(context, path.bikeId)
  const { at } = await requireUndoable(context, 'bike', before.id, ['bike.return'])
  if (before.status !== 'Available' || before.rent) refuse(3, 'UNDO_MOVED_ON')
  // It was out, or back but not checked yet.
  await writeBike(context, before.id, { status: 'Returned' })
  await reopenAtDesk(context, before.id, at)
  const after = await bikes.record(context, before.id)
  context.changed('bike', before.id, { number: before.number, status: before.status }, { number: before.number, status: after.status })
  return after
}

type Stored = Exclude<Bike['status'], 'Overdue'>

async function move(
  context: SignedIn,
  id: number,
  to: 'startMaintenance' | 'endMaintenance',
  after: { status: Stored; note: string },
): Promise<Bike> {
  const { db, now, changed } = context
  const before = await bikes.locked({ db, now }, id)
  const why = whyNotMoveBike(before, to)
  if (why) refuse(3, why)
  await writeBike(context, id, after)
  changed('bike', id, { number: before.number, status: before.status, note: before.note }, { number: before.number, ...after })
  return bikes.record({ db, now }, id)
}

const numberTaken = refuseBroken('bike_number', '/number', 'BIKE_NUMBER_TAKEN')
