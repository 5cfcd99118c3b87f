// How one likes to work, kept in local storage for the same person.
import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

export interface Habits {
  /** After a decision the record stays open; else the next one that waits is opened. */
  readonly stay: boolean
  /** A key alone does something: C confirms, J goes down. */
  readonly singleKeys: boolean
}

const usual: Habits = { stay: false, singleKeys: true }
const keyOf = () => `habits:${session.get()?.userInfo?.userId ?? 0}`
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const textOf = (): string | null => {
  try {
    return localStorage.getItem(keyOf())
  } catch {
    return null
  }
}

/** What was kept; anybody may write to local storage. */
function habitsOf(text: string | null): Habits {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, unknown>
    const read = (name: keyof Habits) => (typeof kept[name] === 'boolean' ? kept[name] : usual[name])
    return { stay: read('stay'), singleKeys: read('singleKeys') }
  } catch {
    return usual
  }
}

/** One's habits, and how to change them. */
export function useHabits(): [Habits, (change: Partial<Habits>) => void] {
  const text = useSyncExternalStore(subscribe, textOf)
  const habits = habitsOf(text)
  return [
    habits,
    (change) => {
      try {
        localStorage.setItem(keyOf(), JSON.stringify({ ...habits, ...change }))
      } catch {
        // The quota is full, or storage is off: it stays as it was.
      }
      for (const listener of listeners) listener()
    },
  ]
}
