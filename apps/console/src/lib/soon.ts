import { useEffect } from 'react'

/** Fetches what will be wanted, a second after the first drawing, while nobody waits. What fails is fetched when it is wanted. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [load])
}
