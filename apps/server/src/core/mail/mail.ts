import type { Schema } from '@isb/contract'
import { bothLanguages, type EntityName, type MailValues } from '@isb/words'
import type { App, Change } from '../context.ts'
import type { NewMail } from './outbox.ts'

interface Within extends Pick<Change, 'db'>, Partial<Pick<Change, 'afterCommit'>> {
  readonly app: Pick<App, 'outbox'>
}

/** To whom a mail goes, and which record it is about. */
interface Sent extends Pick<NewMail, 'to' | 'once' | 'heldMs'> {
  readonly about: { readonly entity: EntityName; readonly id: number }
}

/**
 * Writes a mail in both languages, with the change that causes it. It leaves as soon as that is safe; what the clock brings about has
 * nothing to wait for. Its words are `mail.<kind>.subject` and `mail.<kind>.text`.
 */
export async function mail({ app, db, afterCommit }: Within, kind: Schema<'MailKind'>, sent: Sent, values: MailValues): Promise<void> {
  await app.outbox.put(db, { ...bothLanguages(kind, values), kind, ...sent })
  afterCommit?.(() => app.outbox.kick(sent.heldMs))
}
