import {
  type AccessorColumnDef,
  columnVisibilityFeature,
  type DisplayColumnDef,
  metaHelper,
  type ReactTable,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type TableOptions,
  useTable as useTanStackTable,
} from '@tanstack/react-table'

/** How a column looks: what the kit adds to TanStack's own definition. */
export interface TableColumnMeta {
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** A track of `grid-template-columns` with a length in it: `96px`, `minmax(120px, 2fr)`. */
  width?: string
  /** Its place where rows are cards; `none` leaves it out there. A `line` unless told otherwise. */
  card?: 'title' | 'status' | 'line' | 'none'
  /** Shows the header beside the value on a card: a number says nothing by itself. */
  labelled?: boolean
  /** Keeps the header for screen readers only: a column of buttons. */
  bare?: boolean
}

/** The parts of TanStack Table that the kit uses. The caller sorts, so there is no model of sorted rows. */
const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<TableColumnMeta>(),
})
/** The type that says which of TanStack's methods rows, columns and the table have. */
export type Features = typeof features

/**
 * A column, as TanStack Table defines one. With an `accessorKey` it sorts, with an `id` alone it does not; it may be put away in
 * the column picker unless it says `enableHiding: false`. Keep the array stable (a module's constant, or useMemo): rows are drawn
 * anew when it changes. Controls in a cell take their `tabIndex` from `useRowTabIndex`.
 */
export type TableColumn<Data extends RowData> = (AccessorColumnDef<Features, Data> | DisplayColumnDef<Features, Data>) & {
  /** Its head, its name in the column picker, and what a screen reader says before a cell of a card. */
  header: string
}

/** TanStack's table with the kit's features: what a Table and a ColumnPicker are handed. */
export type TableInstance<Data extends RowData> = ReactTable<Features, Data>

/** TanStack's options, without those that are the same for every table. */
export type UseTableOptions<Data extends RowData> = Omit<TableOptions<Features, Data>, 'features'>

// A press on a head sorts by that column alone, rising first. Rows have boxes only where the caller enables their selection.
const usual = {
  features,
  manualSorting: true,
  enableMultiSort: false,
  enableSortingRemoval: false,
  sortDescFirst: false,
  enableRowSelection: false,
} as const

/** TanStack's `useTable` as all lists use it: columns, their visibility, the order and the checked rows. `getRowId` names a row. */
export const useTable = <Data extends RowData>(options: UseTableOptions<Data>): TableInstance<Data> =>
  useTanStackTable<Features, Data>({ ...usual, ...options })
