import type { ServerModule } from '../../core/declare/module.ts'
import { attention } from './attention.ts'
import { days, exportStatistics, statistics } from './statistics.ts'
import { year } from './year.ts'

/** How often students are absent. */
export const attendance: ServerModule<'attendance'> = {
  lists: { 'attendance.attention': attention },
  handlers: { year, days, statistics, exportStatistics },
}
