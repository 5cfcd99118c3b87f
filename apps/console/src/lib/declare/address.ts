// What of a list stands in the address, and how it becomes the query. Free text does not: names do not belong in addresses.
import { isDay } from '@isb/sdk/rules'
import type { FilterValue } from '@isb/ui'
import { fitting, listPlace } from '../base/address/search.ts'
import type { ListFilter, ListTabs } from './list.ts'

/** The part of an address that a list reads. Values are what the router made of them. */
export type Address = Readonly<Record<string, unknown>>

/** Rows on a page unless told otherwise, and what one may choose. */
export const usualPageSize = 20
export const pageSizes = [20, 50, 100, 500, 1000] as const

/** How the address says that a list which usually shows a part of itself shows all. */
const everything = 'all'

/** The page, its size, the order, the open record and the panel's tab. Nonsense is passed over. */
export function placeOf(address: Address) {
  const { pageNum = 1, pageSize = usualPageSize, sort, id, tab } = fitting(listPlace, address)
  return { pageNum, pageSize, sort, id, tab }
}

/** A value as the router writes it plainly: numbers and yes/no without quotes. */
const plain = (text: string): string | number | boolean =>
  text === 'true' ? true : text === 'false' ? false : /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text
const day = (value: unknown): string => (isDay(value) ? value : '')
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** The query names of a filter. */
export const namesOf = (filter: ListFilter): readonly string[] => (filter.kind === 'days' ? (filter.query ?? ['from', 'to']) : [filter.id])

/** What a filter is set to. A choice that is not offered is no choice; until it is known what is, the address holds. */
function valueOf(filter: ListFilter, address: Address): FilterValue {
  if (filter.kind === 'days') {
    const days = namesOf(filter).map((name) => day(address[name]))
    return days.some(Boolean) ? days : undefined
  }
  const given = address[filter.id]
  if (filter.kind === 'look-up') return textOf(given) || undefined
  const values = new Set(filter.options.map(({ value }) => value))
  const isOffered = (value: string) => value !== '' && (values.size === 0 || values.has(value))
  if (filter.kind === 'choice') return isOffered(textOf(given)) ? textOf(given) : undefined
  const several = (Array.isArray(given) ? given : [given]).map(textOf).filter(isOffered)
  return several.length > 0 ? several : undefined
}

/** What the address sets to something that is not offered, tabs or filters: an old link, a slip of the pen. */
export function nonsenseIn(filters: readonly ListFilter[], tabs: ListTabs | undefined, address: Address): readonly Nonsense[] {
  const wrongTab = tabs && address[tabs.id] !== undefined && !offersTab(tabs, textOf(address[tabs.id]))
  const wrong = filters.filter(
    (filter) =>
      'options' in filter && filter.options.length > 0 && address[filter.id] !== undefined && valueOf(filter, address) === undefined,
  )
  return [...(wrongTab ? [tabs] : []), ...wrong].map((each) => ({
    id: each.id,
    name: 'name' in each ? each.name : each.label,
    value: textOf(address[each.id]),
  }))
}
interface Nonsense {
  readonly id: string
  readonly name: string
  readonly value: string
}
const offersTab = ({ tabs }: ListTabs, said: string): boolean => said === everything || tabs.some(({ id }) => id !== '' && id === said)

/** What is on, by the filters' ids. */
export const valuesOf = (filters: readonly ListFilter[], address: Address): Record<string, FilterValue> =>
  Object.fromEntries(filters.flatMap((filter) => (valueOf(filter, address) === undefined ? [] : [[filter.id, valueOf(filter, address)]])))

/** The tab that is on; `''` is all. */
export function tabOf(tabs: ListTabs | undefined, address: Address): string {
  const said = textOf(address[tabs?.id ?? ''])
  if (said === everything) return ''
  return tabs?.tabs.find(({ id }) => id !== '' && id === said)?.id ?? tabs?.usual ?? ''
}

/** How the address says which tab is on: not at all where it is the usual one. */
export const tabAddress = ({ usual = '' }: ListTabs, tab: string): string | undefined =>
  tab === usual ? undefined : tab === '' ? everything : tab

/** Filters as the address and the query name them; what is off is undefined, so that it goes. */
export function addressOf(filters: readonly ListFilter[], values: Readonly<Record<string, FilterValue>>): Record<string, unknown> {
  const address: Record<string, unknown> = {}
  for (const filter of filters) {
    const value = values[filter.id]
    const names = namesOf(filter)
    if (filter.kind === 'days') names.forEach((name, at) => (address[name] = value?.[at] || undefined))
    else address[filter.id] = typeof value === 'string' ? plain(value) : value && value.length > 0 ? [...value] : undefined
  }
  return address
}

/** The same without what is off. */
export const compact = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
