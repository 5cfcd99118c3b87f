import type { Data, Input } from '@isb/contract'
import type { TakesLong } from '../../core/app/context.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { hashSecret, matches, requireGoodPassword } from '../../core/session/password.ts'
import { tellOwner } from '../../core/mail/tell-owner.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { endSessionsOf, ownSession } from '../../core/session/session.ts'
import { ownPassword } from '../../core/session/throttle.ts'

/**
 * Changes the caller's password and ends the account's other sessions. The current one is asked for under the same throttle as a
 * sign-in, so whoever finds an open session cannot guess at it here.
 */
export async function changePassword(
  { current, password }: Input<'account.changePassword'>['body'],
  context: TakesLong,
): Promise<Data<'account.changePassword'>> {
  const { app, now, caller } = context
  const account = await app.db
    .selectFrom('staff')
    .select(['email', 'passwordHash'])
    .where('id', '=', caller.staffId)
    .executeTakeFirstOrThrow()
  await requireGoodPassword(app.db, password, account.email ?? '')
  if (await ownPassword.isLocked(app.db, caller.staffId, now)) refuse(5, 'TOO_MANY_REQUESTS')
  const party = partyOf(context)
  let locked = false
  // Guesses side by side began before the lock.
  const after = async () => (locked = await ownPassword.isLocked(app.db, caller.staffId, now))
  const right = await matches(account.passwordHash, current, party, { before: false, after })
  if (locked) refuse(5, 'TOO_MANY_REQUESTS')
  const passwordHash = right ? await hashSecret(password, party) : ''
  try {
    return await context.atomically(async (change) => {
      const { db, changed } = change
      // Refused in here and not before, because a repeated request is answered first: the password that was current is not any more.
      if (!right) refuseField('/current', 'CURRENT_PASSWORD_WRONG')
      const { numUpdatedRows } = await db
        .updateTable('staff')
        .set({ passwordHash, updatedAt: now })
        .where('id', '=', caller.staffId)
        .where('passwordHash', '=', account.passwordHash)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) refuseField('/current', 'CURRENT_PASSWORD_WRONG')
      const ended = await endSessionsOf(db, caller.staffId, now, ownSession(caller))
      await ownPassword.forget(db, caller.staffId)
      // Nor does an older way to set it stay open.
      await db.deleteFrom('invitation').where('staffId', '=', caller.staffId).execute()
      await db.deleteFrom('resetCode').where('staffId', '=', caller.staffId).execute()
      await tellOwner({ ...context, ...change }, 'password-changed', caller.staffId)
      changed('staff', caller.staffId, {}, { password: 'changed', ...(ended > 0 && { sessionsEnded: ended }) })
      return { ended }
    })
  } catch (error) {
    if (!right) await ownPassword.claim(app.db, caller.staffId, now)
    throw error
  }
}
