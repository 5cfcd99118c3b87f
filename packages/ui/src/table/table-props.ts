import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { TableInstance } from './use-table.ts'

/** The table's own words. */
export interface TableWords<Data> {
  /** Name of the box in the head. */
  selectAll: string
  /** Name of a row's box: “Select B-012”. */
  select: (data: Data) => string
  /** Said while the first rows load. */
  loading: string
}

export interface TableProps<Data extends RowData> {
  /** Name of the table, read aloud. */
  label: string
  /** Columns, rows, order and checked rows: from `useTable`. More than a hundred rows are windowed. */
  table: TableInstance<Data>
  /** Id of the row that stands open in the panel. */
  open?: string | null
  /** Called on a click and on Enter. After Enter the focus goes into the DetailPanel as soon as it stands. */
  onOpen?: (data: Data) => void
  /** Called while a row stands open with the one that a key goes to: what stands open follows the keys. */
  onMove?: (data: Data) => void
  /** Rows are under way: a skeleton while there is none, else what stands stays and is marked busy. */
  loading?: boolean
  /** Rows of the skeleton. */
  skeletonRows?: number
  /** In the place of rows when there is none: an Empty or an ErrorState. */
  blank?: ReactNode
  /** Floats over the foot, centred: a BulkBar. */
  bar?: ReactNode
  /** The words it needs. */
  words: TableWords<Data>
  /** More classes for its box, which fills its parent and scrolls by itself. */
  className?: string
}
