// Failed sign-ins, counted in the database so that every server counts the same. A guesser is slowed down, and nobody can use that against
// the owner: a browser that the account has signed in from has a counter of its own, and a school is one address.
import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Db } from '../database/database.ts'
import { networkParty, type Party } from '../work/fair-queue.ts'
import { networkOf } from '../ground/network.ts'
import { hashToken } from './session.ts'
import type { Tables } from '../database/tables.ts'

const minute = 60_000
const day = 24 * 60 * minute
const windowMs = 5 * minute
/** Failures within the window that lock an account, or one of its browsers. */
const failuresToLock = 5
/** Minutes locked after each run of failures: doubling, never for good. */
const lockMinutes = [1, 2, 4, 8, 15]
/** Guesses at one account's password in thirty days from browsers that it does not know. Beyond, a mailed code opens the way. */
const mostGuesses = 100
/** Different accounts that fail within the window: from one network, and from all. */
const mostAccounts = { network: 100, all: 1000 }
/** For how long a browser is known, and how many an account knows. */
const knownDays = 180
/** For how long an account's browsers and networks do not share the places of others. */
const recentDays = 30
const mostDevices = 20

/** Somebody tries to get into an account, or asks for a code. */
export interface Attempt {
  /** In small letters; there may be no such account. */
  readonly email: string
  readonly address: string
  /** What the browser kept from an earlier sign-in. */
  readonly device: string | undefined
  readonly now: Date
}

/** What the throttle makes of an attempt. */
export interface Standing {
  /** The browser has signed in to the account before. */
  readonly known: boolean
  /** The attempt is refused, whatever the password. It does not count, so that nobody is locked longer for trying again. */
  readonly locked: boolean
  /** Seconds until this network may try again, or 0. */
  readonly wait: number
  /** Whom it counts as where hashes are waited for: a browser that the account used lately, else the network, served first if it was used. */
  readonly party: Party
}

const digest = (value: string) => createHash('sha256').update(value).digest('base64url')
const accountKey = (email: string) => digest(`account ${email}`)
const keyOf = ({ email, device = '' }: Attempt, known: boolean) =>
  known ? `device ${digest(`${device} ${email}`)}` : `account ${digest(email)}`

/**
 * How an attempt stands, before anything is looked at. The same questions are asked whether or not there is such an account.
 * @param mails a code is asked for or tried: that waits for its network alone, so that an attack from everywhere leaves this way open
 */
export async function standingOf(db: Kysely<Tables>, attempt: Attempt, mails = false): Promise<Standing> {
  const { email, address, device, now } = attempt
  const before = (ms: number) => new Date(now.getTime() - ms)
  const network = networkOf(address)
  const { rows } = await sql<{ lastUsed: Date | null; here: boolean; guesses: number; near: Date | null; all: Date | null }>`
    select
      (select d.last_used_at from sign_in_device d join staff s on s.id = d.staff_id
        where d.token_hash = ${hashToken(device ?? '')} and s.email = ${email} and d.last_used_at > ${before(knownDays * day)}) as last_used,
      exists (select from session e join staff s on s.id = e.staff_id
        where s.email = ${email} and e.network = ${network} and e.started_at > ${before(recentDays * day)}) as here,
      (select coalesce(sum(times), 0) from sign_in_failure where account_key = ${accountKey(email)} and guess and at > ${before(30 * day)}) as guesses,
      -- The accounts by their last failure, newest first: the one beyond the limit, which has to grow old first.
      (select max(at) from sign_in_failure where network = ${network} and at > ${before(windowMs)}
        group by account_key order by 1 desc offset ${mostAccounts.network} limit 1) as near,
      (select max(at) from sign_in_failure where at > ${before(windowMs)}
        group by account_key order by 1 desc offset ${mostAccounts.all} limit 1) as all`.execute(db)
  const { lastUsed = null, here = false, guesses = 0, near = null, all = null } = rows[0] ?? {}
  const known = lastUsed !== null
  const isRecentBrowser = lastUsed !== null && lastUsed > before(recentDays * day)
  // Anybody in a network can type the address of anybody else who works there: the network is one party, and not each address.
  const partyOfAttempt = (): Party =>
    isRecentBrowser ? { key: `browser ${keyOf(attempt, known)}`, first: true } : { ...networkParty(address), first: here }
  const crowded = Math.max(near?.getTime() ?? 0, (!mails && all?.getTime()) || 0)
  // A network that the account used opens no way to ask for any number of codes.
  const wait = known || (here && !mails) || crowded === 0 ? 0 : Math.ceil((crowded + windowMs - now.getTime()) / 1000)
  return {
    known,
    locked: (!known && guesses >= mostGuesses) || (await isLocked(db, keyOf(attempt, known), now)),
    wait,
    party: partyOfAttempt(),
  }
}

async function isLocked(db: Kysely<Tables>, key: string, now: Date): Promise<boolean> {
  const row = await db.selectFrom('signInThrottle').select('lockedUntil').where('key', '=', key).executeTakeFirst()
  return row?.lockedUntil != null && row.lockedUntil > now
}

/** Whether an attempt that stood open when it began has been locked while its password was looked at. */
export const lockedMeanwhile = (db: Kysely<Tables>, attempt: Attempt, { known }: Standing): Promise<boolean> =>
  isLocked(db, keyOf(attempt, known), attempt.now)

/** Counts a failed sign-in. */
export async function countFailure(db: Kysely<Tables>, attempt: Attempt, { known, locked }: Standing): Promise<void> {
  if (!locked) await claimTry(db, keyOf(attempt, known), attempt.now)
  await noteFailure(db, attempt, 'sign-in', !known && !locked)
}

/** Counts a wrong reset code, or the asking for one: they lock nothing, but who tries many accounts is told to wait. */
export const countReset = (db: Kysely<Tables>, attempt: Attempt, kind: 'reset-code' | 'reset-request'): Promise<void> =>
  noteFailure(db, attempt, kind, false)

/** Wrong codes in thirty days beyond which an account is mailed a link, at which nobody can guess. */
const mostWrongCodes = 20

/** Whether so many wrong codes were tried that there shall be none any more. */
export async function needsLink(db: Kysely<Tables>, email: string, now: Date): Promise<boolean> {
  const { wrong } = await db
    .selectFrom('signInFailure')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('times'), sql<number>`0`).as('wrong'))
    .where('accountKey', '=', accountKey(email))
    .where('kind', '=', 'reset-code')
    .where('at', '>', new Date(now.getTime() - 30 * day))
    .executeTakeFirstOrThrow()
  return wrong >= mostWrongCodes
}

/** Nobody is named who does not exist, but the statement is the same for all. */
const noteFailure = (db: Kysely<Tables>, { email, address, now }: Attempt, kind: FailureKind, guess: boolean): Promise<void> =>
  insertFailure(db, { who: sql`(select id from staff where email = ${email})`, key: accountKey(email), address, kind, guess }, now)

type FailureKind = 'sign-in' | 'reset-code' | 'reset-request' | 'second-factor'
interface Failure {
  readonly who: RawBuilder<unknown>
  /** Of the account. */
  readonly key: string
  readonly address: string
  readonly kind: FailureKind
  readonly guess: boolean
}

/** Failures of an account, and of a network, in an hour that have a row each. */
const mostRows = 100

/** Beyond these rows one row counts all of an account from a network in the hour, so that no guesser fills the disk. */
export async function insertFailure(db: Kysely<Tables>, { who, key, address, kind, guess }: Failure, now: Date): Promise<void> {
  const network = networkOf(address)
  const hour = new Date(Math.floor(now.getTime() / (60 * minute)) * 60 * minute)
  const rowsOf = (column: 'network' | 'account_key', value: string) =>
    sql`select count(*) from (select from sign_in_failure where ${sql.ref(column)} = ${value} and at >= ${hour} limit ${mostRows}) one`
  await sql`insert into sign_in_failure as f (at, staff_id, address, network, account_key, kind, guess, counted_hour)
    values (${now}, ${who}, ${address}, ${network}, ${key}, ${kind}, ${guess}, case
      when greatest((${rowsOf('network', network)}), (${rowsOf('account_key', key)})) >= ${mostRows} then ${hour}::timestamptz end)
    on conflict (network, account_key, coalesce(staff_id, 0), kind, guess, counted_hour) where counted_hour is not null
      do update set times = f.times + 1, at = greatest(f.at, excluded.at), address = excluded.address`.execute(db)
}

/** What became of a try that was counted. */
interface Claimed {
  /** From now on the next ones wait. */
  readonly locks: boolean
}

/**
 * Counts a try, in one statement, so that tries side by side are counted one after the other. Undefined where the key is locked: that
 * does not count, and must not be looked at.
 */
async function claimTry(db: Kysely<Tables>, key: string, now: Date): Promise<Claimed | undefined> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await sql<Claimed>`
    insert into sign_in_throttle as t (key, failures, window_began_at) values (${key}, 1, ${now})
    on conflict (key) do update set (failures, window_began_at, locks, locked_until) = (
      select case when locking then 0 else tries end, began, n.locks + locking::int,
        case when locking then ${now}::timestamptz + (${lockMinutes}::int[])[least(n.locks + 1, ${lockMinutes.length})] * interval '1 minute' end
      from (select
          case when t.window_began_at < ${before(windowMs)} then 1 else t.failures + 1 end as tries,
          case when t.window_began_at < ${before(windowMs)} then ${now} else t.window_began_at end as began,
          -- A quiet day forgets earlier locks.
          case when t.window_began_at < ${before(day)} then 0 else t.locks end as locks) n
        cross join lateral (select tries >= ${failuresToLock} as locking) l)
    where t.locked_until is null or t.locked_until <= ${now}
    returning locked_until is not null as locks`.execute(db)
  return rows[0]
}

/** A sign-in that worked forgets the failures before it, of the browser where the account knows it, else of the account. */
export const forgetFailures = (db: Db, attempt: Attempt, known: boolean) =>
  db.deleteFrom('signInThrottle').where('key', '=', keyOf(attempt, known)).execute()

/** The account knows this browser from now on. */
export async function rememberDevice(db: Db, staffId: number, device: string, now: Date): Promise<void> {
  await db
    .insertInto('signInDevice')
    .values({ tokenHash: hashToken(device), staffId, lastUsedAt: now })
    .onConflict((on) => on.columns(['tokenHash', 'staffId']).doUpdateSet({ lastUsedAt: now }))
    .execute()
  await sql`delete from sign_in_device where staff_id = ${staffId} and token_hash not in
    (select token_hash from sign_in_device where staff_id = ${staffId} order by last_used_at desc limit ${mostDevices})`.execute(db)
}

/** A guard for one thing that an account types: five wrong ones, and it has to wait. */
const guard = (what: string) => ({
  isLocked: (db: Kysely<Tables>, staffId: number, now: Date) => isLocked(db, `${what} ${staffId}`, now),
  /** Counts a try before it is looked at; undefined where there is to be none now. */
  claim: (db: Kysely<Tables>, staffId: number, now: Date) => claimTry(db, `${what} ${staffId}`, now),
  forget: (db: Db, staffId: number) => db.deleteFrom('signInThrottle').where('key', '=', `${what} ${staffId}`).execute(),
})

/** For who is signed in and types the own password again. */
export const ownPassword = guard('own')
/** For codes of a second factor. */
export const secondFactorThrottle = guard('factor')

/** Notes a wrong code of a second factor beside the wrong passwords: who looks after the accounts sees it. */
export const noteWrongFactor = (db: Kysely<Tables>, staffId: number, address: string, now: Date) =>
  insertFailure(db, { who: sql`${staffId}::bigint`, key: '', address, kind: 'second-factor', guess: false }, now)

/**
 * Forgets failed sign-ins older than a month, locks that are long over, browsers not seen for half a year, and nonces nobody came back
 * with.
 */
export async function forgetSignIns(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .deleteFrom('signInFailure')
    .where('at', '<', before(30 * day))
    .execute()
  await db
    .deleteFrom('signInThrottle')
    .where('windowBeganAt', '<', before(2 * day))
    .execute()
  await db
    .deleteFrom('signInDevice')
    .where('lastUsedAt', '<', before(knownDays * day))
    .execute()
  await db.deleteFrom('microsoftNonce').where('expiresAt', '<', now).execute()
}
