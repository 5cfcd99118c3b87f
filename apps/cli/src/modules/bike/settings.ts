import type { Command } from '../../lib/command.ts'
import { settingsOf } from '../../lib/setting-command.ts'

/** `isb bike settings` */
export const settings: Command = settingsOf(
  {
    does: 'bike.settings.does',
    examples: [
      'isb bike settings',
      'isb bike settings maxRents=2 rentalDays=14',
      'isb bike settings feedPublic=yes latitude=31.2304 longitude=121.4737',
    ],
  },
  { maxRents: 'count', rentalDays: 'count', feedPublic: 'switch', latitude: 'number', longitude: 'number' },
  { get: (isb) => isb.bike.settings(), update: (isb, body) => isb.bike.updateSettings({ body }) },
)
