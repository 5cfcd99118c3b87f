// What stands around the bookings: the runs of a day, and the one that is open.
import { sharedWord } from '../../lib/i18n.ts'
import type { Around } from '../../lib/screen/declared.ts'
import { DayBoard } from './day-board.tsx'
import { RunPanel } from './run-panel.tsx'

export const useAround = (): Around => ({ heading: sharedWord('module.busBooking'), banner: <DayBoard />, panel: <RunPanel /> })
