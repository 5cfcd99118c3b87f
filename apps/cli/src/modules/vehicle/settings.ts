import type { Command } from '../../lib/command.ts'
import { settingsOf } from '../../lib/setting-command.ts'

/** `isb vehicles settings` */
export const settings: Command = settingsOf(
  { does: 'vehicles.settings.does', examples: ['isb vehicles settings', 'isb vehicles settings yearEnds=07-31 noticeDays=30'] },
  { yearEnds: 'text', noticeDays: 'count' },
  { get: (isb) => isb.vehicle.settings(), update: (isb, body) => isb.vehicle.updateSettings({ body }) },
)
