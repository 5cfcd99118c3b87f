// Mail leaves through a table: written with the change that causes it, sent at least once, tried again with patience.
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/** A mail to be written down. Plain text. */
export interface Mail {
  to: string
  subject: string
  body: string
}
/** Hands one mail on; rejects when that failed. */
export type Send = (mail: Mail) => Promise<void>

/** Minutes until the next try, by tries made; after the last the mail is Dead. */
const patience = [1, 5, 15, 60, 60, 60, 240, 240, 720]
const leaseMinutes = 2

/** Sends by SMTP where one is set, else writes .eml files into a folder. */
export function mailSender(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Send {
  const message = ({ to, subject, body }: Mail) => ({ from: config.mailFrom, to, subject: oneLine(subject), text: body })
  if (config.smtpUrl) {
    const smtp = createTransport(config.smtpUrl, {})
    return async (mail) => void (await smtp.sendMail(message(mail)))
  }
  const folder = mailFolder(config)
  const files = createTransport({ streamTransport: true, newline: 'unix' })
  return async (mail) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { message: stream } = await files.sendMail(message(mail))
    await pipeline(
      stream as NodeJS.ReadableStream,
      createWriteStream(join(folder, `${new Date().toISOString().replaceAll(':', '-')} ${mail.to.replaceAll(/[^\w.@+-]/g, '_')}.eml`), {
        mode: 0o600,
      }),
    )
  }
}

/** Where mails go while there is no SMTP server. */
export const mailFolder = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'mail')

const oneLine = (text: string) => text.replaceAll(/[\r\n\0]+/g, ' ')

/** Writes mails down, and sends what is due. */
export class Outbox {
  readonly #db: Kysely<Tables>
  readonly #send: Send
  readonly #now: () => Date
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined
  #again = false

  constructor(db: Kysely<Tables>, send: Send, now: () => Date, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db
    this.#send = send
    this.#now = now
    this.#log = log
  }

  /** Writes a mail down in the caller's transaction. Call `kick` once that has committed. */
  async put(db: Db, mail: Mail): Promise<void> {
    const now = this.#now()
    await db
      .insertInto('outbox')
      .values({ recipient: mail.to, subject: oneLine(mail.subject), body: mail.body, dueAt: now, createdAt: now })
      .execute()
  }

  /** Looks every few seconds for mails that are due, its own and other servers'. */
  start(): void {
    this.#timer ??= setInterval(() => this.kick(), 5000).unref()
  }

  /** Sends what is due, now. Kicks during work make it look once more. */
  kick(): void {
    this.#again = true
    this.#working ??= this.#work()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'outbox'))
      .finally(() => (this.#working = undefined))
  }

  /** Stops looking, and waits for the mail that is on its way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#working
  }

  async #work(): Promise<void> {
    while (this.#again) {
      this.#again = false
      for (let mail = await this.#take(); mail; mail = await this.#take()) await this.#deliver(mail)
    }
  }

  /** Takes one mail under a lease: a server that dies with it gives it back when the lease is over. */
  async #take() {
    const now = this.#now()
    const lease = new Date(now.getTime() + leaseMinutes * 60_000)
    return this.#db
      .updateTable('outbox')
      .set({ dueAt: lease, attempts: sql`attempts + 1` })
      .where('id', '=', (next) =>
        next
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'Pending')
          .where('dueAt', '<=', now)
          .orderBy('dueAt')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'recipient', 'subject', 'body', 'attempts'])
      .executeTakeFirst()
  }

  async #deliver(mail: { id: number; recipient: string; subject: string; body: string; attempts: number }): Promise<void> {
    const one = this.#db.updateTable('outbox').where('id', '=', mail.id)
    try {
      await this.#send({ to: mail.recipient, subject: mail.subject, body: mail.body })
      // Sent mail keeps no text: a code in it is nobody's business any more.
      await one.set({ state: 'Sent', sentAt: this.#now(), lastError: '', body: '' }).execute()
    } catch (error) {
      const minutes = patience[mail.attempts - 1]
      const lastError = error instanceof Error ? error.message.slice(0, 300) : String(error)
      // Mail servers put the recipient into what they say: that stays in the table, the log has the number.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      this.#log.warn({ outboxId: mail.id, attempts: mail.attempts, code, responseCode }, 'mail was not taken')
      await one
        .set(
          minutes === undefined ? { state: 'Dead', lastError } : { dueAt: new Date(this.#now().getTime() + minutes * 60_000), lastError },
        )
        .execute()
    }
  }
}
