// The last step of every way to sign in: a session, the time of it, a line in the audit.
import type { Data } from '@isb/contract'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Anyone, Change } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { tellOwner } from '../../core/mail/tell-owner.ts'
import { kindsOf } from '../../core/session/second-factor.ts'
import { networkOf } from '../../core/ground/network.ts'
import { beginSession, hashToken } from '../../core/session/session.ts'
import { rememberDevice } from '../../core/session/throttle.ts'

/** A token by which accounts know a browser. */
export const newDevice = (): string => randomBytes(24).toString('base64url')

/** How somebody has come in. */
interface Entered {
  /** The second factor was given, here or at Microsoft. */
  readonly confirmed?: boolean
  readonly by?: string
  readonly bound?: boolean
}

/** Begins somebody's session. `how` goes into the audit, never a secret. */
export async function enter(
  account: { id: number; name: string },
  context: Anyone,
  change: Change,
  { confirmed = false, ...how }: Entered = {},
): Promise<Data<'auth.login'>> {
  const { now, locale, address, userAgent, device = newDevice(), keepDevice } = context
  const { db, changed } = change
  if (!(await isKnown(db, account.id, context))) await tellOwner({ ...context, ...change }, 'new-device', account.id)
  const hasFactor = confirmed || (await kindsOf(db, account.id)).length > 0
  const { token, expiresAt } = await beginSession(db, account.id, now, address, userAgent, hasFactor ? now : null)
  await db
    .updateTable('staff')
    .set({ lastLoginAt: now, lastLoginConfirmed: hasFactor, language: locale })
    .where('id', '=', account.id)
    .execute()
  await rememberDevice(db, account.id, device, now)
  keepDevice(device)
  changed('staff', account.id, {}, { signedIn: true, ...how })
  return { token, authHeaderSchema: 'Bearer', expiresAt: expiresAt.toISOString(), userInfo: { name: account.name, userId: account.id } }
}

/**
 * Whether the account has been signed in to from there, or never at all. A browser is known by its cookie; a program keeps none, and is
 * known by its name and network.
 */
async function isKnown(db: Db, staffId: number, { address, userAgent, device = '' }: Anyone): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select last_login_at is null
      or exists (select from sign_in_device d where d.staff_id = s.id and d.token_hash = ${hashToken(device)})
      or ${!userAgent.startsWith('Mozilla/')} and exists (
        select from session e where e.staff_id = s.id and e.network = ${networkOf(address)} and e.user_agent = ${userAgent.slice(0, 300)}
      ) as known
    from staff s where s.id = ${staffId}`.execute(db)
  return rows[0]?.known ?? true
}
