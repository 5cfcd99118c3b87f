// Work that a server does only a few of at once, for each takes a session, memory or a processor.
import { TransportFailure } from './refuse.ts'

const busy = () => new TransportFailure(503, 'BUSY', 5)

/** Lets a few work at once. Give back every turn that was taken. */
export interface Turns {
  /** Waits for a turn. Throws 503 BUSY when none came in time. */
  take(): Promise<void>
  give(): void
}

/**
 * Makes turns.
 * @param atOnce how many have one at the same time
 * @param patienceMs how long another waits before it is told that the server is busy
 * @param mostWaiting how many may wait; one more is told at once
 */
export function turns(atOnce: number, patienceMs: number, mostWaiting = Number.POSITIVE_INFINITY): Turns {
  let running = 0
  const waiting = new Set<() => void>()
  return {
    async take() {
      if (running < atOnce) {
        running += 1
        return
      }
      if (waiting.size >= mostWaiting) throw busy()
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          clearTimeout(tired)
          resolve()
        }
        const tired = setTimeout(() => {
          waiting.delete(go)
          reject(busy())
        }, patienceMs)
        waiting.add(go)
      })
    },
    give() {
      const [next] = waiting
      if (next) {
        // A turn goes from hand to hand: nobody slips in between.
        waiting.delete(next)
        next()
      } else running -= 1
    },
  }
}
