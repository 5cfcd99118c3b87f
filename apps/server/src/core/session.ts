// Sessions: 256 random bits, kept hashed. One prepared statement says who calls and whether they may.
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Caller } from './context.ts'
import type { Db } from './database.ts'

const idleMs = 30 * 60_000
const longestMs = 12 * 60 * 60_000
/** How stale the last-seen time may be before a request writes it again. */
const slideEveryMs = 10_000

/** How a token stands in the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Begins a session. The token is told here once; the database knows only its hash. */
export async function beginSession(
  db: Db,
  staffId: number,
  now: Date,
  address: string,
  userAgent: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + longestMs)
  await db
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      staffId,
      startedAt: now,
      lastSeenAt: now,
      expiresAt,
      address,
      userAgent: userAgent.slice(0, 300),
    })
    .execute()
  return { token, expiresAt }
}

/** Ends every session of an account. */
export const endSessionsOf = (db: Db, staffId: number, now: Date) =>
  db.updateTable('session').set({ endedAt: now }).where('staffId', '=', staffId).where('endedAt', 'is', null).execute()

const lookUp = `
  select s.id as session_id, s.last_seen_at, p.id as staff_id, p.name,
    exists (select from staff_role sr join role r on r.id = sr.role_id where sr.staff_id = p.id and r.builtin) as administrator,
    exists (
      select from staff_role sr join role r on r.id = sr.role_id and r.enabled join role_menu rm on rm.role_id = r.id join menu m on m.id = rm.menu_id
      where sr.staff_id = p.id and m.code = $2
    ) as permitted
  from session s join staff p on p.id = s.staff_id
  where s.token_hash = $1 and s.ended_at is null and s.expires_at > $3 and s.last_seen_at > $4 and p.enabled`

interface Found {
  session_id: number
  last_seen_at: Date
  staff_id: number
  name: string
  administrator: boolean
  permitted: boolean
}

/**
 * Who holds this token, or undefined when the session is missing, over, idle for too long, or the account is disabled.
 * @param permission the code that the operation needs, or `session`
 * @param slide false for polling, which does not keep a session alive
 */
export async function authenticate(
  pool: pg.Pool,
  token: string,
  permission: string,
  now: Date,
  slide: boolean,
): Promise<Caller | undefined> {
  const { rows } = await pool.query<Found>({
    name: 'authenticate',
    text: lookUp,
    values: [hashToken(token), permission, now, new Date(now.getTime() - idleMs)],
  })
  const found = rows[0]
  if (!found) return undefined
  if (slide && now.getTime() - found.last_seen_at.getTime() > slideEveryMs)
    await pool.query('update session set last_seen_at = greatest(last_seen_at, $2) where id = $1', [found.session_id, now])
  const { administrator } = found
  return {
    sessionId: found.session_id,
    staffId: found.staff_id,
    name: found.name,
    administrator,
    permitted: permission === 'session' || administrator || found.permitted,
  }
}
