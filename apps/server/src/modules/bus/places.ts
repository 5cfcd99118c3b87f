// Stops and buses.
import type { Data, Input, Schema } from '@isb/contract'
import type { SignedIn } from '../../core/app/context.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { recordsOf } from '../../core/shared/records.ts'
import { refuseBroken } from '../../core/ground/refuse.ts'
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
const stopRecords = recordsOf(stops, 'busStop', stopFields, refuseBroken('bus_stop_name', '/name', 'BUS_STOP_TAKEN'))

export const createStop = ({ body }: Input<'bus.createStop'>, context: SignedIn): Promise<Stop> =>
  stopRecords.create(context, { nameZh: '', note: '', cutOffMinutes: null, ...body })

export const updateStop = ({ path, body }: Input<'bus.updateStop'>, context: SignedIn): Promise<Stop> =>
  stopRecords.update(context, path.stopId, body)

export const removeStop = async ({ path }: Input<'bus.removeStop'>, context: SignedIn): Promise<Data<'bus.removeStop'>> =>
  stopRecords.remove(context, await stops.locked(context, path.stopId))

type Vehicle = Schema<'BusVehicle'>
const vehicleFields = ({ plate, seatCount, status, note }: Pick<Vehicle, 'plate' | 'seatCount' | 'status' | 'note'>) => ({
  plate: plate.trim(),
  seatCount,
  status,
  note: note.trim(),
})
const vehicleRecords = recordsOf(vehicles, 'busVehicle', vehicleFields, refuseBroken('bus_vehicle_plate', '/plate', 'BUS_PLATE_TAKEN'))

export const createVehicle = ({ body }: Input<'bus.createVehicle'>, context: SignedIn): Promise<Vehicle> =>
  vehicleRecords.create(context, { status: 'InService', note: '', ...body })

export async function updateVehicle({ path, body }: Input<'bus.updateVehicle'>, context: SignedIn): Promise<Vehicle> {
  const vehicle = await vehicleRecords.update(context, path.vehicleId, body)
  await tellModules(context, 'bus.vehicleChanged', { vehicleId: vehicle.id })
  return vehicle
}

export const removeVehicle = async ({ path }: Input<'bus.removeVehicle'>, context: SignedIn): Promise<Data<'bus.removeVehicle'>> =>
  vehicleRecords.remove(context, await vehicles.locked(context, path.vehicleId))
