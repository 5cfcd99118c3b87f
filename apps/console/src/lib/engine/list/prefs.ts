// How one has arranged a list, kept in local storage for the same person: columns put away, and views with a name.
import type { ColumnVisibilityState } from '@isb/ui'
import { useState } from 'react'
import { fieldsOf, keepOwn, ownText } from '../../base/storage/own-storage.ts'
import type { Address } from '../../declare/address.ts'

/** Filters, order and columns under a name. What was searched for is not kept: names of people do not belong here. */
export interface View {
  readonly name: string
  readonly address: Address
  readonly hidden: readonly string[]
}

export interface Prefs {
  /** Columns put away; undefined while nobody has chosen. */
  readonly hidden?: readonly string[]
  readonly views?: readonly View[]
}

/** Columns put away, as the table says it, and back. */
export const visibilityOf = (hidden: readonly string[]): ColumnVisibilityState => Object.fromEntries(hidden.map((id) => [id, false]))
export const hiddenOf = (visibility: ColumnVisibilityState): string[] => Object.keys(visibility).filter((id) => !visibility[id])

const texts = (thing: unknown): thing is readonly string[] => Array.isArray(thing) && thing.every((each) => typeof each === 'string')
const isView = (thing: unknown): thing is View =>
  typeof thing === 'object' &&
  thing !== null &&
  'name' in thing &&
  typeof thing.name === 'string' &&
  'address' in thing &&
  typeof thing.address === 'object' &&
  thing.address !== null &&
  'hidden' in thing &&
  texts(thing.hidden)

/** What was kept, without what is not as it should be. */
export function readPrefs(list: string): Prefs {
  const { hidden, views } = fieldsOf(ownText('list', list))
  return { ...(texts(hidden) && { hidden }), ...(Array.isArray(views) && { views: views.filter(isView) }) }
}

/** One's arrangement of a list. */
export function usePrefs(list: string): [Prefs, (change: Prefs) => void] {
  const [prefs, setPrefs] = useState(() => readPrefs(list))
  return [
    prefs,
    (change) => {
      // Another tab may have kept a view meanwhile.
      const next = { ...readPrefs(list), ...change }
      setPrefs(next)
      keepOwn(next, 'list', list)
    },
  ]
}
