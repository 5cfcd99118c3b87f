// News between instances: what one of them writes, PostgreSQL tells all (LISTEN). Server-sent events carry it to open consoles.
// Chosen over a permission version on each answer: a console that nobody touches makes no requests, and would not hear of it.
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** What has happened: `access` (what people may do), or `change` with the name of a module whose rows did; '' for any. */
export type News = 'access' | { readonly change: string }

/** A stream of events for one reader; `subscribe` is told how to send and answers how to stop. */
export interface EventStream {
  subscribe(send: (event: string, data?: string) => void): () => void
}

const againAfterMs = 1000
/** Changes that come together are told together. */
const gatherMs = 100

/** Listens once for the whole server, from the first reader on. */
export class Live {
  readonly #readers = new Set<(news: News) => void>()
  readonly #gathered = new Set<string>()
  readonly #enders = new Set<() => void>()
  readonly #connection: pg.ClientConfig
  readonly #log: FastifyBaseLogger
  #client: pg.Client | undefined
  #again: NodeJS.Timeout | undefined
  #stopped = false
  #wasLost = false

  constructor(pool: pg.Pool, log: FastifyBaseLogger) {
    const options = pool.options as pg.ClientConfig
    // The pool hides the password from copies.
    this.#connection = { ...options, ...(options.password !== undefined && { password: options.password }) }
    this.#log = log
  }

  /** Calls back whenever something has changed, or may have while nobody could tell. */
  onNews(reader: (news: News) => void): () => void {
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
      this.#wasLost = true
      if (error) this.#log.warn({ err: error }, 'news: listening again')
      client.end().catch(() => {})
      this.#again = setTimeout(() => {
        this.#again = undefined
        void this.#listen()
      }, againAfterMs).unref()
    }
    client.on('error', lost)
    client.on('end', () => lost())
    client.on('notification', ({ channel, payload = '' }) => (channel === 'isb_access' ? this.#tell('access') : this.#gather(payload)))
    try {
      await client.connect()
      await client.query('listen isb_access; listen isb_change')
      // Whatever happened while nobody listened is told now.
      this.#tell('access')
      if (this.#wasLost) this.#gather('')
    } catch (error) {
      lost(error as Error)
    }
  }

  #gather(module: string): void {
    if (this.#gathered.size === 0)
      setTimeout(() => {
        const modules = [...this.#gathered]
        this.#gathered.clear()
        for (const change of modules) this.#tell({ change })
      }, gatherMs).unref()
    this.#gathered.add(module)
  }

  #tell(news: News): void {
    for (const reader of this.#readers) reader(news)
  }
}
