import { useCallback, useSyncExternalStore } from 'react'

const held = new WeakMap<Blob, { readonly address: string; users: number }>()

/** One address for all places that show the same bytes. */
function addressOf(blob: Blob): string {
  const entry = held.get(blob) ?? { address: URL.createObjectURL(blob), users: 0 }
  held.set(blob, entry)
  return entry.address
}

/** Keeps the address until it is let go of, and a moment longer: who looks away may look again at once. */
function hold(blob: Blob): () => void {
  const entry = held.get(blob)
  if (!entry) return () => {}
  entry.users += 1
  return () => {
    entry.users -= 1
    setTimeout(() => {
      if (entry.users > 0) return
      URL.revokeObjectURL(entry.address)
      held.delete(blob)
    })
  }
}

/** The address of bytes in memory, for as long as they are shown; undefined while there are none. */
export function useAddress(blob: Blob | undefined): string | undefined {
  const subscribe = useCallback(() => (blob ? hold(blob) : () => {}), [blob])
  return useSyncExternalStore(subscribe, () => blob && addressOf(blob))
}
