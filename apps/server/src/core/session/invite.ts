// Inviting somebody: a link by mail to set the first password. Here and not in a module, because staff sends it and auth takes it.
import { randomBytes } from 'node:crypto'
import { requireConfirmation } from '../access/confirmation.ts'
import type { Confirmed } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { hashToken } from './session.ts'
import { mail } from '../mail/mail.ts'

const goodForMs = 72 * 60 * 60_000

/** Whom an invitation goes to. Never a service account: nobody signs in with one, nor with an account without an address. */
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
export async function invite(db: Db, staff: Invited, context: Confirmed): Promise<Date> {
  requireConfirmation(context)
  const { app, now, changed, afterCommit } = context
  const { token, expiresAt } = await newInvitation(db, staff.id, now)
  await mail(
    { app, db, afterCommit },
    'invitation',
    { to: staff.email, about: { entity: 'staff', id: staff.id }, secret: true, goodUntil: expiresAt },
    { until: expiresAt },
    { path: `/reset-passwd#invite=${token}`, facts: { 'field.email': staff.email } },
  )
  changed('staff', staff.id, {}, { invitation: 'sent' })
  return expiresAt
}

/** Makes an invitation, in place of an earlier one. */
export async function newInvitation(db: Db, staffId: number, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const row = { tokenHash: hashToken(token), sentAt: now, expiresAt: new Date(now.getTime() + goodForMs) }
  await db
    .insertInto('invitation')
    .values({ staffId, ...row })
    .onConflict((on) => on.column('staffId').doUpdateSet(row))
    .execute()
  return { token, expiresAt: row.expiresAt }
}
