// Mails as they are written down, each with what the app shows of it: in one statement, however many there are.
import type { Schema } from '@isb/contract'
import { isEmail, isMailbox } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { unfolded } from '../text/ical.ts'
import { rowOf, type NewMessage } from './message.ts'
import { oneLine, type Mail } from './transport.ts'

/** A mail to be written down. */
export interface NewMail extends Omit<Mail, 'to'> {
  /** Null for somebody who has no address: the app alone shows it. */
  readonly to: string | null
  /** Which mail it is. */
  readonly kind: Schema<'MailKind'>
  /** The record that it is about, as the audit names it. */
  readonly about?: { readonly entity: string; readonly id: number }
  /** A second mail under the same key is not written: `overdue:12:2026-11-24`. Kept for a year. */
  readonly once?: string
  /** It signs somebody in: nobody is shown its subject, and nothing of it is kept once it is sent. */
  readonly secret?: boolean
  /** How long it waits before it is sent, in milliseconds: what brought it about may be taken back. */
  readonly heldMs?: number
  /** Mails of one thread stand together where they are read: those after the first follow the one that opens it. */
  readonly thread?: { readonly id: string; readonly opens: boolean } | undefined
  /** From then on it is of no use, and is not sent any more. What is soon of no use goes first. */
  readonly goodUntil?: Date
  /** What the app shows of it, to who has an account. */
  readonly message?: NewMessage | undefined
}

const columns = sql.raw(
  `recipient, subject, body, html, code, invitation, kind, entity, entity_id, once, secret, thread, opens_thread, good_until, due_at,
  created_at, state, fault`,
)
const shown = sql.raw('person_id, kind, subject, subject_zh, body, body_zh, entity, entity_id, shown_from')

/** The columns of a mail. What cannot be mailed stands among the dead, where it is seen: that is no reason to refuse what it is about. */
function columnsOf(mail: NewMail & { readonly to: string }, now: Date, dueAt: Date) {
  const { to, subject, body, html, code, invitation, kind, about, once, secret, goodUntil, thread } = mail
  const recipient = oneLine(to)
  const canBeMailed = recipient === to && (isEmail(to) || isMailbox(to))
  return {
    recipient,
    subject: oneLine(subject),
    body,
    html,
    code,
    // An erasure looks for words in it.
    invitation: invitation && unfolded(invitation),
    kind,
    entity: about?.entity,
    entity_id: about?.id,
    once,
    secret: secret ?? false,
    thread: thread?.id,
    opens_thread: thread?.opens ?? false,
    good_until: goodUntil,
    due_at: dueAt,
    created_at: now,
    state: canBeMailed ? 'Pending' : 'Dead',
    fault: canBeMailed ? undefined : 'address',
  }
}

/** What PostgreSQL takes as a text: it has no NUL, and no half of a character. */
const asText = (_: string, value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value)

/** Writes them down in the caller's transaction, all or none; but no second one under a `once` that stands already. */
export async function putMails(db: Db, mails: readonly NewMail[], now: Date): Promise<void> {
  const given = mails.map((mail) => {
    const dueAt = new Date(now.getTime() + (mail.heldMs ?? 0))
    const { to, message } = mail
    return { mail: to === null ? undefined : columnsOf({ ...mail, to }, now, dueAt), message: message && rowOf(message, dueAt) }
  })
  // The id is drawn first: by it a message knows its mail.
  await sql`
    with given as materialized (
      select case when mail is not null then nextval('outbox_id_seq') end as id, mail, message
      from json_to_recordset(${JSON.stringify(given, asText)}) as given (mail json, message json)
    ), written as (
      insert into outbox (id, ${columns}) overriding system value
      select given.id, ${columns} from given cross join lateral (select ${columns} from json_populate_record(null::outbox, given.mail)) m
      where given.id is not null on conflict (once) do nothing returning id
    )
    insert into message (mail_id, ${shown})
    select given.id, ${shown} from given cross join lateral (select ${shown} from json_populate_record(null::message, given.message)) m
    where given.message is not null and (given.id is null or given.id in (select id from written))`.execute(db)
}
