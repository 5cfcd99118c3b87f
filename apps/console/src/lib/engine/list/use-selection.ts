import { functionalUpdate, type RowSelectionState, type Updater } from '@isb/ui'
import { useMemo, useState } from 'react'
import type { Identified } from '../../declare/list.ts'

/**
 * The checked rows. TanStack Table says which ids are checked; the rows are kept here as they were seen last, so that those of other
 * pages can be worked on too.
 */
export function useSelection<Row extends Identified>(records: readonly Row[]) {
  const [checked, setChecked] = useState<ReadonlyMap<number, Row>>(new Map())
  // What can be done with a row may have changed since it was checked.
  const changed = records.filter((row) => checked.has(row.id) && checked.get(row.id) !== row)
  if (changed.length > 0) setChecked(new Map([...checked, ...byId(changed)]))

  const rowSelection = useMemo((): RowSelectionState => Object.fromEntries([...checked.keys()].map((id) => [id, true])), [checked])
  return {
    chosen: [...checked.values()],
    rowSelection,
    onRowSelectionChange: (change: Updater<RowSelectionState>) => {
      const next = functionalUpdate(change, rowSelection)
      setChecked(new Map([...checked, ...byId(records)].filter(([id]) => next[id])))
    },
    /** Unchecks these rows, or all of them. */
    clear: (ids?: readonly number[]) => {
      const gone = new Set(ids)
      setChecked((before) => new Map(ids ? [...before].filter(([id]) => !gone.has(id)) : []))
    },
  }
}

const byId = <Row extends Identified>(rows: readonly Row[]) => rows.map((row) => [row.id, row] as const)
