// What a module of the console declares. app/modules.ts names every module once; router, palette, settings and audit are loops over these.
import type { Input, ListId, PermissionCode, RecordOf } from '@isb/sdk'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType, FunctionComponent } from 'react'
import { withWords, type Text } from '../base/words/i18n.ts'
import { late } from '../base/lazy/late.tsx'
import type { Address } from './address.ts'
import type { PagePath } from '../base/address/place.ts'
import type { DeclaredTab } from './screen.ts'
import type { AnyRow } from './list.ts'
import type { Reason } from './actions.ts'
import { useSession, type Caller } from '../base/connection/session.ts'

/** What stands at an address. What it asks for first can be asked for while it is on its way. */
export type Screen = ComponentType & { readonly prefetch?: (address: Address) => Promise<unknown> | undefined }

/** A screen at an address. app/routes.tsx has the same addresses, each with what its page reads from it. */
export interface Page {
  readonly path: PagePath
  /** The tab's title; a screen without one sets its own. */
  readonly title?: Text
  /** The permission that it takes; a screen without one is for everybody who is signed in, or asks for itself. */
  readonly code?: PermissionCode
  /** Its name among the parts of the settings, where it is one. */
  readonly settings?: MessageDescriptor
  readonly screen: () => Promise<{ default: Screen }>
  /** The kinds of records that it opens: the audit and mails lead here. */
  readonly opens?: readonly string[]
  /** It opens to everybody what is their own, and nobody else's. */
  readonly own?: true
  /** Its records that the palette finds by what is typed. */
  readonly finds?: FoundRecords
  /** What the palette offers to make: the screen opens with its form. */
  readonly makes?: readonly Maker[]
}

/** A list that can be searched. */
export type SearchedId = { [Id in ListId]: Input<Id> extends { query?: { search?: string } } ? Id : never }[ListId] & ListId

/** Records of a page that the palette finds. */
export interface FoundRecords<Id extends SearchedId = SearchedId> {
  /** What one is called in the browser's storage: `person`. */
  readonly kind: string
  /** What they are called, where that is not the page's title. */
  readonly heading?: Text
  /** The list that is searched. */
  readonly operation: Id
  /** By its lucide name. */
  readonly icon: string
  readonly item: (record: RecordOf<Id>) => { readonly label: string; readonly hint: string }
}
/** Records of one list; the palette handles all lists alike. */
export const found = <Id extends SearchedId>(records: FoundRecords<Id>) => records as unknown as FoundRecords

/** Something to make from anywhere. */
interface Maker {
  readonly id: string
  readonly label: Text
  /** The permissions that it takes. */
  readonly codes: readonly PermissionCode[]
}

/**
 * The way on from a refusal: it fills in fields of the form and sends it again; without those it opens the record that is in the way, for
 * whoever may see it.
 */
export interface Way {
  readonly label: Text
  readonly fills?: Readonly<Record<string, unknown>>
}

/** What there is to look at in a module, for the first page. */
export interface HomeCards {
  readonly code: PermissionCode
  readonly load: () => Promise<{ default: ComponentType }>
}

/** A tab that a module adds to the panel of another's records. */
export interface AddedTab extends DeclaredTab<AnyRow> {
  /** The list whose panel it stands in. */
  readonly to: ListId
}
interface Added<Row> extends Omit<DeclaredTab<Row>, 'Content'> {
  /** The module whose words it speaks: it is its own, and not on the page where the tab stands. */
  readonly words: string
  readonly load: () => Promise<{ default: ComponentType<{ row: Row }> }>
}
/** A tab for the rows of one list: it is handed rows of that list alone. */
export const addedTab = <Id extends ListId>(to: Id, { words, load, ...tab }: Added<RecordOf<Id>>): AddedTab => ({
  to,
  ...(tab as unknown as DeclaredTab<AnyRow>),
  Content: late(() => withWords(words, load)) as unknown as DeclaredTab<AnyRow>['Content'],
})

/** What a module says below a line of the panel of another's records. */
export interface AddedRemark extends Pick<DeclaredTab<AnyRow>, 'when'> {
  /** The list whose panel it stands in. */
  readonly to: ListId
  readonly Remark: FunctionComponent<{ row: AnyRow; field: string }>
}
interface Remarks<Row> {
  readonly words: string
  readonly when: (row: Row, caller: Caller) => boolean
  /** Draws it, or nothing where the field deserves no remark. */
  readonly load: () => Promise<{ default: ComponentType<{ row: Row; field: string }> }>
}
/** A remark on rows of one list: it is handed rows of that list alone, and the field of each line. */
export const addedRemark = <Id extends ListId>(to: Id, { words, when, load }: Remarks<RecordOf<Id>>): AddedRemark => ({
  to,
  when: when as unknown as NonNullable<AddedRemark['when']>,
  Remark: late(() => withWords(words, load), { unasked: true }) as unknown as AddedRemark['Remark'],
})

/** A module of the console. */
export interface ConsoleModule {
  readonly pages: readonly Page[]
  readonly cards?: HomeCards
  /** What it adds to the panels of others: a student's family to that of an account. */
  readonly tabs?: readonly AddedTab[]
  readonly remarks?: readonly AddedRemark[]
  /** The ways on from its refusals, by their reasons. */
  readonly ways?: { readonly [Name in Reason]?: Way }
}

let all: readonly ConsoleModule[] = []
/** Makes the modules known; they come with the first session, before anything behind the sign-in is drawn, and stay. */
export const knowModules = (modules: readonly ConsoleModule[]): void => {
  all = modules
}
/** All modules, for what stands on a page and speaks of all of them. */
export const useModules = (): readonly ConsoleModule[] => all
export const usePages = (): readonly Page[] => useModules().flatMap(({ pages }) => pages)
export const useAddedTabs = (list: ListId): readonly AddedTab[] =>
  useModules().flatMap(({ tabs = [] }) => tabs.filter(({ to }) => to === list))
export const useAddedRemarks = (list: ListId): readonly AddedRemark[] =>
  useModules().flatMap(({ remarks = [] }) => remarks.filter(({ to }) => to === list))

/** The page that opens records of a kind, for who may see it. `isOwn` says that the record is one's own. */
export function usePageOf(kind: string, isOwn = false): Page | undefined {
  const permissions = useSession()?.me?.permissions
  const page = usePages().find(({ opens }) => opens?.includes(kind))
  if (page?.own) return isOwn ? page : undefined
  return page?.code && permissions?.includes(page.code) ? page : undefined
}
