// Whether what others change comes to this page by itself: the line to the server stands, and so does the network.
import { useSyncExternalStore } from 'react'

let stands = true
const watchers = new Set<() => void>()

/** Said by the tab that has the line, to all tabs of the session. */
export function lineStands(now: boolean): void {
  stands = now
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  const over = new AbortController()
  watchers.add(watcher)
  addEventListener('online', watcher, { signal: over.signal })
  addEventListener('offline', watcher, { signal: over.signal })
  return () => {
    watchers.delete(watcher)
    over.abort()
  }
}

export const useLine = (): boolean => useSyncExternalStore(watch, () => stands && navigator.onLine)
