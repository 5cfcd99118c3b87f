// The last step of every way to sign in: a session, the time of it, a line in the audit.
import type { Data } from '@isb/contract'
import { randomBytes } from 'node:crypto'
import type { Anyone, Change } from '../../core/context.ts'
import { beginSession } from '../../core/session/session.ts'
import { rememberDevice } from '../../core/session/throttle.ts'

/** A token by which accounts know a browser. */
export const newDevice = (): string => randomBytes(24).toString('base64url')

/** Begins somebody's session. `how` goes into the audit, never a secret. */
export async function enter(
  account: { id: number; name: string },
  { now, address, userAgent, device = newDevice(), keepDevice }: Anyone,
  { db, changed }: Pick<Change, 'db' | 'changed'>,
  how: object = {},
): Promise<Data<'auth.login'>> {
  const { token, expiresAt } = await beginSession(db, account.id, now, address, userAgent)
  await db.updateTable('staff').set({ lastLoginAt: now }).where('id', '=', account.id).execute()
  await rememberDevice(db, account.id, device, now)
  keepDevice(device)
  changed('staff', account.id, {}, { signedIn: true, ...how })
  return { token, authHeaderSchema: 'Bearer', expiresAt: expiresAt.toISOString(), userInfo: { name: account.name, userId: account.id } }
}
