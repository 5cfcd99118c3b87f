import type { Schema } from '@isb/contract'
import { whyNotYearEnd } from '@isb/domain'
import { settingsOf } from '../../core/shared/settings.ts'

export const settings = settingsOf<Schema<'VehicleSettings'>>('vehicle-setting', 'vehicleSetting', ({ yearEnds }) => {
  const reason = whyNotYearEnd(yearEnds)
  return reason && { path: '/yearEnds', reason }
})
