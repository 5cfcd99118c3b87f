import { useMemo, useState } from 'react'
import type { RowKey, TableProps } from './table-props.ts'

/** Which columns stand, where each row is, and which row can have the focus. The open row, when it changes, becomes it. */
export function useTableState<Row, Key extends RowKey>(props: TableProps<Row, Key>) {
  const { rows, rowKey, columns, hidden, open = null } = props
  const [active, setActive] = useState<{ key: Key | null; open: Key | null }>({ key: open, open })
  if (active.open !== open) setActive({ key: open ?? active.key, open })

  const shown = useMemo(() => columns.filter((column) => !hidden?.has(column.id)), [columns, hidden])
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const places = useMemo(() => new Map(keys.map((key, at) => [key, at])), [keys])
  const activeRow = (active.key === null ? undefined : places.get(active.key)) ?? 0
  const openRow = open === null ? -1 : (places.get(open) ?? -1)
  return { shown, keys, activeRow, openRow, setActiveKey: (key: Key) => setActive({ key, open }) }
}
