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
  /** Gives a place back. @returns how many the account still has */
  give(staffId: number): number
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
      const left = (taken.get(staffId) ?? 0) - 1
      if (left > 0) taken.set(staffId, left)
      else taken.delete(staffId)
      return Math.max(0, left)
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
 * Rations work that costs a server much: a few at once, and an account has some of them, so that one cannot hold up all others. Whoever
 * turns to another page asks anew while what was asked before is still worked on, so an account has some more that wait.
 * @param atOnce how much of it is done at the same time. Others wait eight seconds for their turn
 * @param each how many of an account are worked on. Three times as many wait; one more is refused with 429 TOO_MANY_REQUESTS
 */
export function rationed(atOnce: number, each: number) {
  const all = turns(atOnce, 8000, 32)
  const open = places(4 * each, 1)
  const lines = new Map<number, Turns>()
  return async <T>(staffId: number, work: () => Promise<T>): Promise<T> => {
    open.take(staffId)
    const own = lines.get(staffId) ?? turns(each, 8000)
    lines.set(staffId, own)
    try {
      return await inTurn(own, () => inTurn(all, work))
    } finally {
      if (open.give(staffId) === 0) lines.delete(staffId)
    }
  }
}

async function inTurn<T>(line: Turns, work: () => Promise<T>): Promise<T> {
  await line.take()
  try {
    return await work()
  } finally {
    line.give()
  }
}
