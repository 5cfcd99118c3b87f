import type { Schema } from '@isb/contract'
import { settingsOf } from '../../core/settings.ts'

export const settings = settingsOf<Schema<'VehicleSettings'>>('vehicle-setting', 'vehicleSetting', ({ yearEnds }) =>
  isDayOfAYear(yearEnds) ? null : { path: '/yearEnds', reason: 'DAY_UNKNOWN' },
)

/** A leap year has them all. */
const isDayOfAYear = (monthDay: string) => new Date(`2024-${monthDay}T00:00:00Z`).toISOString().slice(5, 10) === monthDay
