// The filters and tabs of a declared list: each by the kind that the contract gives it.
import type { ListMetadata } from '@isb/sdk/metadata'
import type { ListId } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { useQueries } from '@tanstack/react-query'
import { say } from '../base/words/i18n.ts'
import type { DeclaredFilter, DeclaredTabs } from '../declare/screen.ts'
import type { ListFilter, ListTabs } from '../declare/list.ts'
import { read } from '../engine/rows/use-rows.ts'
import { useAddress } from '../engine/rows/page-address.tsx'
import { lasting } from '../base/connection/query.ts'
import { enumWord, fieldWord, isEnum, yesNoWord } from '../engine/record/values.tsx'
import { useWhen } from '../engine/record/when.ts'

interface TabOptions {
  list: ListMetadata
  tabs: DeclaredTabs | undefined
  /** The list is a queue: it shows what waits unless told otherwise, and how many that are. */
  queue: boolean
  /** How many that are, once it is known. */
  waits: number | undefined
  /** How many stand under the tabs that are counted. */
  totals: readonly (number | undefined)[]
}

interface Options {
  list: ListMetadata
  filters: Readonly<Record<string, DeclaredFilter | 'hidden' | undefined>>
  tabs: DeclaredTabs | undefined
}

/** What the list can be narrowed by. The tabs' own filters are not among them. */
export function useDeclaredFilters({ list, filters, tabs }: Options): readonly ListFilter[] {
  const presets = usePresets()
  const address = useAddress()
  const taken = new Set(['search', 'to', tabs?.field, ...Object.keys(tabs?.more?.query ?? {})])
  // Constants of a declaration: they are the same hooks each time, in the same order.
  const settings = Object.fromEntries(
    Object.entries(filters).flatMap(([id, declared]) => (typeof declared === 'function' ? [[id, declared()]] : [])),
  )
  return Object.keys(list.filters).flatMap((id): ListFilter[] => {
    if (taken.has(id) || settings[id] === null) return []
    if (filters[id] === 'hidden')
      return address[id] === undefined ? [] : [{ kind: 'look-up', id, name: fieldWord(id), load: async () => [] }]
    const setting = settings[id]
    if (setting) return [{ id, name: fieldWord(id), ...setting }]
    if (id === 'from') return [{ kind: 'days', id: 'days', name: fieldWord(list.days ?? id), query: ['from', 'to'], presets }]
    return [{ kind: 'choice', id, name: fieldWord(id), options: choicesOf(list, id) }]
  })
}

function choicesOf({ filters, choices }: ListMetadata, field: string) {
  const kind = filters[field]
  if (kind && isEnum(kind)) return (choices[field] ?? []).map((value) => ({ value, label: enumWord(kind, value) }))
  if (field === 'enabled') return [true, false].map((value) => ({ value: String(value), label: yesNoWord(field, value) }))
  // “Never signed in: only these”.
  return [
    { value: 'true', label: t`Only these` },
    { value: 'false', label: t`Leave these out` },
  ]
}

/** What stands over the days of a filter. Dates are worked out when it is opened: a browser's first one takes longer than a table's rows. */
function usePresets() {
  const { dayFromNow } = useWhen()
  const since = (days: number) => ({ from: dayFromNow(-days), to: dayFromNow(0) })
  return () => [
    { label: t`Today`, ...since(0) },
    { label: t`Last 7 days`, ...since(6) },
    { label: t`Last 30 days`, ...since(29) },
  ]
}

/** The state of what waits to be decided. */
export const waiting = 'Pending'

const usualTab = ({ usual }: DeclaredTabs, queue: boolean) => usual ?? (queue ? waiting : undefined)

/** What a list asks for where its address says nothing. */
export function usualQuery(tabs: DeclaredTabs | undefined, queue: boolean): Readonly<Record<string, unknown>> {
  const usual = tabs && usualTab(tabs, queue)
  if (usual === undefined) return {}
  return usual === tabs?.more?.id ? tabs.more.query : { [tabs?.field ?? '']: usual }
}

/** The tabs of a field whose values the contract names, behind one for all. */
export function useDeclaredTabs({ list, tabs, queue, waits, totals }: TabOptions): ListTabs | undefined {
  const counts = tabs?.useCounts?.()
  if (!tabs) return undefined
  const { field, label, words = {}, more, counted = [] } = tabs
  const kind = list.filters[field]
  const own =
    kind && isEnum(kind)
      ? (list.choices[field] ?? []).map((value) => ({ id: value, label: words[value] ? say(words[value]) : enumWord(kind, value) }))
      : []
  const behind = more ? own.findIndex(({ id }) => id === more.after) + 1 : 0
  const extra = more ? [{ id: more.id, label: say(more.label), query: more.query }] : []
  return {
    id: field,
    label: label ? say(label) : fieldWord(field),
    usual: usualTab(tabs, queue),
    tabs: [{ id: '', label: t`All` }, ...own.slice(0, behind), ...extra, ...own.slice(behind)].map((tab) => ({
      ...tab,
      // What is not known yet keeps its room.
      ...(tabs.useCounts && { count: counts?.[tab.id || 'all'] ?? null }),
      ...(counted.includes(tab.id) && { count: totals[counted.indexOf(tab.id)] ?? null }),
      ...(queue && tab.id === waiting && { count: waits ?? null }),
    })),
  }
}

/** How many stand under the tabs that are counted. After a decision a queue reads itself and what waits, and no more than that. */
export function useTotals(id: ListId, tabs: DeclaredTabs | undefined, queue: boolean): readonly (number | undefined)[] {
  const { field = '', more, counted = [] } = tabs ?? {}
  const queries = counted.map((tab) => ({
    ...read<{ total: number }>(id, { query: { ...(tab === more?.id ? more.query : { [field]: tab }), pageSize: 1 } }),
    ...(queue && lasting),
  }))
  return useQueries({ queries }).map(({ data }) => data?.total)
}
