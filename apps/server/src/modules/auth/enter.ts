// The last step of every way to sign in: a session, the time of it, a line in the audit.
import type { Data } from '@isb/contract'
import type { Change, Request } from '../../core/context.ts'
import { beginSession } from '../../core/session.ts'

/** Begins somebody's session. `how` goes into the audit, never a secret. */
export async function enter(
  account: { id: number; name: string },
  { now, address, userAgent }: Request,
  { db, changed }: Pick<Change, 'db' | 'changed'>,
  how: object = {},
): Promise<Data<'auth.login'>> {
  const { token, expiresAt } = await beginSession(db, account.id, now, address, userAgent)
  await db.updateTable('staff').set({ lastLoginAt: now }).where('id', '=', account.id).execute()
  changed('staff', account.id, {}, { signedIn: true, ...how })
  return { token, authHeaderSchema: 'Bearer', expiresAt: expiresAt.toISOString(), userInfo: { name: account.name, userId: account.id } }
}
