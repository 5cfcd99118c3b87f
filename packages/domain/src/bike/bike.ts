import type { Schema } from '@isb/contract'

type Bike = Pick<Schema<'Bike'>, 'status'> & { readonly rent: Pick<Schema<'OpenRent'>, 'confirmation' | 'returnId'> | null }
/** What may be done with a bike, by the name of its operation. */
export type BikeMove = 'requestRent' | 'requestReturn' | 'return' | 'startMaintenance' | 'endMaintenance'
/** Why something cannot be done with a bike. */
export type WhyNotBike =
  | 'BIKE_NOT_AVAILABLE'
  | 'BIKE_NOT_OUT'
  | 'BIKE_NOT_IN_THE_RACK'
  | 'BIKE_NOT_UNDER_MAINTENANCE'
  | 'BIKE_REQUESTED'
  | 'RETURN_REQUESTED'

const moves: Record<BikeMove, { from: readonly Schema<'BikeStatus'>[]; otherwise: WhyNotBike }> = {
  requestRent: { from: ['Available'], otherwise: 'BIKE_NOT_AVAILABLE' },
  requestReturn: { from: ['In use', 'Overdue'], otherwise: 'BIKE_NOT_OUT' },
  return: { from: ['In use', 'Overdue', 'Returned'], otherwise: 'BIKE_NOT_OUT' },
  startMaintenance: { from: ['Available', 'Returned'], otherwise: 'BIKE_NOT_IN_THE_RACK' },
  endMaintenance: { from: ['Under Maintenance'], otherwise: 'BIKE_NOT_UNDER_MAINTENANCE' },
}

/** Why this cannot be done with a bike now, or null. A pending request holds a bike that is still Available. */
export function whyNotMoveBike({ status, rent }: Bike, move: BikeMove): WhyNotBike | null {
  const { from, otherwise } = moves[move]
  if (!from.includes(status)) return otherwise
  if (rent?.confirmation === 'Pending') return 'BIKE_REQUESTED'
  return move === 'requestReturn' && rent?.returnId ? 'RETURN_REQUESTED' : null
}
