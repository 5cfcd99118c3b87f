import type { Schema } from '@isb/contract'
import { settingsOf } from '../../core/settings.ts'

export const settings = settingsOf<Schema<'BikeSettings'>>('bike-setting', 'bikeSetting', ({ feedPublic, latitude, longitude }) =>
  feedPublic && (latitude === null || longitude === null) ? { path: '/feedPublic', reason: 'BIKE_FEED_PLACE' } : null,
)
