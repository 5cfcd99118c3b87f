// News between instances: what one of them writes, PostgreSQL tells all (LISTEN). Server-sent events carry it to open consoles.
// Chosen over a permission version on each answer: a console that nobody touches makes no requests, and would not hear of it.
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { sessionOf, SessionSilent, type Session, type Sessions } from '../database/sessions.ts'

declare module '../app/context.ts' {
  interface App {
    readonly live: Live
  }
}

/**
 * What has happened: `access` (what people may do), `signedOut` (sessions have ended), `change` with the name of a module whose rows did, ''
 * for any module; `moved` with the name of the operation whose answer has moved on; or something for some people only.
 */
export type News = 'access' | 'signedOut' | Changed | Moved | Told
interface Moved {
  readonly moved: string
}
interface Told {
  readonly event: string
  /** The ids of those whom it concerns. */
  readonly to: readonly number[]
  readonly data: object
}
interface Changed {
  readonly change: string
  /** The requests that changed them; none where it was not requests alone. */
  readonly requests: readonly string[]
}

const againAfterMs = 1000
/** A connection that has carried news for so long was well, and the next one is made at once. */
const steadyMs = 3000
/** A connection that carries nothing cannot be told from one that is dead: it is asked so often, and has so long to answer. */
const beatMs = 3000
const answerMs = 3000
/** How long a new connection may take; then the next one is tried. */
const connectMs = 3000
/** Changes that come together are told together. */
const gatherMs = 100
/** What moves all the time is told so often, and the readers one after another for so long: each of them asks when it hears of it. */
const movedMs = 900
const spreadMs = 300
/** For how long news are kept for readers who began to read before their stream stood. */
const keptMs = 60_000
const anything: readonly News[] = ['access', { change: '', requests: [] }]

/** Listens once for the whole server. */
export class Live {
  readonly #readers = new Set<(news: News) => void>()
  /** The requests by module; null where something else has changed it as well. */
  readonly #gathered = new Map<string, Set<string> | null>()
  readonly #moved = new Set<string>()
  readonly #kept: { readonly at: number; readonly news: News }[] = []
  readonly #enders = new Set<() => void>()
  readonly #connection: pg.ClientConfig
  readonly #log: FastifyBaseLogger
  readonly #lost: (silentMs: number) => void
  #client: Session | undefined
  /** When the connection was last asked. */
  #askedAt = performance.now()
  #again: NodeJS.Timeout | undefined
  #stopped = false
  #wasLost = false
  #wasSilent = false
  #listeningSince = Number.POSITIVE_INFINITY

  /** @param lost is called when a new connection was made in place of a dead one, with the time since the dead one was asked in vain */
  constructor(pool: Sessions, log: FastifyBaseLogger, lost: (silentMs: number) => void) {
    this.#connection = pool.options
    this.#log = log
    this.#lost = lost
  }

  /** Begins to listen. */
  start(): void {
    void this.#listen()
  }

  /** Calls back whenever something has changed, or may have while nobody could tell. */
  onNews(reader: (news: News) => void): () => void {
    this.#readers.add(reader)
    return () => void this.#readers.delete(reader)
  }

  /** What has happened within this number of milliseconds; anything may have where this server was not listening then. */
  since(ms: number): readonly News[] {
    const from = performance.now() - ms
    if (ms > keptMs || this.#listeningSince > from) return anything
    return this.#kept.filter(({ at }) => at >= from).map(({ news }) => news)
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
    const client = sessionOf(this.#connection, {
      application_name: 'isb news',
      connectionTimeoutMillis: connectMs,
      silentMs: answerMs,
    })
    this.#client = client
    const lost = (error?: Error) => {
      if (this.#client !== client || this.#stopped) return
      this.#client = undefined
      this.#wasLost = true
      this.#wasSilent ||= error instanceof SessionSilent || (error as { code?: string } | undefined)?.code === 'ETIMEDOUT'
      if (error) this.#log.warn({ err: error }, 'news: listening again')
      client.end().catch(() => {})
      this.#again = setTimeout(
        () => {
          this.#again = undefined
          void this.#listen()
        },
        // What breaks as soon as it stands would break again and again.
        performance.now() - this.#listeningSince > steadyMs ? 0 : againAfterMs,
      ).unref()
      this.#listeningSince = Number.POSITIVE_INFINITY
    }
    client.on('error', lost)
    client.on('end', () => lost())
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'isb_access') this.#tell(payload === 'session' ? 'signedOut' : 'access')
      else if (channel === 'isb_moved') this.#move(payload)
      else if (channel === 'isb_told') this.#tell(JSON.parse(payload) as Told)
      else this.#gather(payload)
    })
    try {
      await client.connect()
      // What was as silent as the dead connection is dead too. A standby lets nobody listen, and is read all the same.
      if (this.#wasSilent) this.#lost(performance.now() - this.#askedAt)
      this.#wasSilent = false
      await client.query('listen isb_access; listen isb_change; listen isb_moved; listen isb_told')
      this.#listeningSince = performance.now()
      // Whatever happened while nobody listened is told now.
      this.#tell('access')
      if (this.#wasLost) this.#gather('')
      void this.#beat(client)
    } catch (error) {
      lost(error as Error)
    }
  }

  /** Asks the connection whether it is well. A session that is silent ends by itself, which is seen as every end is. */
  async #beat(client: Session): Promise<void> {
    try {
      for (;;) {
        await wait(beatMs, undefined, { ref: false })
        if (this.#client !== client) return
        this.#askedAt = performance.now()
        await client.query('select 1')
      }
    } catch {
      // The end of the session is handled where it is seen.
    }
  }

  /** @param payload a module's name, and behind it the request that changed its rows, where one did */
  #gather(payload: string): void {
    const [module = '', request] = payload.split(' ')
    if (this.#gathered.size === 0)
      setTimeout(() => {
        const changes = [...this.#gathered].map(([change, requests]) => ({ change, requests: [...(requests ?? [])] }))
        this.#gathered.clear()
        for (const change of changes) this.#tell(change)
      }, gatherMs).unref()
    const requests = this.#gathered.get(module)
    this.#gathered.set(module, request === undefined || requests === null ? null : new Set([...(requests ?? []), request]))
  }

  /** Told about once a second; a reader who was away reads everything again. */
  #move(operation: string): void {
    if (this.#moved.has(operation)) return
    this.#moved.add(operation)
    setTimeout(() => {
      this.#moved.delete(operation)
      const news = { moved: operation }
      for (const reader of this.#readers) setTimeout(() => this.#readers.has(reader) && reader(news), Math.random() * spreadMs).unref()
    }, movedMs).unref()
  }

  #tell(news: News): void {
    const at = performance.now()
    this.#kept.push({ at, news })
    while (this.#kept[0] && this.#kept[0].at < at - keptMs) this.#kept.shift()
    for (const reader of this.#readers) reader(news)
  }
}
