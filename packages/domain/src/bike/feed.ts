import type { Schema } from '@isb/contract'

/** Why the feed cannot be public, or null: it says where the bikes are. */
export const whyNotPublicFeed = ({
  feedPublic,
  latitude,
  longitude,
}: Pick<Schema<'BikeSettings'>, 'feedPublic' | 'latitude' | 'longitude'>): 'BIKE_FEED_PLACE' | null =>
  feedPublic && (latitude === null || longitude === null) ? 'BIKE_FEED_PLACE' : null
