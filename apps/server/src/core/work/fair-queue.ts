// Work that a server does only a little of at once: it takes a session, memory or a processor. Every caller has a share of it, so that
// nobody waits for all that another one has sent.
import type { Caller } from '../app/context.ts'
import { networkOf } from '../ground/network.ts'
import { TransportFailure } from '../ground/refuse.ts'

/** Whom a request counts as in a queue. */
export interface Party {
  readonly key: string
  /** Served before the others, and with a room of its own to wait in. */
  readonly first: boolean
}

/** An account. */
export const accountParty = (staffId: number): Party => ({ key: `account ${staffId}`, first: true })
/** A network, for callers without a session. */
export const networkParty = (address: string): Party => ({ key: `network ${networkOf(address)}`, first: false })

/** The server itself, such as at its start. */
export const serverParty: Party = { key: 'server', first: true }

/** The party of a call: its account, or its network. Attendants of buses share an account, and have a share each. */
export function partyOf({
  caller,
  address,
}: {
  caller?: Pick<Caller, 'staffId' | 'run' | 'sessionId'> | undefined
  address: string
}): Party {
  if (!caller) return networkParty(address)
  return caller.run === null ? accountParty(caller.staffId) : { key: `session ${caller.sessionId}`, first: true }
}

interface Limits {
  /** How many work at the same time; no number where nothing waits and only the share counts. */
  readonly atOnce?: number
  /** How many of one party work at the same time. */
  readonly each?: number
  /** How many of one party work and wait. One more is answered 429. */
  readonly share?: number
  /** How many wait, of those served first and of the others. */
  readonly room?: number
  /** How long one waits. */
  readonly patienceMs?: number
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number
}

interface Waiting {
  start(): void
  refuse(failure: TransportFailure): void
}

/** What one party has in a queue. */
interface Line {
  readonly name: string
  readonly first: boolean
  readonly waiting: Waiting[]
  running: number
  /** When it came, or was served last: a newcomer does not wait for the next of a party that is at work. */
  turn: number
}

/**
 * A queue in which parties take turns: of those that wait, the next is one that has least at work, and of these the one served longest ago.
 * A full room belongs to all: a newcomer takes the last place of the party that waits with most.
 */
export class FairQueue {
  readonly #limits: Required<Limits>
  readonly #lines = new Map<string, Line>()
  #running = 0
  #turns = 0

  constructor({ atOnce = Infinity, each = atOnce, share = Infinity, room = 32, patienceMs = 8000, retryAfter = 5 }: Limits) {
    this.#limits = { atOnce, each, share, room, patienceMs, retryAfter }
  }

  /**
   * Waits for a turn. Throws 429 TOO_MANY_REQUESTS where the party has its share, 503 BUSY where others have all places.
   * @returns gives the turn back
   */
  async take(party: Party): Promise<() => void> {
    const line = this.#lineOf(party)
    if (line.running + line.waiting.length >= this.#limits.share) throw this.#tooMany()
    if (this.#isFree(line)) this.#start(line)
    else {
      this.#makeRoom(line)
      await this.#wait(line)
    }
    let over = false
    return () => {
      if (over) return
      over = true
      line.running -= 1
      line.turn = this.#turns++
      this.#running -= 1
      this.#forget(line)
      this.#serve()
    }
  }

  /** Works when it is the party's turn. */
  async run<T>(party: Party, work: () => T | Promise<T>): Promise<T> {
    const give = await this.take(party)
    try {
      return await work()
    } finally {
      give()
    }
  }

  #lineOf({ key, first }: Party): Line {
    const name = `${first} ${key}`
    return this.#lines.get(name) ?? { name, first, waiting: [], running: 0, turn: this.#turns++ }
  }

  #forget(line: Line): void {
    if (line.running + line.waiting.length === 0) this.#lines.delete(line.name)
  }

  #isFree(line: Line): boolean {
    return this.#running < this.#limits.atOnce && line.running < this.#limits.each
  }

  #start(line: Line): void {
    line.running += 1
    this.#running += 1
    this.#lines.set(line.name, line)
  }

  /** The turn goes from hand to hand: nobody slips in between. */
  #wait(line: Line): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(tired)
        line.waiting.splice(line.waiting.indexOf(waiting), 1)
      }
      const waiting: Waiting = {
        start: () => {
          leave()
          this.#start(line)
          resolve()
        },
        refuse: (failure) => {
          leave()
          this.#forget(line)
          reject(failure)
        },
      }
      const tired = setTimeout(() => waiting.refuse(line.running > 0 ? this.#tooMany() : this.#busy()), this.#limits.patienceMs)
      line.waiting.push(waiting)
      this.#lines.set(line.name, line)
    })
  }

  #makeRoom(line: Line): void {
    const lines = [...this.#lines.values()].filter(({ first }) => first === line.first)
    if (lines.reduce((sum, { waiting }) => sum + waiting.length, 0) < this.#limits.room) return
    const longest = lines.reduce((most, one) => (one.waiting.length > most.waiting.length ? one : most))
    if (longest.waiting.length > line.waiting.length + 1) longest.waiting.at(-1)?.refuse(this.#tooMany())
    else throw line.running + line.waiting.length > 0 ? this.#tooMany() : this.#busy()
  }

  #serve(): void {
    const next = [...this.#lines.values()].filter((line) => line.waiting.length > 0 && this.#isFree(line)).toSorted(inOrder)[0]
    next?.waiting[0]?.start()
  }

  readonly #tooMany = () => new TransportFailure(429, 'TOO_MANY_REQUESTS', this.#limits.retryAfter)
  readonly #busy = () => new TransportFailure(503, 'BUSY', this.#limits.retryAfter)
}

const inOrder = (one: Line, other: Line) => Number(other.first) - Number(one.first) || one.running - other.running || one.turn - other.turn
