// What stands around the bookings: the runs of a day, and the one that is open.
import { Suspense } from 'react'
import { late } from '../../lib/late.tsx'
import type { Around } from '../../lib/screen/declared.ts'
import { useBoard } from './board.ts'
import { DayBoard } from './day-board.tsx'

const RunPanel = late(() => import('./run-panel.tsx'))

function OpenRun() {
  const { open, select } = useBoard()
  return (
    open && (
      <Suspense>
        <RunPanel onClose={() => select(undefined)} />
      </Suspense>
    )
  )
}

export const useAround = (): Around => ({ banner: <DayBoard />, panel: <OpenRun /> })
