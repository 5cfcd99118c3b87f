// Stops and buses.
import type { Data, Input, Schema } from '@isb/contract'
import { refuseStale } from '../../core/audit/stale.ts'
import type { SignedIn } from '../../core/context.ts'
import { tellModules } from '../../core/occasions.ts'
import { put, remove } from '../../core/records.ts'
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
  return stops.record(context, await put(context, 'busStop', 'bus-stop', { row: fields }).catch(nameTaken))
}

export async function updateStop({ path, body: { version, ...given } }: Input<'bus.updateStop'>, context: SignedIn): Promise<Stop> {
  const before = await stops.locked(context, path.stopId)
  if (before.version !== version) await refuseStale(context, 'bus-stop', before.id)
  const changed = { row: stopFields({ ...before, ...given }), before: { id: before.id, fields: stopFields(before) } }
  return stops.record(context, await put(context, 'busStop', 'bus-stop', changed).catch(nameTaken))
}

export async function removeStop({ path }: Input<'bus.removeStop'>, context: SignedIn): Promise<Data<'bus.removeStop'>> {
  const before = await stops.locked(context, path.stopId)
  await remove(context, 'busStop', 'bus-stop', { id: before.id, fields: stopFields(before) })
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
  return vehicles.record(context, await put(context, 'busVehicle', 'bus-vehicle', { row: fields }).catch(plateTaken))
}

export async function updateVehicle(
  { path, body: { version, ...given } }: Input<'bus.updateVehicle'>,
  context: SignedIn,
): Promise<Vehicle> {
  const before = await vehicles.locked(context, path.vehicleId)
  if (before.version !== version) await refuseStale(context, 'bus-vehicle', before.id)
  const changed = { row: vehicleFields({ ...before, ...given }), before: { id: before.id, fields: vehicleFields(before) } }
  await put(context, 'busVehicle', 'bus-vehicle', changed).catch(plateTaken)
  await tellModules(context, 'bus.vehicleChanged', { vehicleId: before.id })
  return vehicles.record(context, before.id)
}

export async function removeVehicle({ path }: Input<'bus.removeVehicle'>, context: SignedIn): Promise<Data<'bus.removeVehicle'>> {
  const before = await vehicles.locked(context, path.vehicleId)
  await remove(context, 'busVehicle', 'bus-vehicle', { id: before.id, fields: vehicleFields(before) })
  return {}
}
