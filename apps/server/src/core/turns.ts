// Work that a server does only a few of at once, in all or for each account: it takes a session, memory or a processor.
import { TransportFailure } from './refuse.ts'

const busy = () => new TransportFailure(503, 'BUSY', 5)

/** Lets a few work at once. Give back every turn that was taken. */
export interface Turns {
  /** Waits for a turn. Throws 503 BUSY when none came in time. */
  take(): Promise<void>
  give(): void
}

/** Lets each account have a few of something at once. Give back every place that was taken. */
export interface Places {
  /** Throws 429 TOO_MANY_REQUESTS when the account has all of its places. */
  take(staffId: number): void
  give(staffId: number): void
}

/**
 * Makes places.
 * @param each how many an account has
 * @param retryAfter seconds after which another one is likely free
 */
export function places(each: number, retryAfter: number): Places {
  const taken = new Map<number, number>()
  return {
    take(staffId) {
      const own = taken.get(staffId) ?? 0
      if (own >= each) throw new TransportFailure(429, 'TOO_MANY_REQUESTS', retryAfter)
      taken.set(staffId, own + 1)
    },
    give(staffId) {
      const own = taken.get(staffId) ?? 0
      if (own > 1) taken.set(staffId, own - 1)
      else taken.delete(staffId)
    },
  }
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

/**
 * Rations work that costs a server much: a few at once, and an account has some of them, so that one cannot hold up all others.
 * @param atOnce how much of it is done at the same time. Others wait eight seconds for their turn
 * @param each how many an account has, also of those that wait
 */
export function rationed(atOnce: number, each: number) {
  const own = places(each, 1)
  const all = turns(atOnce, 8000, 32)
  return async <T>(staffId: number, work: () => Promise<T>): Promise<T> => {
    own.take(staffId)
    try {
      await all.take()
      try {
        return await work()
      } finally {
        all.give()
      }
    } finally {
      own.give(staffId)
    }
  }
}
