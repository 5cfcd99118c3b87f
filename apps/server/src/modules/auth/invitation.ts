// Taking an invitation up: its token sets the first password, once.
import type { NotNull } from 'kysely'
import type { Anyone } from '../../core/app/context.ts'
import { accountParty } from '../../core/work/fair-queue.ts'
import type { Db } from '../../core/database/database.ts'
import { hashSecret, requireGoodPassword } from '../../core/session/password.ts'
import { tellOwner } from '../../core/mail/tell-owner.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { hashToken, shutOut } from '../../core/session/session.ts'
import { rememberDevice } from '../../core/session/throttle.ts'
import { newDevice } from './enter.ts'

/** Sets the password if the invitation is good. Unknown, spent, expired and of a disabled account are all the same to who asks. */
export async function acceptInvite({ token, password }: { token: string; password: string }, context: Anyone): Promise<{ email: string }> {
  const { app, now, device = newDevice(), keepDevice } = context
  const tokenHash = hashToken(token)
  const invited = await invitedBy(app.db, tokenHash, now)
  if (!invited) refuse(1, 'INVITATION_INVALID')
  await requireGoodPassword(app.db, password, invited.email)
  const passwordHash = await hashSecret(password, accountParty(invited.id))
  return context.atomically({ staffId: invited.id, name: invited.name }, async (change) => {
    const { db, changed } = change
    // It is spent by deleting it: of two that take it up, one finds it gone.
    const spent = await db.deleteFrom('invitation').where('tokenHash', '=', tokenHash).returning('staffId').executeTakeFirst()
    const set =
      spent &&
      (await db
        .updateTable('staff')
        .set({ passwordHash, updatedAt: now })
        .where('id', '=', spent.staffId)
        .where('enabled', '=', true)
        .where('service', '=', false)
        .returning('email')
        .$narrowType<{ email: NotNull }>()
        .executeTakeFirst())
    if (!set) refuse(1, 'INVITATION_INVALID')
    await db.deleteFrom('resetCode').where('staffId', '=', invited.id).execute()
    // An account in use may be invited anew because somebody else is in it.
    await shutOut({ app, db, now }, invited.id)
    await rememberDevice(db, invited.id, device, now)
    keepDevice(device)
    if (invited.passwordHash !== null) await tellOwner({ ...context, ...change }, 'password-changed', invited.id)
    changed('staff', invited.id, {}, { invitation: 'accepted', password: 'changed' })
    return { email: set.email }
  })
}

const invitedBy = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('invitation')
    .innerJoin('staff', 'staff.id', 'invitation.staffId')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.passwordHash'])
    .where('invitation.tokenHash', '=', tokenHash)
    .where('invitation.expiresAt', '>', now)
    .where('staff.enabled', '=', true)
    .where('staff.service', '=', false)
    // A mail carried it: an account whose address goes loses its invitation.
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst()
