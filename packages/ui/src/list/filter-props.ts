import type { OptionWords } from '../form/option-list.tsx'
import type { LoadOptions, Option } from '../form/use-options.ts'

/** What a filter is set to: one value, several, or `[from, to]` of days (ISO, '' where open); undefined: off. */
export type FilterValue = string | readonly string[] | undefined

/** All that is on, by the filters' ids and the search field's. */
export type FilterValues = Readonly<Record<string, FilterValue>>

interface Base {
  /** Its key in the values. */
  id: string
  /** What it filters by. */
  name: string
}

/** A filter that can be on. */
export type Filter =
  /** One of a few. */
  | (Base & { kind: 'choice'; options: readonly Option[] })
  /** Several of a few. */
  | (Base & { kind: 'choices'; options: readonly Option[] })
  /** From a day to a day, both included. `presets` are offered over the two fields; asked for once one of them is to be shown. */
  | (Base & { kind: 'days'; presets?: () => readonly { label: string; from: string; to: string }[] })
  /** One of many, searched for. `labelOf` names a value that was not chosen here (it came with the address). */
  | (Base & { kind: 'look-up'; load: LoadOptions; labelOf?: (value: string) => string | undefined })

/** The words of a row of filters. */
export interface FiltersWords extends OptionWords {
  /** Name of the row. */
  label: string
  /** The dashed chip. */
  add: string
  /** The button that takes all off. */
  clear: string
  /** Name of the × in the search field. */
  clearSearch: string
  /** Name of a chip's ×: “Remove the status filter”. */
  remove: (name: string) => string
  /** Name and placeholder of a search within one filter. */
  searchIn: (name: string) => string
  /** What a chip says of several: “3 types”. */
  several: (filter: Filter, count: number) => string
  /** What a chip says of days; either may be ''. */
  days: (from: string, to: string) => string
  /** The first day's field. */
  from: string
  /** The last day's field. */
  to: string
}

/** Whether a value is on. */
export const isOn = (value: FilterValue): boolean =>
  typeof value === 'string' ? value !== '' : (value?.some((each) => each !== '') ?? false)

/** A value as a list. */
export const listOf = (value: FilterValue): readonly string[] =>
  value === undefined || value === '' ? [] : typeof value === 'string' ? [value] : value
