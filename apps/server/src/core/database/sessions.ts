// Sessions with PostgreSQL. Each ends on our side when it has been silent for too long under a statement: a database that moves, or a
// firewall that forgets a connection, sends nothing that would tell us.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * How long a statement may take: PostgreSQL cancels it after `statementMs`, and the session is given up after `silentMs`. A program that an
 * operator starts, and a migration, may take as long as the amount of data needs.
 */
export const limits = {
  request: { statementMs: 9000, silentMs: 10_000 },
  long: { statementMs: 60_000, silentMs: 65_000 },
  program: { statementMs: 0, silentMs: 60 * 60_000 },
} as const
export type Work = keyof typeof limits

/** Gives the transaction, and its session with it, the limits of long work. A program keeps its own, which are longer. */
export const takesLong = `select set_config('statement_timeout', '${limits.long.statementMs}', true)
  where current_setting('statement_timeout')::interval between '1 ms' and '${limits.long.statementMs} ms'`

/** How long a new connection may take. */
const connectMs = 5000
/** How long the goodbye may take. */
const endMs = 2000
/** The kernel asks an idle connection after so long whether its other end is still there. */
const keepAliveMs = 10_000
/** A session of a read-only database that is younger than this stays: the next one would most likely be read-only too. */
const youngMs = 1000

/** The session is gone, or none could be had. The code is PostgreSQL's own for a connection failure. */
export class SessionLost extends Error {
  readonly code = '08006'
}

/** It was given up, because nothing was heard of it. */
export class SessionSilent extends SessionLost {}

/** What a pool hears of its sessions. */
interface Hears {
  readonly succeeded: () => void
  readonly failed: () => void
  /** The session is given up, which was asked something at that moment and has said nothing since. */
  readonly silentSince: (moment: number, name: string) => void
  /** The database takes no changes. */
  readonly readOnly: () => void
}

interface Options extends pg.ClientConfig {
  readonly silentMs?: number
}

/** What a session is asked: a text with its values, or an object of the driver that answers by events. */
interface Asked {
  readonly text?: string
  handleError?(error: Error, connection: pg.Connection): void
}

/** A session that ends by itself when PostgreSQL is silent under a statement, and fails with a code always. */
class LimitedSession extends pg.Client {
  /** By which PostgreSQL knows it, and no other one ever. */
  readonly name: string
  readonly #usualMs: number
  readonly #began = performance.now()
  #silentMs: number
  #askedAt: number | undefined
  #heardAt = performance.now()
  #timer: NodeJS.Timeout | undefined
  #isOver = false
  #isTaken = false
  #isRetired = false
  #hears: Hears | undefined

  constructor(options: Options) {
    // Copied by name, as pools hide it from copies.
    const { password, silentMs = limits.request.silentMs, application_name: program = 'isb' } = options
    const name = `${program.slice(0, 40)} ${randomBytes(6).toString('hex')}`
    const own = { application_name: name, keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs }
    super({ connectionTimeoutMillis: connectMs, ...options, ...own, ...(password !== undefined && { password }) })
    this.name = name
    this.#usualMs = this.#silentMs = silentMs
    // Before the driver's own listener, which has an error without a code.
    this.connection.once('end', () => {
      if (!this.#isOver) this.connection.emit('error', new SessionLost('The database ended the connection'))
    })
    this.on('error', () => {
      this.#isOver = true
      this.#hears?.failed()
    })
    this.on('drain', () => void (this.#askedAt = undefined))
    this.connection.on('commandComplete', () => {
      this.#heardAt = performance.now()
      this.#hears?.succeeded()
    })
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      this.#heardAt = performance.now()
      this.#hears?.failed()
      if (code === '25006') this.#hears?.readOnly()
    })
  }

  /** Has a pool hear of it. */
  tell(hears: Hears): void {
    this.#hears = hears
  }

  /** When the statement under way was begun. */
  get askedAt(): number | undefined {
    return this.#askedAt
  }

  /** When PostgreSQL has last answered a statement. */
  get heardAt(): number {
    return this.#heardAt
  }

  // `never` is what every signature of the driver may answer. Callers see those.
  override query(...asked: unknown[]): never {
    const [what] = asked as [string | Asked]
    if (this.#isOver) return this.#refuse(what)
    if (what === takesLong || (typeof what === 'object' && what.text === takesLong))
      this.#silentMs = Math.max(this.#silentMs, limits.long.silentMs)
    this.#askedAt = performance.now()
    this.#timer ??= setTimeout(this.#look, this.#silentMs).unref()
    return Reflect.apply(super.query, this, asked) as never
  }

  /** A promise is rejected. What answers by events, such as a COPY, is told when its user listens. */
  #refuse(what: string | Asked): never {
    const lost = new SessionLost('The session has ended')
    if (typeof what === 'string' || !what.handleError) return Promise.reject(lost) as never
    process.nextTick(() => what.handleError?.(lost, this.connection))
    return what as never
  }

  override end(...asked: unknown[]): never {
    this.#isOver = true
    clearTimeout(this.#timer)
    // The other side may be there no more to end it too.
    const late = setTimeout(() => this.connection.stream.destroy(), endMs).unref()
    this.connection.once('end', () => clearTimeout(late))
    return Reflect.apply(super.end, this, asked) as never
  }

  /** Ends the session at once, whatever it does: what is under way fails. */
  lose(why: SessionLost): void {
    this.connection.stream.destroy(why)
  }

  /** Called when somebody gets the session from its pool, and when they give it back. */
  take(): void {
    this.#isTaken = true
  }
  give(): void {
    this.#isTaken = false
    this.#silentMs = this.#usualMs
    // After long work it would look much later than the next user's limit.
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#isRetired) void this.end()
  }

  /** Ends the session once nobody has it. */
  retire(): void {
    if (performance.now() - this.#began < youngMs) return
    this.#isRetired = true
    if (!this.#isTaken) this.lose(new SessionLost('The database is read-only: the next session may find the primary'))
  }

  readonly #look = (): void => {
    this.#timer = undefined
    // An answer that came while this process was busy is read first.
    setImmediate(() => {
      if (this.#askedAt === undefined || this.#isOver) return
      const silentMs = performance.now() - Math.max(this.#askedAt, this.#heardAt)
      if (silentMs >= this.#silentMs) {
        this.lose(new SessionSilent(`The database did not answer for ${Math.round(silentMs / 1000)} seconds`))
        this.#hears?.silentSince(this.#askedAt, this.name)
      } else this.#timer ??= setTimeout(this.#look, this.#silentMs - silentMs).unref()
    })
  }
}

/** The driver's session, which can be ended at once. */
export type Session = pg.Client & Pick<LimitedSession, 'lose'>

/** Makes a session that is in no pool. A pool hides its password from copies: hand its options over as they are. */
export function sessionOf(connection: pg.ClientConfig, more: Options = {}): Session {
  const { password } = connection
  const session = new LimitedSession({ ...connection, ...more, ...(password !== undefined && { password }) })
  // One that ends between two statements must not take the process along: the next statement says so.
  session.on('error', () => {})
  return session
}

/** For so long no statement of a pool may succeed while others fail or wait. */
const unwellMs = 10_000
/** How long the statement may take that is tried then. */
const probeMs = 1000
/** PostgreSQL ends a session by itself that has waited for so long within a transaction. */
const lostMs = 60_000
/** How often it is asked to end those that were lost. */
const endLostMs = 1000
/** It has ended them all where it has none of them so often. */
const mostMisses = 2
/** A statement that was begun so shortly ago may still be answered. */
const begunMs = 1000

/** A pool whose sessions end by themselves, and which knows whether its statements succeed. */
class SessionPool extends pg.Pool {
  readonly #all = new Set<LimitedSession>()
  /** The names of sessions that were given up, and until when PostgreSQL may have them. */
  readonly #lost = new Map<string, number>()
  /** How often in a row PostgreSQL has had none of them. */
  #misses = 0
  #isEnding = false
  #succeededAt = performance.now()
  #failedSince: number | undefined

  constructor(options: pg.PoolConfig & Options) {
    super({ connectionTimeoutMillis: connectMs, ...options, Client: LimitedSession as never })
    const hears: Hears = {
      succeeded: () => {
        this.#succeededAt = performance.now()
        this.#failedSince = undefined
      },
      failed: () => this.#failed(),
      silentSince: (moment, name) => {
        this.#noteLost(name)
        this.#lose(({ askedAt, heardAt }) => askedAt === undefined && heardAt < moment)
        void this.#endLost()
      },
      readOnly: () => this.retire(),
    }
    const own = (session: unknown) => session as LimitedSession
    this.on('connect', (session) => {
      own(session).tell(hears)
      this.#all.add(own(session))
    })
    this.on('remove', (session) => void this.#all.delete(own(session)))
    this.on('acquire', (session) => own(session).take())
    this.on('release', (_error, session) => own(session).give())
  }

  override connect(...asked: unknown[]): never {
    const connected = Reflect.apply(super.connect, this, asked) as Promise<pg.PoolClient>
    return connected.catch((error: Error & { code?: string }) => {
      this.#failed()
      throw error.code === undefined ? new SessionLost(error.message, { cause: error }) : error
    }) as never
  }

  // The driver's own ends the session after every error, also after one that says that a value is taken.
  override query(...asked: unknown[]): never {
    const answer = async () => {
      const session = await (this.connect() as Promise<pg.PoolClient>)
      try {
        return await session.query(...(asked as [string]))
      } finally {
        session.release()
      }
    }
    return answer() as never
  }

  #failed(): void {
    this.#failedSince ??= performance.now()
  }

  /**
   * Whether the pool serves its users. Where no statement has succeeded for ten seconds while at least one failed or waits, one is tried.
   */
  async isWell(): Promise<boolean> {
    const now = performance.now()
    const waitsSince = Array.from(this.#all, ({ askedAt }) => (askedAt === undefined ? now : Math.max(askedAt, this.#succeededAt)))
    if (now - Math.min(this.#failedSince ?? now, ...waitsSince) < unwellMs) return true
    const tried = (this.query('select 1') as Promise<unknown>).then(
      () => true,
      () => false,
    )
    return Promise.race([tried, wait(probeMs, false, { ref: false })])
  }

  /** Gives up sessions that have heard nothing since then: another one, which was well at the time, has turned out to be dead. */
  loseSilentSince(moment: number): void {
    const begun = performance.now() - begunMs
    this.#lose(({ askedAt, heardAt }) => heardAt < moment && (askedAt === undefined || askedAt < begun))
    void this.#endLost()
  }

  /** Ends every session once nobody has it: they are those of a read-only database, and new ones may find the primary. */
  retire(): void {
    for (const session of this.#all) session.retire()
  }

  #lose(which: (session: LimitedSession) => boolean): void {
    for (const session of this.#all)
      if (which(session)) {
        this.#noteLost(session.name)
        session.lose(new SessionSilent('The connection to the database is lost'))
      }
  }

  #noteLost(name: string): void {
    this.#lost.set(name, performance.now() + lostMs)
    this.#misses = 0
  }

  /**
   * Has PostgreSQL end the sessions that were given up: it does not know that their connections are lost, and keeps their locks. Asked
   * again and again, for the next session may be the first one on the machine that has them; and past the pool, which those locks may
   * hold.
   */
  async #endLost(): Promise<void> {
    if (this.#isEnding) return
    this.#isEnding = true
    try {
      for (;;) {
        for (const [name, until] of this.#lost) if (until < performance.now()) this.#lost.delete(name)
        if (this.#lost.size === 0 || this.ending) return
        const names = [...this.#lost.keys()]
        this.#misses = (await this.#endNow(names).catch(() => undefined)) === 0 ? this.#misses + 1 : 0
        if (this.#misses === mostMisses) return this.#lost.clear()
        await wait(endLostMs, undefined, { ref: false })
      }
    } finally {
      this.#isEnding = false
    }
  }

  /** Answers how many there were of those to end. */
  async #endNow(names: readonly string[]): Promise<number | undefined> {
    const session = sessionOf(this.options)
    try {
      await session.connect()
      const { rows } = await session.query<{ known: number }>(
        'select count(*)::int as known from pg_stat_activity where application_name = any($1) and datname = current_database()',
        [names],
      )
      await session.query('select end_lost_sessions($1)', [names])
      return rows[0]?.known
    } finally {
      await session.end().catch(() => {})
    }
  }
}

/** The pool as its users see it: the driver's, and what the sessions know. */
export type Sessions = pg.Pool & Pick<SessionPool, 'isWell' | 'loseSilentSince' | 'retire'>

/** Makes a pool. */
export const poolOf = (options: pg.PoolConfig & Options): Sessions => new SessionPool(options)
