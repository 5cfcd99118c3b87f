// Inviting somebody: a link by mail to set the first password. Here and not in a module, because staff sends it and auth takes it.
import { randomBytes } from 'node:crypto'
import { nameIn, word, writtenTime } from '@isb/words'
import type { Change, Request } from '../context.ts'
import type { Db } from '../database/database.ts'
import { hashToken } from '../session/session.ts'

const goodForMs = 72 * 60 * 60_000

/** Whom an invitation goes to. Never a service account: nobody signs in with one. */
export interface Invited {
  readonly id: number
  readonly name: string
  readonly nameZh: string
  readonly email: string
}

/**
 * Makes somebody's invitation, in place of an earlier one, and writes its mail down in the same transaction. The token is in
 * the mail alone, behind the `#` of its link, where no server or proxy on the way writes it into a log.
 * @returns until when it is good
 */
export async function invite(
  db: Db,
  staff: Invited,
  { app, now, changed, afterCommit }: Pick<Request, 'app' | 'now'> & Pick<Change, 'changed' | 'afterCommit'>,
): Promise<Date> {
  const token = randomBytes(32).toString('base64url')
  const row = { tokenHash: hashToken(token), sentAt: now, expiresAt: new Date(now.getTime() + goodForMs) }
  await db
    .insertInto('invitation')
    .values({ staffId: staff.id, ...row })
    .onConflict((on) => on.column('staffId').doUpdateSet(row))
    .execute()
  const { schoolName, schoolNameZh, timeZone } = await db
    .selectFrom('setting')
    .select(['schoolName', 'schoolNameZh', 'timeZone'])
    .executeTakeFirstOrThrow()
  const link = `${app.config.publicUrl}/reset-passwd#invite=${token}`
  // Nobody knows yet which language they read: both, the likelier one first.
  const likelier = staff.nameZh ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  const until = writtenTime(row.expiresAt, timeZone)
  const inBoth = (key: 'subject' | 'text', between: string) =>
    likelier
      .map((locale) =>
        word(locale, `mail.invitation.${key}`, {
          link,
          name: nameIn(locale, staff),
          school: nameIn(locale, { name: schoolName, nameZh: schoolNameZh }),
          until: until[locale],
        }),
      )
      .join(between)
  await app.outbox.put(db, {
    kind: 'invitation',
    to: staff.email,
    subject: inBoth('subject', ' · '),
    body: inBoth('text', '\n———\n\n'),
    about: { entity: 'staff', id: staff.id },
    secret: true,
    goodUntil: row.expiresAt,
  })
  changed('staff', staff.id, {}, { invitation: 'sent' })
  afterCommit(() => app.outbox.kick())
  return row.expiresAt
}
