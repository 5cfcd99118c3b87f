// Stops and buses.
import type { Data, Input, Schema } from '@isb/contract'
import { refuseStale } from '../../core/audit/stale.ts'
import type { SignedIn } from '../../core/context.ts'
import { tellModules } from '../../core/occasions.ts'
import { refuseBroken } from '../../core/refuse.ts'
import { stops, vehicles } from './lists.ts'

type Stop = Schema<'BusStop'>
const stopFields = ({
  name,
  nameZh,
  latitude,
  longitude,
  note,
  cutOffMinutes,
}: Omit<Stop, 'id' | 'routes' | 'version' | 'updatedAt' | 'seen'>) => ({
  name: name.trim(),
  nameZh: nameZh.trim(),
  latitude,
  longitude,
  note: note.trim(),
  cutOffMinutes,
})
const nameTaken = refuseBroken('bus_stop_name', '/name', 'BUS_STOP_TAKEN')

export async function createStop({ body }: Input<'bus.createStop'>, context: SignedIn): Promise<Stop> {
  const fields = stopFields({ nameZh: '', note: '', cutOffMinutes: null, ...body })
  const { id } = await context.db
    .insertInto('busStop')
    .values({ ...fields, updatedAt: context.now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(nameTaken)
  context.changed('bus-stop', id, null, fields)
  return stops.record(context, id)
}

export async function updateStop({ path, body: { version, ...given } }: Input<'bus.updateStop'>, context: SignedIn): Promise<Stop> {
  const before = await stops.locked(context, path.stopId)
  if (before.version !== version) await refuseStale(context, 'bus-stop', before.id)
  const fields = stopFields({ ...before, ...given })
  await context.db
    .updateTable('busStop')
    .set({ ...fields, version: version + 1, updatedAt: context.now })
    .where('id', '=', before.id)
    .execute()
    .catch(nameTaken)
  context.changed('bus-stop', before.id, stopFields(before), fields)
  return stops.record(context, before.id)
}

export async function removeStop({ path }: Input<'bus.removeStop'>, context: SignedIn): Promise<Data<'bus.removeStop'>> {
  const before = await stops.locked(context, path.stopId)
  await context.db.deleteFrom('busStop').where('id', '=', before.id).execute()
  context.changed('bus-stop', before.id, stopFields(before), null)
  return {}
}

type Vehicle = Schema<'BusVehicle'>
const vehicleFields = ({ plate, seatCount, status, note }: Pick<Vehicle, 'plate' | 'seatCount' | 'status' | 'note'>) => ({
  plate: plate.trim(),
  seatCount,
  status,
  note: note.trim(),
})
const plateTaken = refuseBroken('bus_vehicle_plate', '/plate', 'BUS_PLATE_TAKEN')

export async function createVehicle({ body }: Input<'bus.createVehicle'>, context: SignedIn): Promise<Vehicle> {
  const fields = vehicleFields({ status: 'InService', note: '', ...body })
  const { id } = await context.db
    .insertInto('busVehicle')
    .values({ ...fields, updatedAt: context.now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(plateTaken)
  context.changed('bus-vehicle', id, null, fields)
  return vehicles.record(context, id)
}

export async function updateVehicle(
  { path, body: { version, ...given } }: Input<'bus.updateVehicle'>,
  context: SignedIn,
): Promise<Vehicle> {
  const before = await vehicles.locked(context, path.vehicleId)
  if (before.version !== version) await refuseStale(context, 'bus-vehicle', before.id)
  const fields = vehicleFields({ ...before, ...given })
  await context.db
    .updateTable('busVehicle')
    .set({ ...fields, version: version + 1, updatedAt: context.now })
    .where('id', '=', before.id)
    .execute()
    .catch(plateTaken)
  context.changed('bus-vehicle', before.id, vehicleFields(before), fields)
  await tellModules(context, 'bus.vehicleChanged', { vehicleId: before.id })
  return vehicles.record(context, before.id)
}

export async function removeVehicle({ path }: Input<'bus.removeVehicle'>, context: SignedIn): Promise<Data<'bus.removeVehicle'>> {
  const before = await vehicles.locked(context, path.vehicleId)
  await context.db.deleteFrom('busVehicle').where('id', '=', before.id).execute()
  context.changed('bus-vehicle', before.id, vehicleFields(before), null)
  return {}
}
