import { useEffect, useSyncExternalStore } from 'react'

const load = () => import('./table-window.tsx')
type Window = Awaited<ReturnType<typeof load>>['TableWindow']

let loaded: Window | undefined
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches what windows a long list. Rejects where it could not; the next call tries again. */
export async function loadTableWindow(): Promise<void> {
  loaded = (await load()).TableWindow
  for (const listener of listeners) listener()
}

/** What windows a list, once it is there; fetched when a list is first so long. Until then its first rows stand. */
export function useTableWindow(wanted: boolean): Window | undefined {
  const there = useSyncExternalStore(subscribe, () => loaded)
  useEffect(() => {
    if (wanted && !loaded) loadTableWindow().catch(() => addEventListener('online', retry, { once: true }))
  }, [wanted])
  return there
}

const retry = () => void loadTableWindow().catch(() => {})
