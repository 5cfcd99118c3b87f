// What a module says of its list. Words come translated: make the arrays in a hook with useMemo, so that rows are drawn once.
import type { ListId, OperationId, RecordOf } from '@isb/sdk'
import type { Filter, Subject, Tab, TableColumn } from '@isb/ui'
import type { ReactNode } from 'react'
import type { Text } from '../base/words/i18n.ts'
import type { Place } from '../base/address/place.ts'

/** Every record has an id; it is what the address calls `id`. */
export interface Identified {
  readonly id: number
}

/** The rows of a list. */
export type RowOf<Id extends ListId> = RecordOf<Id> & Identified

/** A row of any list. */
export interface AnyRow extends Identified {
  readonly [field: string]: unknown
}

/**
 * A filter. Its `id` is the contract's query name, which the address uses too. Days have two such names: `query`, `['from', 'to']`
 * unless told otherwise. The values of a yes/no filter are `'true'` and `'false'`.
 */
export type ListFilter = Filter & { readonly query?: readonly [from: string, to: string] }

/** A tab of a list. It asks for its own id, unless it says by `query` what it asks for instead. */
export type ListTab = Tab & { readonly query?: Readonly<Record<string, string | number | boolean>> }

/** Tabs over the list: a filter that is always in sight. The tab with the id `''` is all. */
export interface ListTabs {
  /** The contract's query name. */
  readonly id: string
  /** Name of the row of tabs. */
  readonly label: string
  readonly tabs: readonly ListTab[]
  /** The tab that is on unless the address says another; `''` where nothing is said. */
  readonly usual?: string | undefined
}

/** Something that can be done with one row; made when its menu opens. What may not be done is left out by the module. */
export interface RowAction<Row> {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: (row: Row) => void
  /** Why it cannot be done now: greys it and says so. */
  readonly whyNot?: string | null | undefined
  readonly danger?: boolean
  /** A line before it. */
  readonly apart?: boolean
  /** The letter that does it with the open record, or with the row that has the focus. */
  readonly letter?: string
  /** Its place at the panel's foot: the main button or one beside it; else it stands in the foot's menu. */
  readonly place?: 'main' | 'beside'
  /** What its button at the panel's foot says, where that has room for more. */
  readonly panelLabel?: string
}

/** A list of what waits to be decided. */
export interface ListQueue<Row> {
  readonly waits: (row: Row) => boolean
  /** What was decided last on this screen. */
  readonly decided: Decided | undefined
}

/** The record that was decided last, and what was decided with it without a long pause. */
export interface Decided {
  readonly id: number
  readonly run: Run
}

/** How many were decided, from when to when: milliseconds since 1970. */
export interface Run {
  readonly count: number
  readonly from: number
  readonly to: number
}

/** A letter, and what it does with a record. */
export interface Letter {
  readonly letter: string
  readonly label: string
}

/** What stands over a bulk action before it runs: `run` begins it, with an argument for each row's input if there is one. */
export interface BulkDialogProps<Row> {
  readonly rows: readonly Row[]
  readonly run: (argument?: unknown) => void
  readonly onClose: () => void
}

/** Something that can be done with all checked rows: one operation for each of them, four at a time. */
export interface ListBulk<Row> {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly operation: OperationId
  /** Where it is sent for a row. */
  readonly path: (row: Row) => object
  /** What is sent for a row. */
  readonly input: (row: Row, argument?: unknown) => unknown
  /** Why a row is passed over without asking the server: it is counted among those that failed. */
  readonly whyNot?: (row: Row) => string | null | undefined
  /** What it opens instead of sending anything. */
  readonly go?: (rows: readonly Row[]) => Place
  /** Asked first; it may hand over an argument: which role to give. */
  readonly dialog?: (props: BulkDialogProps<Row>) => ReactNode
  /** What takes it back for a row, for some seconds. */
  readonly undo?: OperationId
  /** What is said when all of it is done. */
  readonly done: (count: number) => string
}

/** A tab of the detail panel. */
export interface PanelTab<Row> {
  /** Stands in the address as `tab`; the first is the usual one. */
  readonly id: string
  readonly label: string
  readonly render: (row: Row) => ReactNode
  /** Only for some rows. */
  readonly when?: (row: Row) => boolean
}

/** The panel of an open row. */
export interface ListPanel<Row> {
  readonly title: (row: Row) => ReactNode
  readonly status?: (row: Row) => ReactNode
  /** Buttons at the foot: the main one last, with `className="flex-1"`. */
  readonly actions?: (row: Row) => ReactNode
  readonly tabs: readonly PanelTab<Row>[]
}

/** How one record is read: `staff.get` and `staff.history` with the path `staffId`. */
export interface ListRecord {
  readonly path: string
  /** Reads a record that is not on the page: from a link, or when a change has taken it out of the filter. */
  readonly get: OperationId | undefined
  /** Adds the tab History. */
  readonly history: OperationId | undefined
}

/** A file that a list can leave as. */
export interface ExportedFile {
  readonly operation: OperationId
  /** How the file begins: `staff-2026-11-17.csv`. */
  readonly name: string
  /** What is in it, where that is not the list itself. */
  readonly label?: Text
  /** The filter without which there is no such file: one survey, and not all of them. */
  readonly within?: string
  /** Where it is all there is, and no table: the one format that it has. */
  readonly only?: 'zip' | 'ics'
}

/** What stands beside a list. */
export interface Beside {
  readonly label: string
  /** What the list is called where the two take turns. */
  readonly list: string
  /** Where they take turns: the list stands there first. */
  readonly listFirst: boolean
  readonly content: ReactNode
}

/** What stands to the right of a list and of what is above it; where there is no room, between the two. */
export interface Rail {
  readonly label: string
  readonly content: ReactNode
}

export interface ResourceListProps<Row extends Identified> {
  /** Below which name one's columns and saved views are kept. */
  readonly name: string
  /** The operation that lists. */
  readonly operation: ListId
  /** The files that it leaves as, with the same filters. */
  readonly exports: readonly ExportedFile[]
  readonly title: string
  /** The heading of the page; without it, the name of the page. */
  readonly heading?: string | undefined
  /** Stands beside the heading: a status. */
  readonly aside?: ReactNode
  /** One line of what the screen is for. */
  readonly text: string
  /** Buttons of the page: the main one last, a `LeadButton`. */
  readonly actions?: ReactNode
  /** Stands between the head and the filters. */
  readonly banner?: ReactNode
  readonly beside?: Beside | undefined
  readonly rail?: Rail | undefined
  /** In place of the list, and scrolling with head and banner; its records open beside it all the same. */
  readonly instead?: ReactNode
  /** The panel of something else, while no record is open. */
  readonly otherPanel?: ReactNode
  /** The `accessorKey` of a column that sorts is the contract's name of the field. */
  readonly columns: readonly TableColumn<Row>[]
  /** Columns that are put away unless somebody wants them. */
  readonly usuallyHidden?: readonly string[]
  /** Columns that give way where there is no room for them, the last one first. */
  readonly giveWay?: readonly string[]
  readonly filters: readonly ListFilter[]
  /** Name of the search field; the query's name is `search`. Without it there is none. */
  readonly search?: string | undefined
  readonly tabs?: ListTabs | undefined
  /** As the contract says it, `-createdAt`: how the list stands unless told otherwise. Shown in the head, sent only when chosen. */
  readonly usualSort?: string | undefined
  /** What a row is called where it is spoken of. */
  readonly rowName: (row: Row) => string
  readonly rowActions?: ((row: Row) => readonly RowAction<Row>[]) | undefined
  /** The letters of those actions, for the sheet of keys. */
  readonly letters?: readonly Letter[]
  readonly queue?: ListQueue<Row> | undefined
  readonly bulk?: readonly ListBulk<Row>[] | undefined
  readonly record?: ListRecord
  readonly panel?: ListPanel<Row>
  /** When there is nothing at all: what to do next. */
  readonly empty: { title: string; text?: ReactNode; action?: ReactNode; subject?: Subject | undefined }
  /** Under “nothing fits the filter”: what is searched. */
  readonly searched?: string | undefined
}
