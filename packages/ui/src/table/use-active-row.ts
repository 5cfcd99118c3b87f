import type { RowData } from '@tanstack/react-table'
import { useState } from 'react'
import type { TableInstance } from './use-table.ts'

/** Where the row stands that can have the focus, and where the open one; that is -1 on another page. While a row is open it is both. */
export function useActiveRow<Data extends RowData>(table: TableInstance<Data>, open: string | null) {
  const [active, setActive] = useState({ id: open, open })
  if (active.open !== open) setActive({ id: open ?? active.id, open })

  const { rowsById } = table.getRowModel()
  const placeOf = (id: string | null) => (id === null ? undefined : rowsById[id]?.index) ?? -1
  const openRow = placeOf(open)
  return {
    activeRow: openRow < 0 ? Math.max(placeOf(active.id), 0) : openRow,
    openRow,
    setActive: (id: string) => setActive({ id, open }),
  }
}
