import { type FilterValue, functionalUpdate, type SortingState, type Updater } from '@isb/ui'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { t } from '@lingui/core/macro'
import { comma } from '../../base/words/i18n.ts'
import { useAddress, useChangeAddress } from './page-address.tsx'
import { toasts } from '../../base/connection/report.ts'
import { addressOf, compact, nonsenseIn, placeOf, tabAddress, tabOf, usualPageSize, valuesOf, type Address } from '../../declare/address.ts'
import type { ListFilter, ListTabs } from '../../declare/list.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is searched for on a screen. Names do not belong in addresses. */
    text?: string
  }
}

interface Options {
  filters: readonly ListFilter[]
  tabs: ListTabs | undefined
  usualSort: string | undefined
}

/** `-name` as the table says it. */
const sortingOf = (sort: string | undefined): SortingState => {
  const first = sort?.split(',')[0]
  return first ? [{ id: first.replace(/^-/, ''), desc: first.startsWith('-') }] : []
}
/** The same as the address says it. */
const sortOf = ([first]: SortingState): string | undefined => first && `${first.desc ? '-' : ''}${first.id}`

/** All that a list is set to: read from the address and the history's state, and written there. */
export function useListState({ filters, tabs, usualSort }: Options) {
  const address = useAddress()
  const changeAddress = useChangeAddress()
  const text = useLocation({ select: ({ state }) => state.text ?? '' })
  const { pageNum, pageSize, sort, id, tab } = useMemo(() => placeOf(address), [address])
  const values = useMemo(() => valuesOf(filters, address), [filters, address])
  const sorting = useMemo(() => sortingOf(sort ?? usualSort), [sort, usualSort])
  const view = tabOf(tabs, address)
  const tabId = tabs?.id
  const tabQuery = tabs?.tabs.find((each) => each.id === view)?.query

  const go = (change: Address, { say = text, push = false } = {}) => changeAddress(change, { text: say, push })
  // An address says how the list stands, and nothing else.
  const nonsense = nonsenseIn(filters, tabs, address)
  const tidy = useEffectEvent(() => {
    go(Object.fromEntries(nonsense.map((each) => [each.id, undefined])))
    const texts = nonsense.map(({ name, value }) => (value ? `${name}: “${value}”` : name))
    toasts.notify(t`This list has no such filter, so it was removed`, { text: texts.join(comma()) })
  })
  const any = nonsense.length > 0
  useEffect(() => {
    if (any) tidy()
  }, [any])
  // Another filter or order begins at its first page.
  const anew = (change: Address, say?: string) => go({ ...change, pageNum: undefined }, say === undefined ? {} : { say })

  // Exactly what is sent: the same for the page and the export.
  const query = useMemo(
    () =>
      compact({
        ...addressOf(filters, values),
        ...(tabQuery ?? (tabId && { [tabId]: view })),
        search: text.trim(),
        sort,
      }),
    [filters, values, tabId, tabQuery, view, text, sort],
  )
  return {
    pageNum,
    pageSize,
    id,
    tab,
    text,
    values,
    view,
    /** The list shows what it usually shows. */
    usual: view === (tabs?.usual ?? ''),
    query,
    filtered: text !== '' || Object.keys(values).length > 0,
    sorting,
    /** The part of the address that a saved view keeps. */
    kept: compact({
      ...addressOf(filters, values),
      ...(tabs && { [tabs.id]: tabAddress(tabs, view) }),
      sort,
      ...(pageSize !== usualPageSize && { pageSize }),
    }),
    setValues: ({ search, ...next }: Readonly<Record<string, FilterValue>>) =>
      anew(addressOf(filters, next), typeof search === 'string' ? search : ''),
    setView: (next: string) => tabs && anew({ [tabs.id]: tabAddress(tabs, next), id: undefined, tab: undefined }),
    setSorting: (change: Updater<SortingState>) => anew({ sort: sortOf(functionalUpdate(change, sorting)) }),
    setPage: (next: number) => go({ pageNum: next === 1 ? undefined : next }, { push: true }),
    fixPage: (next: number) => go({ pageNum: next === 1 ? undefined : next }),
    setPageSize: (next: number) => anew({ pageSize: next === usualPageSize ? undefined : next }),
    /** Opens a record beside the list. Back closes it; going on to the next is no step of its own. */
    open: (next: number, at = pageNum) => go({ id: next, pageNum: at === 1 ? undefined : at }, { push: id === undefined }),
    close: () => go({ id: undefined, tab: undefined }),
    setTab: (next: string | undefined) => go({ tab: next }),
    /** Puts a saved view in the place of what is set. */
    apply: (next: Address) => {
      const off = { ...addressOf(filters, {}), ...(tabs && { [tabs.id]: undefined }), sort: undefined, pageSize: undefined }
      anew({ ...off, ...next, id: undefined, tab: undefined }, '')
    },
  }
}
export type ListState = ReturnType<typeof useListState>
