// News between instances: what one of them writes, PostgreSQL tells all (LISTEN). Server-sent events carry it to open consoles.
// Chosen over a permission version on each answer: a console that nobody touches makes no requests, and would not hear of it.
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** A stream of events for one reader; `subscribe` is told how to send and answers how to stop. */
export interface EventStream {
  subscribe(send: (event: string) => void): () => void
}

const againAfterMs = 1000

/** Listens once for the whole server, from the first reader on. */
export class Live {
  readonly #readers = new Set<() => void>()
  readonly #enders = new Set<() => void>()
  readonly #connection: pg.ClientConfig
  readonly #log: FastifyBaseLogger
  #client: pg.Client | undefined
  #again: NodeJS.Timeout | undefined
  #stopped = false

  constructor(pool: pg.Pool, log: FastifyBaseLogger) {
    const options = pool.options as pg.ClientConfig
    // The pool hides the password from copies.
    this.#connection = { ...options, ...(options.password !== undefined && { password: options.password }) }
    this.#log = log
  }

  /** Calls back whenever what people may do has changed, or may have while nobody could tell. */
  onAccess(reader: () => void): () => void {
    this.#readers.add(reader)
    if (!this.#client && !this.#again) void this.#listen()
    return () => void this.#readers.delete(reader)
  }

  /** Calls back once when the server stops: open streams would hold it. */
  onStop(end: () => void): () => void {
    this.#enders.add(end)
    return () => void this.#enders.delete(end)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#again)
    this.#readers.clear()
    for (const end of this.#enders) end()
    await this.#client?.end().catch(() => {})
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ ...this.#connection, application_name: 'isb news' })
    this.#client = client
    const lost = (error?: Error) => {
      if (this.#client !== client || this.#stopped) return
      this.#client = undefined
      if (error) this.#log.warn({ err: error }, 'news: listening again')
      client.end().catch(() => {})
      this.#again = setTimeout(() => {
        this.#again = undefined
        void this.#listen()
      }, againAfterMs).unref()
    }
    client.on('error', lost)
    client.on('end', () => lost())
    client.on('notification', () => this.#tell())
    try {
      await client.connect()
      await client.query('listen isb_access')
      // Whatever happened while nobody listened is told now.
      this.#tell()
    } catch (error) {
      lost(error as Error)
    }
  }

  #tell(): void {
    for (const reader of this.#readers) reader()
  }
}
