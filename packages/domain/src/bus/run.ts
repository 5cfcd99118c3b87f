import type { Schema } from '@isb/contract'
import { moves } from '../moves.ts'

/** Why this cannot be done with a run that has come so far, or null. */
export const whyNotMoveRun = moves<Schema<'BusRunStatus'>>()({
  cancel: { from: ['Planned', 'OnTheRoad'], otherwise: 'BUS_RUN_OVER' },
  change: { from: ['Planned', 'OnTheRoad'], otherwise: 'BUS_RUN_OVER' },
  restore: { from: ['Cancelled'], otherwise: 'BUS_RUN_NOT_CANCELLED' },
  start: { from: ['Planned'], otherwise: 'BUS_RUN_NOT_PLANNED' },
  reset: { from: ['OnTheRoad'], otherwise: 'BUS_RUN_NOT_STARTED' },
  close: { from: ['OnTheRoad'], otherwise: 'BUS_RUN_NOT_STARTED' },
})

/** Whether it is still marked who gets on and off a run: one that is cancelled under way may have somebody aboard of whom nobody knew. */
export const takesTaps = ({ status, startedAt }: Pick<Schema<'BusRun'>, 'status' | 'startedAt'>): boolean =>
  status === 'OnTheRoad' || (status === 'Cancelled' && startedAt !== null)

const ranks: Readonly<Record<Schema<'BusRunStatus'>, number>> = { OnTheRoad: 0, Planned: 1, Done: 2, Cancelled: 3 }
/** What is on the road comes first, then what is to start. */
export const byRunStatus = (one: Pick<Schema<'BusRun'>, 'status'>, other: Pick<Schema<'BusRun'>, 'status'>): number =>
  ranks[one.status] - ranks[other.status]

/** What can be done with a run. */
export type RunMove = Parameters<typeof whyNotMoveRun>[1]
