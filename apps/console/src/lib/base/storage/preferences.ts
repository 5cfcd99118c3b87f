// How one likes to work, kept on this browser.
import { useSyncExternalStore } from 'react'
import { fieldsOf, keepOwn, ownText } from './own-storage.ts'

export interface Preferences {
  /** After a decision the record stays open; else the next one that waits is opened. */
  readonly stay: boolean
  /** A key alone does something: C confirms, J goes down. */
  readonly singleKeys: boolean
}

const usual: Preferences = { stay: false, singleKeys: true }
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function preferencesOf(text: string | null): Preferences {
  const kept = fieldsOf(text)
  const read = (name: keyof Preferences) => (typeof kept[name] === 'boolean' ? kept[name] : usual[name])
  return { stay: read('stay'), singleKeys: read('singleKeys') }
}

/** One's preferences of the moment. */
export const preferences = (): Preferences => preferencesOf(ownText('preferences'))

/** One's preferences, and how to change them. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const current = preferencesOf(useSyncExternalStore(subscribe, () => ownText('preferences')))
  return [
    current,
    (change) => {
      keepOwn({ ...current, ...change }, 'preferences')
      for (const listener of listeners) listener()
    },
  ]
}
