const earthRadius = 6_371_000

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Meters between two places on the earth. */
export function metersApart(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [lat, lon] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const part = Math.sin(lat / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(lon / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(part)))
}
