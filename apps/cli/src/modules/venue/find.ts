import type { Isb, Schema } from '@isb/sdk'
import { Refusal } from '../../lib/failure/refusal.ts'

/** The venue with this name, English in whatever case or Chinese. */
export async function venueNamed(isb: Isb, name: string): Promise<Schema<'VenueOption'>> {
  const wanted = name.trim().toLowerCase()
  const venue = (await isb.venue.options()).find((each) => [each.name.toLowerCase(), each.nameZh].includes(wanted))
  if (!venue) throw new Refusal('refused.noVenue', { name })
  return venue
}

/** The type of venue with this name, English in whatever case or Chinese. */
export async function typeNamed(isb: Isb, name: string): Promise<Schema<'VenueTypeRef'>> {
  const wanted = name.trim().toLowerCase()
  const type = (await isb.venue.typeOptions()).find((each) => [each.name.toLowerCase(), each.nameZh].includes(wanted))
  if (!type) throw new Refusal('refused.noVenueType', { name })
  return type
}
