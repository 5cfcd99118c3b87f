// Mail leaves through a table: written with the change that causes it, sent at least once, tried again with patience.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../database/database.ts'
import { faultOf, forGood } from './fault.ts'
import { putMails, type NewMail } from './put.ts'
import { oneLine, type Passage, type Send } from './transport.ts'
import type { Tables } from '../database/tables.ts'

declare module '../app/context.ts' {
  interface App {
    readonly outbox: Outbox
  }
}

/**
 * Minutes until the next try, by tries made; after the last the mail is Dead. Three days: a weekend without a mail server loses nothing.
 */
const patience = [1, 5, 15, 60, 60, 60, 240, 240, 720, 720, 720, 720, 720]
/** How long a mail is on its way before another server may take it: by the database's clock, the one clock that all servers share. */
const lease = sql<Date>`date_trunc('milliseconds', clock_timestamp() + interval '2 minutes')`
/** What calendars are told of they are told in its order, however often one mail of it has to be tried. */
const isItsTurn = sql<boolean>`(outbox.invitation is null or not exists (select from outbox earlier where earlier.recipient = outbox.recipient
  and earlier.state = 'Pending' and earlier.invitation is not null and earlier.id < outbox.id))`
const leaseIsOver = sql<boolean>`coalesce(leased_until <= clock_timestamp(), true)`
/** Mails under way at once from one server. Mailboxes at the large providers take three connections. */
const atOnce = 3
/** How long nothing is tried once the mail server was not there: the mails wait untried, and nobody's work is slower for it. */
const restMs = 15_000
/** How long a mail that is on its way is waited for when the server stops. */
const stopMs = 5000

const taken = [
  'id',
  'recipient',
  'subject',
  'body',
  'html',
  'code',
  'invitation',
  'attempts',
  'secret',
  'goodUntil',
  'leasedUntil',
  'createdAt',
  'resent',
  'thread',
  'opensThread',
] as const
type Taken = Pick<Selectable<Tables['outbox']>, (typeof taken)[number]>
/** A mail whose text is forgotten. */
const noText = { body: '', html: '', code: null, invitation: null }
type Outcome = Updateable<Tables['outbox']>

/** Writes mails down, and sends what is due. */
export class Outbox {
  readonly #db: Kysely<Tables>
  readonly #send: Send
  readonly #now: () => Date
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #domain: string
  readonly #workers = new Set<Promise<void>>()
  readonly #end = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #stopping = false
  /** Somebody has kicked while all were at work. */
  #again = false
  #restUntil = 0

  constructor(db: Kysely<Tables>, send: Send, now: () => Date, log: Pick<FastifyBaseLogger, 'warn'>, mailFrom: string) {
    this.#db = db
    this.#send = send
    this.#now = now
    this.#log = log
    this.#domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  }

  /** Writes mails down in the caller's transaction; no second one under a `once` that stands already. Call `kick` once it has committed. */
  put(db: Db, ...mails: readonly NewMail[]): Promise<void> {
    return putMails(db, mails, this.#now())
  }

  /** Looks every few seconds for mails that are due, its own and other servers'. */
  start(): void {
    this.#timer ??= setInterval(() => this.kick(), 5000).unref()
  }

  /** Sends what is due, now or in so many milliseconds. */
  kick(inMs = 0): void {
    if (inMs === 0) this.#join()
    else setTimeout(() => this.#join(), inMs).unref()
  }

  /** The same, even where the mail server was not there a moment ago: somebody has asked for it. */
  retry(): void {
    this.#restUntil = 0
    this.kick()
  }

  /** Sends what is due, and resolves once nothing is left to send and nothing on its way. */
  async work(): Promise<void> {
    this.#join()
    while (this.#workers.size > 0) await Promise.all(this.#workers)
  }

  /** Takes no more mails, and waits for those that are on their way, though not for long: what is cut off another server sends. */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#timer)
    const late = setTimeout(() => this.#end.abort(), stopMs)
    await Promise.all(this.#workers)
    clearTimeout(late)
  }

  /** One more at work, if there is room: so a mail server that lets one mail wait does not hold the others. */
  #join(): void {
    this.#again = true
    if (this.#rests() || this.#workers.size >= atOnce) return
    const worker = this.#drain()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'outbox'))
      .finally(() => this.#workers.delete(worker))
    this.#workers.add(worker)
  }

  async #drain(): Promise<void> {
    while (this.#again && !this.#rests()) {
      this.#again = false
      for (let mail = await this.#take(); mail; mail = this.#rests() ? undefined : await this.#take()) {
        // Where there was one there may be more.
        this.#join()
        await this.#deliver(mail)
      }
    }
  }

  #rests(): boolean {
    return this.#stopping || this.#now().getTime() < this.#restUntil
  }

  /** Takes one mail under a lease: a server that dies with it gives it back when the lease is over. */
  async #take(): Promise<Taken | undefined> {
    const now = this.#now()
    return this.#db
      .updateTable('outbox')
      .set({ leasedUntil: lease, attempts: sql`attempts + 1` })
      .where('id', '=', (next) =>
        next
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'Pending')
          .where('dueAt', '<=', now)
          .where(leaseIsOver)
          .where(isItsTurn)
          // A code is of no use soon; a reminder that lapses one day waits in line.
          .orderBy(sql`case when secret then good_until end`)
          .orderBy('dueAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(taken)
      .executeTakeFirst()
  }

  async #deliver(mail: Taken): Promise<void> {
    const { recipient: to, subject, body, html, code, invitation, attempts, secret, goodUntil } = mail
    const nothingKept = secret ? { subject: '', ...noText } : {}
    if (goodUntil && goodUntil <= this.#now())
      return this.#settle(mail, { state: 'Dead', fault: 'too-late', attempts: attempts - 1, ...nothingKept })
    try {
      await this.#send({ to, subject, body, html, code, invitation }, { ...this.#idsOf(mail), signal: this.#end.signal })
    } catch (error) {
      if (this.#end.signal.aborted) return this.#settle(mail, { attempts: attempts - 1 })
      return this.#settle(mail, this.#failed(mail.id, attempts, error))
    }
    return this.#settle(mail, { state: 'Sent', sentAt: this.#now(), fault: null, lastError: '', ...nothingKept })
  }

  /** The same for every try. One that opens a thread has an id that those which follow it know. */
  #idsOf({ id, createdAt, resent, thread, opensThread }: Taken): Pick<Passage, 'messageId' | 'follows'> {
    const first = thread === null ? undefined : `${thread}@${this.#domain}`
    if (first !== undefined && opensThread && resent === 0) return { messageId: first }
    return { messageId: `outbox-${id}-${createdAt.getTime()}-${resent}@${this.#domain}`, follows: first }
  }

  #failed(id: number, attempts: number, error: unknown): Outcome {
    const fault = faultOf(error)
    const { code, response, responseCode } = error as { code?: string; response?: string; responseCode?: number }
    // Mail servers put the recipient into what they say: that stays in the table, the log has the number.
    const lastError = oneLine(response ?? (error instanceof Error ? error.message : String(error))).slice(0, 300)
    this.#log.warn({ outboxId: id, attempts, fault, code, responseCode }, 'mail was not taken')
    if (fault === 'unreachable' || fault === 'not-secure') this.#restUntil = this.#now().getTime() + restMs
    const minutes = patience[attempts - 1]
    if (minutes === undefined || forGood.has(fault)) return { fault, lastError, state: 'Dead' }
    return { fault, lastError, dueAt: new Date(this.#now().getTime() + minutes * 60_000) }
  }

  /** Writes what came of it, where the lease is still ours. The database may be away for a moment: what has left must not leave again. */
  async #settle({ id, leasedUntil }: Taken, outcome: Outcome): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#db
          .updateTable('outbox')
          .set({ ...outcome, leasedUntil: null })
          .where('id', '=', id)
          .where('leasedUntil', '=', leasedUntil)
          .execute()
        return
      } catch (error) {
        if (tries === 6) throw error
        await sleep(tries * 500)
      }
    }
  }
}

const dayMs = 24 * 60 * 60_000

/** Forgets secrets once they are of no use, and whole mails after a year. */
export async function forgetMails(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set(noText)
    .where('state', '<>', 'Pending')
    .where('body', '<>', '')
    .where('secret', '=', true)
    .where('goodUntil', '<', now)
    .execute()
  await db
    .deleteFrom('outbox')
    .where('state', '<>', 'Pending')
    .where('createdAt', '<', new Date(now.getTime() - 365 * dayMs))
    .execute()
}

/** Forgets the texts of mails that left or were given up before that. */
export async function forgetTexts(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    update outbox set body = '', html = '', code = null, invitation = null where id in (select id from outbox
      where state <> 'Pending' and body <> '' and coalesce(sent_at, due_at) < ${before} limit ${limit}) returning id`.execute(db)
  return rows.length
}
