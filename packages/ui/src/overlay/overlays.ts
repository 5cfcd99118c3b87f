// What opens over a page is drawn by Radix, whose code is as large as a whole list: it is fetched apart, while nobody waits or when
// something is to open. What is closed costs no more than its button.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const load = () => import('./overlay-parts.ts')
type Parts = Awaited<ReturnType<typeof load>>

let parts: Parts | undefined
let fetching: Promise<void> | undefined
let tellMissing = () => {}
const listeners = new Set<() => void>()

/** Fetches the code of dialogs, menus, popovers and selects. Rejects where it could not; the next call tries again. */
export function loadOverlays(): Promise<void> {
  fetching ??= load().then(
    (loaded) => {
      parts = loaded
      for (const listener of listeners) listener()
    },
    (error: unknown) => {
      fetching = undefined
      throw error
    },
  )
  return fetching
}

/** Called when something was to open whose code could not be fetched. */
export function onOverlaysMissing(tell: () => void): void {
  tellMissing = tell
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** The parts, once they are there. */
export const useOverlays = (): Parts | undefined => useSyncExternalStore(subscribe, () => parts)

/** Whether they are there. */
export const overlaysLoaded = (): boolean => parts !== undefined

/** The parts, for what stands inside an open one. */
export function overlayParts(): Parts {
  if (!parts) throw new Error('It belongs inside a menu, a popover or a dialog')
  return parts
}

/** Fetches them for something that is to open; where that fails it is told, and `giveUp` is called. */
export function useWanted(wanted: boolean, giveUp: () => void): void {
  const failed = useEffectEvent(() => {
    tellMissing()
    giveUp()
  })
  useEffect(() => {
    if (wanted) loadOverlays().catch(() => failed())
  }, [wanted])
}
