// Whether this server serves: asked over a session of its own, for the pool may be full.
import { setTimeout as wait } from 'node:timers/promises'
import { sessionOf, SessionLost, type Session, type Sessions } from './sessions.ts'

/** `/readyz` answers within two seconds. What takes longer goes on, for the next one who asks: a busy server opens a session in more. */
const answerMs = 1500
const silentMs = 3000

export class Readiness {
  readonly #pool: Sessions
  #session: Promise<Session> | undefined
  #asking: Promise<void> | undefined

  constructor(pool: Sessions) {
    this.#pool = pool
  }

  /** Rejects where changes would not be served. All who ask meanwhile hear the same. */
  async ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined))
    const late = new AbortController()
    await Promise.race([
      this.#asking,
      wait(answerMs, undefined, { ref: false, signal: late.signal }).then(() => {
        throw new Error(`The database did not answer within ${answerMs / 1000} seconds`)
      }),
    ]).finally(() => late.abort())
  }

  stop(): void {
    void this.#session?.then((session) => session.lose(new SessionLost('The server stops'))).catch(() => {})
  }

  async #ask(): Promise<void> {
    const asked = (this.#session ??= this.#open())
    try {
      const session = await asked
      const { rows } = await session.query<{ transaction_read_only: string }>('show transaction_read_only')
      if (rows[0]?.transaction_read_only !== 'off') {
        this.#pool.retire()
        throw new Error('The database is read-only: a standby that nobody has promoted yet')
      }
    } catch (error) {
      // The next session may find the primary.
      this.#session = undefined
      void asked.then((session) => session.lose(new SessionLost('Not ready'))).catch(() => {})
      throw error
    }
    if (!(await this.#pool.isWell())) throw new Error('No statement of the pool has succeeded for ten seconds')
  }

  async #open(): Promise<Session> {
    const session = sessionOf(this.#pool.options, {
      application_name: 'isb ready',
      silentMs,
    })
    await session.connect()
    return session
  }
}
