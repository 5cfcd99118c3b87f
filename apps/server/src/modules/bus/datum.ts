// Places are kept as WGS-84. Maps and programs in China give them as GCJ-02, some hundred meters to the south-east.
import type { Schema } from '@isb/contract'
import gcoord from 'gcoord'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The same place as WGS-84. */
export function asWgs84<P extends Place>(place: P, datum: Schema<'BusDatum'>): P {
  if (datum === 'WGS84') return place
  const [longitude, latitude] = gcoord.transform<[number, number]>([place.longitude, place.latitude], gcoord.GCJ02, gcoord.WGS84)
  return { ...place, latitude, longitude }
}
