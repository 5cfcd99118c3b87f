// Failed sign-ins, counted in the database so that every server counts the same: by account, and far higher by address.
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const windowMs = 5 * 60_000
const accountFailures = 5
const addressFailures = 100
const minute = 60_000
/** Minutes locked after each run of failures: doubling, never for good. */
const lockMinutes = [1, 2, 4, 8, 15]

const keyOf = (kind: 'account' | 'address', value: string) => `${kind} ${createHash('sha256').update(value).digest('base64url')}`

/** Whether an account's sign-in is refused for now, whatever the password. */
export async function isLocked(db: Kysely<Tables>, email: string, now: Date): Promise<boolean> {
  const row = await db.selectFrom('signInThrottle').select('lockedUntil').where('key', '=', keyOf('account', email)).executeTakeFirst()
  return row?.lockedUntil != null && row.lockedUntil > now
}

/** Seconds an address must wait, or 0. */
export async function addressMustWait(db: Kysely<Tables>, address: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('signInThrottle')
    .select(['failures', 'windowBeganAt'])
    .where('key', '=', keyOf('address', address))
    .executeTakeFirst()
  if (!row || row.failures <= addressFailures) return 0
  return Math.max(0, Math.ceil((row.windowBeganAt.getTime() + windowMs - now.getTime()) / 1000))
}

/** Counts a failure against the account and the address. */
export async function countFailure(db: Kysely<Tables>, email: string, address: string, now: Date): Promise<void> {
  const account = await count(db, keyOf('account', email), now)
  if (account.failures >= accountFailures) {
    const minutes = lockMinutes[Math.min(account.locks, lockMinutes.length - 1)] ?? 15
    await db
      .updateTable('signInThrottle')
      .set({ failures: 0, locks: account.locks + 1, lockedUntil: new Date(now.getTime() + minutes * minute) })
      .where('key', '=', keyOf('account', email))
      .execute()
  }
  await count(db, keyOf('address', address), now)
  // For the dashboard: nobody is counted who does not exist, but the statement is the same for all.
  await sql`insert into sign_in_failure (at, staff_id, address) values (${now}, (select id from staff where email = ${email}), ${address})`.execute(
    db,
  )
}

/** Forgets failed sign-ins older than a month, and nonces nobody came back with. */
export async function forgetSignIns(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom('signInFailure')
    .where('at', '<', new Date(now.getTime() - 30 * 24 * 60 * minute))
    .execute()
  await db.deleteFrom('microsoftNonce').where('expiresAt', '<', now).execute()
}

function count(db: Kysely<Tables>, key: string, now: Date) {
  const fresh = new Date(now.getTime() - windowMs)
  return db
    .insertInto('signInThrottle')
    .values({ key, failures: 1, windowBeganAt: now })
    .onConflict((on) =>
      on.column('key').doUpdateSet({
        failures: sql`case when sign_in_throttle.window_began_at < ${fresh} then 1 else sign_in_throttle.failures + 1 end`,
        windowBeganAt: sql`case when sign_in_throttle.window_began_at < ${fresh} then ${now} else sign_in_throttle.window_began_at end`,
        // A quiet day forgets earlier locks.
        locks: sql`case when sign_in_throttle.window_began_at < ${new Date(now.getTime() - 24 * 60 * minute)} then 0 else sign_in_throttle.locks end`,
      }),
    )
    .returning(['failures', 'locks'])
    .executeTakeFirstOrThrow()
}

/** A sign-in that worked forgets the account's failures. */
export const forgetFailures = (db: Kysely<Tables>, email: string) =>
  db.deleteFrom('signInThrottle').where('key', '=', keyOf('account', email)).execute()
