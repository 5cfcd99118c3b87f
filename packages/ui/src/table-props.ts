import type { ReactNode } from 'react'

/** What a table knows a row by. */
export type RowKey = string | number

/** A column. Keep the array stable (a module's constant, or useMemo): rows are drawn anew when it changes. */
export interface TableColumn<Row> {
  /** Key of the column; what `sort` and `hidden` name. */
  id: string
  /** Its head, and its name in the column picker. */
  head: string
  /** What stands in a row. Give controls the `tabIndex` that is handed over, so that Tab passes through one row only. */
  cell: (row: Row, tabIndex: 0 | -1) => ReactNode
  /** Its head is a button that sorts. */
  sortable?: boolean
  /** `end` for numbers. */
  align?: 'start' | 'end'
  /** A track of `grid-template-columns` with a length in it: `96px`, `minmax(120px, 2fr)`. */
  width?: string
  /** May be put away in the column picker. */
  hideable?: boolean
  /** Its place where rows are cards; `none` leaves it out there. A `line` unless told otherwise. */
  card?: 'title' | 'status' | 'line' | 'none'
  /** Keeps the head for screen readers only: a column of buttons. */
  bare?: boolean
}

/** The column that is sorted by, and which way. */
export interface TableSort {
  id: string
  desc: boolean
}

/** The table's own words. */
export interface TableWords<Row> {
  /** Name of the box in the head. */
  selectAll: string
  /** Name of a row's box: “Select B-012”. */
  select: (row: Row) => string
  /** Said while the first rows load. */
  loading: string
}

export interface TableProps<Row, Key extends RowKey> {
  /** Name of the table, read aloud. */
  label: string
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[]
  /** Ids of the columns that are put away. */
  hidden?: ReadonlySet<string>
  /** The rows of this page. More than a hundred are windowed. */
  rows: readonly Row[]
  /** A row's key. */
  rowKey: (row: Row) => Key
  /** How the rows are sorted; the caller sorts. */
  sort?: TableSort | null
  /** Called when a head is pressed: the other way, or a new column rising. */
  onSortChange?: (sort: TableSort) => void
  /** Keys of the checked rows; they may stand on other pages too. */
  selected?: ReadonlySet<Key>
  /** Called with the new set. With it rows have checkboxes; shift takes all between the last one and this. */
  onSelectedChange?: (selected: Set<Key>) => void
  /** Whether a row can be checked. */
  canSelect?: (row: Row) => boolean
  /** The row that stands open in the panel. */
  open?: Key | null
  /** Called on a click and on Enter. After Enter the focus goes into the DetailPanel as soon as it stands. */
  onOpen?: (row: Row) => void
  /** Called with a letter, a capital one, that is pressed on a row; answers whether it does something. */
  onLetter?: (row: Row, letter: string) => boolean
  /** Rows are under way: a skeleton while there is none, else what stands stays and is marked busy. */
  loading?: boolean
  /** Rows of the skeleton. */
  skeletonRows?: number
  /** In the place of rows when there is none: an Empty or an ErrorState. */
  blank?: ReactNode
  /** Floats over the foot, centred: a BulkBar. */
  bar?: ReactNode
  /** The words it needs. */
  words: TableWords<Row>
  /** More classes for its box, which fills its parent and scrolls by itself. */
  className?: string
}
