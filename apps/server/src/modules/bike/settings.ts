import type { Schema } from '@isb/contract'
import { whyNotPublicFeed } from '@isb/domain'
import { settingsOf } from '../../core/shared/settings.ts'

export const settings = settingsOf<Schema<'BikeSettings'>>('bike-setting', 'bikeSetting', (fields) => {
  const reason = whyNotPublicFeed(fields)
  return reason && { path: '/feedPublic', reason }
})
