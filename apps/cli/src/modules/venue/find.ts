import type { Isb, Schema } from '@isb/sdk'
import { Refusal } from '../../lib/failure/refusal.ts'

/** The venue with this name, English in whatever case or Chinese. */
export async function venueNamed(isb: Isb, name: string): Promise<Schema<'VenueOption'>> {
  const wanted = name.trim().toLowerCase()
  const venue = (await isb.venue.options()).find((each) => [each.name.toLowerCase(), each.nameZh].includes(wanted))
  if (!venue) throw new Refusal('refused.noVenue', { name })
  return venue
}
