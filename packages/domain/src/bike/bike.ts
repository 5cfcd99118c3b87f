import type { Schema } from '@isb/contract'
import { moves } from '../moves.ts'

type Bike = Pick<Schema<'Bike'>, 'status'> & { readonly rent: Pick<Schema<'OpenRent'>, 'confirmation' | 'returnId'> | null }

const whyNot = moves<Schema<'BikeStatus'>>()({
  requestRent: { from: ['Available'], otherwise: 'BIKE_NOT_AVAILABLE' },
  requestReturn: { from: ['In use', 'Overdue'], otherwise: 'BIKE_NOT_OUT' },
  return: { from: ['In use', 'Overdue', 'Returned'], otherwise: 'BIKE_NOT_OUT' },
  startMaintenance: { from: ['Available', 'Returned'], otherwise: 'BIKE_NOT_IN_THE_RACK' },
  endMaintenance: { from: ['Under Maintenance'], otherwise: 'BIKE_NOT_UNDER_MAINTENANCE' },
})
/** What may be done with a bike, by the name of its operation. */
export type BikeMove = Parameters<typeof whyNot>[1]
/** Why something cannot be done with a bike. */
export type WhyNotBike = NonNullable<ReturnType<typeof whyNot>> | 'BIKE_REQUESTED' | 'RETURN_REQUESTED'

/** Why this cannot be done with a bike now, or null. A pending request holds a bike that is still Available. */
export function whyNotMoveBike({ status, rent }: Bike, move: BikeMove): WhyNotBike | null {
  const why = whyNot(status, move)
  if (why) return why
  if (rent?.confirmation === 'Pending') return 'BIKE_REQUESTED'
  return move === 'requestReturn' && rent?.returnId ? 'RETURN_REQUESTED' : null
}
