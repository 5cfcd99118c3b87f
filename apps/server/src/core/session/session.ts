// Sessions: 256 random bits, kept hashed.
import { hash, randomBytes } from 'node:crypto'
import { ownScope, ownScopes, type Operation } from '@isb/contract'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Caller } from '../app/context.ts'
import { refuse } from '../ground/refuse.ts'
import type { Db } from '../database/database.ts'
import { networkOf } from '../ground/network.ts'
import { tellModules, type Told } from '../app/occasions.ts'
import { lastSignIn } from '../access/suspended.ts'
import { findHolder, idleMs, personWith, type Found } from './holder.ts'

const longestMs = 12 * 60 * 60_000
/** How stale the last-seen time may be before a request writes it again. */
const slideEveryMs = 10_000

/** How a token stands in the database. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The code of whoever attends runs: the only one that the session of a printed code has. */
export const attendCode = 'bus:attend'

/** Begins a session. The token is told here once; the database knows only its hash. */
export async function beginSession(
  db: Db,
  staffId: number,
  now: Date,
  address: string,
  userAgent: string,
  confirmedAt: Date | null = null,
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
      network: networkOf(address),
      userAgent: userAgent.slice(0, 300),
      confirmedAt,
    })
    .execute()
  return { token, expiresAt }
}

/** For how long the calls count that were on their way under the token from before. */
const changeoverMs = 10_000

/** Goes on with a session whose owner has given the second factor again, under a new token: the one from before ends. */
export async function renewSession(db: Db, id: number, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at, address, network, user_agent, confirmed_at)
    select ${hashToken(token)}, staff_id, started_at, ${now}, expires_at, address, network, user_agent, ${now} from session
    where id = ${id} and ended_at is null returning expires_at as "expiresAt"`.execute(db)
  const [renewed] = rows
  if (!renewed) refuse(18, 'SESSION_INVALID', { by: 'session' })
  const until = new Date(now.getTime() + changeoverMs)
  await sql`update session set expires_at = least(expires_at, ${until}) where id = ${id}`.execute(db)
  return { token, ...renewed }
}

/** That of a bus run is never idle: on the road there may be no connection for an hour. */
const notIdle = (now: Date) => sql<boolean>`(run_pass_id is not null or last_seen_at > ${new Date(now.getTime() - idleMs)})`

/** The open sessions of an account, newest first. */
export const openSessionsOf = (db: Db, staffId: number, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'startedAt', 'lastSeenAt', 'expiresAt', 'address', 'userAgent'])
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(notIdle(now))
    .orderBy('id', 'desc')
    .execute()

/**
 * Ends every session of an account that is open; answers how many.
 * @param but the one that goes on
 */
export async function endSessionsOf(db: Db, staffId: number, now: Date, but = 0): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ endedAt: now })
    .where('staffId', '=', staffId)
    .where('id', '<>', but)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(notIdle(now))
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

/** Revokes the API tokens of an account; answers how many were good. */
export async function revokeTokensOf(db: Db, staffId: number, now: Date): Promise<number> {
  const revoked = await db
    .updateTable('apiToken')
    .set({ revokedAt: now })
    .where('staffId', '=', staffId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return Number(revoked.numUpdatedRows)
}

/**
 * Leaves nothing alive that whoever was in an account has: sessions, API tokens, known browsers, the binding to Microsoft, a code or a link
 * to set the password, and what modules end then.
 */
export async function shutOut(context: Told, staffId: number): Promise<void> {
  const { db, now } = context
  await endSessionsOf(db, staffId, now)
  await revokeTokensOf(db, staffId, now)
  await db.updateTable('staff').set({ microsoftId: null }).where('id', '=', staffId).where('microsoftId', 'is not', null).execute()
  await db.deleteFrom('signInDevice').where('staffId', '=', staffId).execute()
  await db.deleteFrom('secondFactorTicket').where('staffId', '=', staffId).execute()
  await db.deleteFrom('invitation').where('staffId', '=', staffId).execute()
  await db.deleteFrom('resetCode').where('staffId', '=', staffId).execute()
  await tellModules(context, 'account.shutOut', { staffId })
}

/** The caller's session. For operations that the contract keeps from API tokens. */
export function ownSession({ sessionId }: Caller): number {
  if (sessionId === null) throw new Error('This operation is not for API tokens: its contract says x-tokens: never')
  return sessionId
}

/** How an API token begins, and what it is known by. */
export const tokenPrefix = 'isb_'
/** How stale the time of a token's last use may be. */
const usedEveryMs = 60_000

/** A new API token: the secret, told once, its hash, and its first characters. */
export function newApiToken(): { secret: string; tokenHash: Buffer; start: string } {
  const secret = tokenPrefix + randomBytes(32).toString('base64url')
  return { secret, tokenHash: hashToken(secret), start: secret.slice(0, 8) }
}

/**
 * Whom an app acts for. It may call what its token allows and the person's roles do, or what anybody may do for themselves; whose data it
 * sees, and in whose name it writes, is the person's.
 */
async function actingPerson(pool: pg.Pool, named: string | undefined, permission: string, now: Date): Promise<ActingPerson> {
  if (named === undefined) refuse(4, 'NO_ACTING_PERSON')
  const { rows } = await pool.query<ActingPerson>(
    `select p.staff_id as "staffId", p.name, p.administrator, p.permitted, p.suspended_roles as "suspendedRoles"
      from (select ${personWith('$2', lastSignIn, '$3::timestamptz')} from staff p where p.id = $1 and p.enabled and not p.service) p`,
    [/^\d{1,15}$/.test(named) ? Number(named) : 0, permission, now],
  )
  return rows[0] ?? refuse(2, 'ACTING_PERSON_NOT_FOUND')
}
type ActingPerson = Pick<Caller, 'staffId' | 'name' | 'administrator' | 'permitted' | 'suspendedRoles'>

/** A session that has been refused as too old stays so: else it would live again where the clock is put back. */
const endStale = (pool: pg.Pool, token: string, now: Date) =>
  pool.query({
    name: 'end_stale',
    text: 'update session set ended_at = $2 where token_hash = $1 and ended_at is null and (expires_at <= $2 or last_seen_at <= $3)',
    values: [hashToken(token), now, new Date(now.getTime() - idleMs)],
  })

/** What is called, as far as it says who may. */
type Called = Pick<Operation, 'permission' | 'forOneself' | 'gathers'>

/** Whether a token's scopes reach own data in a module. An app that acts for people does unless it is narrowed to some modules. */
function reachesOwn({ scopes, acts, service, own_until }: Found, scope: string, now: Date): boolean {
  if (!scopes) return true
  if (acts && !scopes.some((each) => ownScopes.includes(each))) return true
  return (service && !acts) || scopes.includes(ownScope) || scopes.includes(scope) || (own_until !== null && own_until > now)
}

/**
 * Who holds this token, or undefined when the session is missing, over, idle for too long, the API token revoked or expired, or the
 * account disabled.
 * @param slide false for polling, which does not keep a session alive
 * @param beside is given the writing of the last use, which goes on while the operation is done
 * @param scope the scope for own data in the module of what is called
 * @param acting the person whom the request names as the one who acts, if it names any
 */
export async function authenticate(
  pool: pg.Pool,
  token: string,
  { permission, forOneself, gathers }: Called,
  now: Date,
  slide: boolean,
  scope: string,
  acting: string | undefined,
  beside: (writing: Promise<unknown>) => void,
): Promise<Caller | undefined> {
  const byToken = token.startsWith(tokenPrefix)
  const found = await findHolder(pool, byToken ? 'apiToken' : 'session', { tokenHash: hashToken(token), permission, now }, gathers)
  if (!found) {
    if (!byToken) await endStale(pool, token, now)
    return undefined
  }
  const { id, administrator, scopes, seen } = found
  const stale = now.getTime() - (seen ?? 0)
  // A database that takes no changes answers reads all the same. What cannot be written now is written with the next request.
  if (byToken ? stale > usedEveryMs : slide && stale > slideEveryMs)
    beside(
      pool
        .query(
          byToken
            ? 'update api_token set last_used_at = greatest(last_used_at, $2) where id = $1'
            : 'update session set last_seen_at = greatest(last_seen_at, $2) where id = $1',
          [id, now],
        )
        .catch(() => {}),
    )
  const permitted = permission === 'session' || ((administrator || found.permitted) && (!scopes || scopes.includes(permission)))
  if (!found.acts && acting !== undefined) refuse(4, 'TOKEN_ACTS_FOR_NOBODY')
  const own = reachesOwn(found, scope, now)
  if (found.acts) {
    const whom = await actingPerson(pool, acting, permission, now)
    const mayToo = permission === 'session' || forOneself === true || whom.administrator || whom.permitted
    return {
      ...whom,
      sessionId: null,
      scopes,
      token: found.token,
      service: found.service,
      permitted: permitted && mayToo,
      confirmedAt: null,
      own,
      program: null,
      run: null,
    }
  }
  if (found.run_id !== null)
    // Whatever the account may do otherwise: whoever holds the paper attends this run.
    return {
      sessionId: id,
      scopes: [attendCode],
      token: null,
      service: false,
      staffId: found.staff_id,
      name: found.attendant ?? found.name,
      administrator: false,
      permitted: permission === 'session' || permission === attendCode,
      confirmedAt: null,
      own: true,
      program: null,
      run: found.run_id,
      suspendedRoles: [],
    }
  return {
    sessionId: byToken ? null : id,
    scopes,
    token: found.token,
    service: found.service,
    staffId: found.staff_id,
    name: found.name,
    administrator,
    permitted,
    confirmedAt: found.confirmed_at,
    own,
    program: found.service && byToken ? id : null,
    run: null,
    suspendedRoles: found.suspended_roles,
  }
}

/** Forgets sessions that ended before that. */
export async function forgetSessions(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from session where id in (select id from session where least(ended_at, expires_at) < ${before} limit ${limit}) returning id`.execute(
    db,
  )
  return rows.length
}
