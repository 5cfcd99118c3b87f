// How long to wait before something is asked for again.
import type { IncomingHttpHeaders } from 'node:http'

/** Waits so many milliseconds. */
export type Sleep = (ms: number) => Promise<unknown>

const [tries, firstMs, longestMs] = [8, 500, 60_000]
/** A service that wants to be left alone for longer than that is not waited for. */
const patienceMs = 10 * 60_000

/** The waits of one request: twice as long each time, or as long as the service says. */
export class Backoff {
  readonly #sleep: Sleep
  #tried = 0

  constructor(sleep: Sleep) {
    this.#sleep = sleep
  }

  /** Waits, and counts; throws the fault once it was tried often enough. */
  async orThrow(fault: Error, answered?: { readonly headers: IncomingHttpHeaders }): Promise<void> {
    const said = waitSaid(answered?.headers['retry-after'])
    if (++this.#tried >= tries || (said ?? 0) > patienceMs) throw fault
    await this.#sleep(said ?? Math.min(longestMs, firstMs * 2 ** (this.#tried - 1)))
  }
}

/** What `Retry-After` says, as seconds or as a date, in milliseconds. */
function waitSaid(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const until = Date.parse(text)
  return Number.isNaN(until) ? undefined : Math.max(0, until - Date.now())
}
