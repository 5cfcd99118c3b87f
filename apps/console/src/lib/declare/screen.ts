// What a module declares of a list: only what the contract cannot know. Columns, filters, panel and actions follow from it and from the
// contract's metadata. Texts are descriptors or functions, so that a declaration is a constant in whatever language is chosen.
import type { OperationId } from '@isb/sdk'
import type { ListedId, MetadataOf, ModuleMetadata } from '@isb/sdk/metadata'
import type { Subject, TableColumnMeta } from '@isb/ui'
import type { LucideIcon } from 'lucide-react'
import type { FunctionComponent, ReactNode } from 'react'
import type { Text } from '../base/words/i18n.ts'
import type { Caller } from '../base/connection/session.ts'
import type { Address } from './address.ts'
import type { PagePath } from '../base/address/place.ts'
import type { BulkAction, DeclaredQueue, ListAction } from './actions.ts'
import type { LateForm, OpenForm } from './open-form.ts'
import type { PlainForm } from './record-form.ts'
import type { AnyRow, Beside, Rail, ExportedFile, ListFilter, RowOf } from './list.ts'

type FieldOf<Id extends ListedId> = keyof MetadataOf<Id>['fields'] & string
type FiltersOf<Id extends ListedId> = MetadataOf<Id>['filters']
type KeyOf<Id extends ListedId> = MetadataOf<Id> extends { readonly key: infer Key extends string } ? Key : never
/** Filters of which only the module knows what can be chosen: by an id, and by a text that is not the search. */
type OpenFilter<Id extends ListedId> = {
  [Name in keyof FiltersOf<Id> & string]: FiltersOf<Id>[Name] extends 'id' | 'text' ? (Name extends 'search' ? never : Name) : never
}[keyof FiltersOf<Id> & string]

/** A column: a field, drawn by its kind, with what is different from that. */
export interface DeclaredColumn<Row> extends TableColumnMeta {
  /** The field, or a name of its own for a column that has a `cell`. It sorts where the contract sorts by it. */
  readonly field: string
  /** Its head, where that is not the word of the field. */
  readonly header?: Text
  readonly cell?: (row: Row) => ReactNode
  /** `usually`: put away unless somebody wants it. `narrow`: it gives way where there is no room for it. */
  readonly hidden?: 'usually' | 'narrow'
}

/** A line of the panel: a field, drawn by its kind. With a question mark it is left out where it holds nothing. */
export type DeclaredLine<Row, Field extends string = string> =
  | Field
  | `${Field}?`
  | {
      readonly id: string
      /** Where that is not the word of the field called like the line. */
      readonly label?: Text
      readonly value: (row: Row) => ReactNode
      readonly when?: (row: Row, caller: Caller) => boolean
    }

export interface DeclaredTab<Row> {
  /** Stands in the address as `tab`. */
  readonly id: string
  readonly label: Text
  readonly Content: FunctionComponent<{ row: Row }>
  readonly when?: (row: Row, caller: Caller) => boolean
}

/**
 * The panel of a record: lines, or what stands around them. Its foot has the actions, its last tab the history where the contract has
 * one.
 */
export interface DeclaredPanel<Row, Field extends string = string> {
  /** What the record is called, where that is not its name alone. */
  readonly title?: (row: Row) => ReactNode
  /** Its first tab, where that is not “Details”. */
  readonly label?: Text
  /** What stands before the lines and after them: pictures, the rule that decides, links. */
  readonly Above?: FunctionComponent<{ row: Row }>
  readonly lines?: readonly DeclaredLine<Row, Field>[]
  readonly Below?: FunctionComponent<{ row: Row }>
  readonly tabs?: readonly DeclaredTab<Row>[]
}

/** Which tabs stand over the list: those of an enum, of a field or of a filter. */
export interface DeclaredTabs<Field extends string = string> {
  readonly field: Field
  /** The name of the row of tabs, where that is not the word of the field. */
  readonly label?: Text
  /** The one that is on unless the address says another; all of a list that is no queue. */
  readonly usual?: string
  /** What values are called where they stand for many. */
  readonly words?: Readonly<Record<string, Text>>
  /** Tabs where something waits too: how many stand under each is read. What is pending in a queue is counted anyway. */
  readonly counted?: readonly string[]
  /** How many there are of each, and of `all`. */
  readonly useCounts?: () => Readonly<Record<string, string>> | undefined
  /** A tab more, behind another one: it asks by another filter of the contract. */
  readonly more?: { readonly id: string; readonly label: Text; readonly after: string; readonly query: Readonly<Record<string, boolean>> }
}

/** A filter that the module declares: a hook that answers how it is set, null where it is not there. */
export type DeclaredFilter = () => FilterSetting | null
type WithoutName<Each> = Each extends unknown ? Omit<Each, 'id' | 'name'> : never
export type FilterSetting = WithoutName<ListFilter> & { readonly name?: string }

/** What the main button of a list's page does. */
export interface Creation {
  readonly label: Text
  /** Operations whose permissions it takes. */
  readonly needs: readonly OperationId[]
  readonly form?: (address: Address) => OpenForm
  readonly go?: PagePath
}

/** A module's metadata, as far as a list of it goes. */
export interface ModuleOf<Id extends ListedId> {
  readonly lists: Readonly<Record<Id, MetadataOf<Id>>>
  readonly forms: ModuleMetadata['forms']
}

/** What a list's page says instead of what is declared, and what stands around the list. */
export interface Around {
  /** Without it, the name of the page. */
  readonly heading?: string
  /** Beside the heading: a status. */
  readonly aside?: ReactNode
  readonly text?: string
  /** Buttons of the page. */
  readonly actions?: ReactNode
  readonly banner?: ReactNode
  /** Beside the list where both have room, else in its place, by a switch. */
  readonly beside?: Beside
  /** To the right of list and banner, which scroll as one; where there is no room, between the two. */
  readonly rail?: Rail
  /** In place of the list, and scrolling with head and banner; its records open beside it all the same. */
  readonly instead?: ReactNode
  /** The panel of something that is no record of the list; a record that is open stands over it. */
  readonly panel?: ReactNode
}

/** What stands in a declaration, for rows of one list. */
export interface Declaration<Row, Field extends string, Key extends string> {
  /** Below which name one's columns and saved views are kept, and its files are called: `staff`. */
  readonly name: string
  readonly title: Text
  /** One line of what the screen is for. */
  readonly text: Text
  /** What the search field searches for, and at length what is searched. */
  readonly search?: Text
  readonly searched?: Text
  /** When there is nothing at all: what to do next, and the drawing of what is missing. */
  readonly empty: { readonly title: Text; readonly text: Text; readonly subject?: Subject }
  /** Stands between the head and the filters. */
  readonly Banner?: FunctionComponent
  /** What stands around the list by its address: figures of the one thing that all of its rows are about. */
  readonly useAround?: () => Around | undefined
  /** The first one names the record. */
  readonly columns: readonly (Field | DeclaredColumn<Row>)[]
  readonly tabs?: Field | DeclaredTabs
  /** How the list stands unless told otherwise, where that is not what the contract says: `-createdAt`. */
  readonly usualSort?: string
  /** What a record is called where it is spoken of, where that is not its name alone. */
  readonly rowName?: (row: Row) => string
  /** What makes one: the operation alone where its form follows from the contract. */
  readonly create?: PlainForm | Creation
  readonly imports?: { readonly operation: OperationId; readonly Dialog: FunctionComponent<{ onClose: () => void }> }
  /** Files that it leaves as, beside the one of its own. */
  readonly exports?: readonly ExportedFile[]
  readonly settings?: { readonly operation: OperationId; readonly path: PagePath; readonly label: Text }
  /** Further screens of the module, each a button of the page for who may see it. */
  readonly links?: readonly { readonly operation: OperationId; readonly path: PagePath; readonly label: Text; readonly icon: LucideIcon }[]
  /** Forms that are taken up again where they were under way when the page was left. */
  readonly forms?: readonly LateForm[]
  readonly queue?: DeclaredQueue<Row, Key>
  readonly actions?: readonly ListAction<Row, Key>[]
  /** What is done with many records alone. */
  readonly bulk?: readonly BulkAction<Row, Key>[]
  readonly panel: DeclaredPanel<Row, Field>
  /** Fetches what comes next while nobody waits for it. */
  readonly warm?: () => Promise<unknown>
}

/** A filter that the module declares, or `hidden`: links alone use it, and it is shown where one did. */
type Filters<Name extends string> = { readonly [Each in Name]: DeclaredFilter | 'hidden' }

/** What a module declares of a list of the contract. `filters` has one for each of which only the module knows what can be chosen. */
export type ListDeclaration<Id extends ListedId> = Declaration<RowOf<Id>, FieldOf<Id>, KeyOf<Id>> &
  ([OpenFilter<Id>] extends [never]
    ? { readonly filters?: Partial<Filters<keyof FiltersOf<Id> & string>> }
    : { readonly filters: Filters<OpenFilter<Id>> & Partial<Filters<keyof FiltersOf<Id> & string>> })

/** A declaration as the engine reads it. */
export type AnyDeclaration = Declaration<AnyRow, string, string> & {
  readonly filters?: Readonly<Record<string, DeclaredFilter | 'hidden' | undefined>>
}
