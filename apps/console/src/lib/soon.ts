import { useEffect } from 'react'

/** Fetches what is drawn a second later than the screen around it, for `late`. */
export const soon =
  <Part>(load: () => Promise<Part>) =>
  () =>
    new Promise((done) => setTimeout(done, 1000)).then(load)

/** Fetches what will be wanted, a second after the first drawing, while nobody waits. What fails is fetched when it is wanted. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [load])
}
