import type { ReactNode } from 'react'
import type { BulkAction } from './bulk-button.tsx'
import { useOverlays, useWanted } from '../overlay/overlays.ts'

/** A row that an action did not do. */
export interface BulkFailure {
  /** Key of the row. */
  id: string | number
  /** What it is called. */
  label: ReactNode
  /** Why not. */
  message: ReactNode
}

/** An action over many rows: under way, or over. */
export type BulkRun =
  | { state: 'running'; done: number; total: number; onStop: () => void }
  | {
      state: 'over'
      done: number
      failed: readonly BulkFailure[]
      /** Does it again for those of which nobody knows whether it was done. */
      onRetry?: (() => void) | undefined
      onDismiss: () => void
    }

/** The words of the bar. */
export interface BulkBarWords {
  /** Name of the bar. */
  label: string
  /** “2 selected, 1 not shown”. */
  selected: (count: number, hidden: number) => string
  /** Name of the ×. */
  clear: string
  /** Name of the menu of further actions. */
  more: string
  /** “12 of 40”. */
  progress: (done: number, total: number) => string
  /** The button that stops. */
  stop: string
  /** “38 done, 2 failed”. */
  result: (done: number, failed: number) => string
  /** The button that shows the rows that failed, and the name of their list. */
  showFailed: string
  /** The button that does it again for those. */
  retry: string
  /** Name of the × over a result. */
  dismiss: string
}

export interface BulkBarProps {
  /** Number of rows checked. */
  count: number
  /** How many of them the list does not show, because of a filter, a search or another page. */
  hidden?: number
  /** What can be done with them; the first three stand in the bar, further ones in a menu. */
  actions: readonly BulkAction[]
  /** Unchecks all. */
  onClear: () => void
  /** Set while an action runs, and after it until its result is dismissed. */
  run?: BulkRun | undefined
  /** Its words. */
  words: BulkBarWords
  /** More classes. */
  className?: string
}

/** The inverse bar over a list's foot; hand it to Table's `bar`. It draws nothing while no row is checked and nothing runs. */
export function BulkBar(props: BulkBarProps) {
  const parts = useOverlays()
  const wanted = props.run !== undefined || props.count > 0
  useWanted(wanted, props.onClear)
  return parts && wanted ? <parts.BulkBarPart {...props} /> : null
}
