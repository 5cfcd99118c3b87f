// Who holds a token: one statement for all requests that come in one turn of the event loop, or within a few milliseconds.
import type pg from 'pg'
import { lastSignIn, suspendedSql } from '../access/suspended.ts'
import { gather, gatherTurn } from '../work/gather.ts'

/** Milliseconds without use after which a session is over. */
export const idleMs = 30 * 60_000

/**
 * SQL of an account `p`: who it is, and whether its roles have a permission.
 * @param signedIn SQL of whether it signed in with a second factor
 * @param now SQL of the time
 */
export const personWith = (permission: string, signedIn: string, now: string) => `p.id as staff_id, p.name,
    exists (select from staff_role sr join role r on r.id = sr.role_id
      where sr.staff_id = p.id and r.builtin and not ${suspendedSql(signedIn, now)}) as administrator,
    exists (
      select from staff_role sr join role r on r.id = sr.role_id and r.enabled
        join role_menu rm on rm.role_id = r.id join menu m on m.id = rm.menu_id
      where sr.staff_id = p.id and m.code = ${permission} and not ${suspendedSql(signedIn, now)}
    ) as permitted,
    array(select r.id from staff_role sr join role r on r.id = sr.role_id
      where sr.staff_id = p.id and ${suspendedSql(signedIn, now)}) as suspended_roles`
/** A time as milliseconds: a Date for each request would cost more. */
const msOf = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`
const askedSql = `unnest($1::bytea[], $2::text[], $3::timestamptz[]) with ordinality as a (token_hash, permission, now, at)`
const lookUp = `
  select a.at, s.id, ${msOf('s.last_seen_at')} as seen, null as token, null as scopes, false as acts, false as service, null::timestamptz as own_until, s.confirmed_at,
    w.run_id, w.attendant, ${personWith('a.permission', 's.confirmed_at is not null', 'a.now')}
  from ${askedSql} join session s on s.token_hash = a.token_hash join staff p on p.id = s.staff_id left join run_pass w on w.id = s.run_pass_id
  where s.ended_at is null and s.expires_at > a.now and p.enabled
    and case when s.run_pass_id is null then s.last_seen_at > a.now - $4 * interval '1 ms' else w.revoked_at is null end`
const lookUpToken = `
  select a.at, t.id, ${msOf('t.last_used_at')} as seen, t.name as token, t.scopes, t.acts, p.service, t.own_until, null as confirmed_at,
    null as run_id, null as attendant, ${personWith('a.permission', lastSignIn, 'a.now')}
  from ${askedSql} join api_token t on t.token_hash = a.token_hash join staff p on p.id = t.staff_id
  where t.revoked_at is null and t.expires_at > a.now and p.enabled`

/** Whoever holds a token. */
export interface Found {
  /** Which of those who asked it is, from 1. */
  at: number
  id: number
  /** When it was last used, in milliseconds. */
  seen: number | null
  token: string | null
  scopes: string[] | null
  acts: boolean
  service: boolean
  /** Until when a personal token from before reaches own data without a scope. */
  own_until: Date | null
  confirmed_at: Date | null
  run_id: number | null
  attendant: string | null
  staff_id: number
  name: string
  administrator: boolean
  permitted: boolean
  suspended_roles: number[]
}

/** A token as it stands in the database, and what its holder would do. */
interface Asked {
  readonly tokenHash: Buffer
  readonly permission: string
  readonly now: Date
}

/** Milliseconds that a call of an operation which gathers waits for others, and how many wait for no more. */
const gathering = { within: 14, rest: 0, enough: 64 }

const finders = new WeakMap<pg.Pool, ReturnType<typeof findersOf>>()

/**
 * Who holds a session or an API token that is good; undefined where it is not.
 * @param gathers whether what is called is done for many at once: then many are looked up at once too
 */
export function findHolder(pool: pg.Pool, kind: 'session' | 'apiToken', asked: Asked, gathers = false): Promise<Found | undefined> {
  let all = finders.get(pool)
  if (!all) finders.set(pool, (all = findersOf(pool)))
  return all[kind][gathers ? 'gathered' : 'inTurn'](asked)
}

const findersOf = (pool: pg.Pool) => ({
  session: finder(pool, 'authenticate', lookUp, [idleMs]),
  apiToken: finder(pool, 'authenticate_token', lookUpToken),
})

function finder(pool: pg.Pool, name: string, text: string, more: readonly unknown[] = []) {
  const find = async (all: readonly Asked[]) => {
    const values = [
      all.map(({ tokenHash }) => tokenHash),
      all.map(({ permission }) => permission),
      all.map(({ now }) => now.toISOString()),
      ...more,
    ]
    const { rows } = await pool.query<Found>({ name, text, values })
    const found = new Map(rows.map((row) => [row.at, row]))
    return all.map((_, at) => found.get(at + 1))
  }
  return { inTurn: gatherTurn(find), gathered: gather(gathering, find) }
}
