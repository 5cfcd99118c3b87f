// What stands around the bookings: the runs of a day, and the one that is open.
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import type { Around } from '../../lib/declare/screen.ts'
import { useBoard } from './board.ts'
import { DayBoard } from './day-board.tsx'

const RunPanel = lateDialog(() => import('./run-panel.tsx'), { panel: true })

function OpenRun() {
  const { open, select } = useBoard()
  return open && <RunPanel onClose={() => select(undefined)} />
}

export const useAround = (): Around => ({ banner: <DayBoard />, panel: <OpenRun /> })
