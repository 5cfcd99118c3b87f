// The second factor as a whole: what an account has, who must have one, the ticket of a question, and whether an answer is right.
import { randomBytes } from 'node:crypto'
import type { Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { App, Change, Request } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { tellOwner } from '../mail/tell-owner.ts'
import { Refusal, refuse } from '../ground/refuse.ts'
import { takeAppCode, takeRecoveryCode } from './codes.ts'
import { askForPasskey, takePasskey } from './passkeys.ts'
import { hashToken } from './session.ts'
import { secondFactorThrottle, noteWrongFactor } from './throttle.ts'

const ticketMs = 5 * 60_000
const triesOfTicket = 5

/** What an account has, in the order in which people are asked. */
export async function kindsOf(db: Db, staffId: number): Promise<Schema<'SecondFactorKind'>[]> {
  const { rows } = await sql<Record<Schema<'SecondFactorKind'>, boolean>>`
    select exists (select from passkey where staff_id = ${staffId}) as passkey,
      exists (select from authenticator where staff_id = ${staffId} and confirmed) as app,
      exists (select from recovery_code where staff_id = ${staffId}) as recovery`.execute(db)
  const { passkey, app, recovery } = rows[0]!
  if (!passkey && !app) return []
  return [...(passkey ? ['passkey' as const] : []), ...(app ? ['app' as const] : []), ...(recovery ? ['recovery' as const] : [])]
}

/** Whether a role of an account requires a second factor. */
export async function isRequired(db: Db, staffId: number): Promise<boolean> {
  const { rows } = await sql`select from staff_role sr join role r on r.id = sr.role_id
    where sr.staff_id = ${staffId} and r.second_factor and (r.enabled or r.builtin) limit 1`.execute(db)
  return rows.length > 0
}

type Knows = Pick<App, 'db' | 'config' | 'log'>

/** A question for the second factor, with the ticket that its answer brings back. */
export async function askSecondFactor(
  app: Knows,
  staffId: number,
  now: Date,
  how: object = {},
): Promise<Schema<'SecondFactorAsked'> | undefined> {
  const kinds = await kindsOf(app.db, staffId)
  if (kinds.length === 0) return undefined
  const passkey = await askForPasskey(app, app.db, staffId)
  const { ticket, expiresAt } = await newTicket(app.db, staffId, passkey?.challenge ?? '', now, how)
  return { ticket, kinds, passkey: passkey?.options ?? null, expiresAt: expiresAt.toISOString() }
}

/** A ticket: 256 random bits, kept hashed. */
export async function newTicket(db: Db, staffId: number, challenge: string, now: Date, how: object = {}) {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + ticketMs)
  await db
    .insertInto('secondFactorTicket')
    .values({ tokenHash: hashToken(ticket), staffId, challenge, how: JSON.stringify(how), expiresAt })
    .execute()
  return { ticket, expiresAt }
}

/** A ticket that still takes a try, which is counted before the answer is looked at. */
export async function tryTicket(db: Db, ticket: string, now: Date, staffId?: number) {
  let query = db
    .updateTable('secondFactorTicket')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('tokenHash', '=', hashToken(ticket))
    .where('tries', '<', triesOfTicket)
    .where('expiresAt', '>', now)
  if (staffId !== undefined) query = query.where('staffId', '=', staffId)
  const row = await query.returning(['staffId', 'challenge', 'how']).executeTakeFirst()
  return row ?? refuse(1, 'SECOND_FACTOR_GONE')
}

type Answer = Input<'auth.secondFactor'>['body']
interface Tried {
  readonly staffId: number
  readonly challenge: string
}

/**
 * Refuses unless the answer is right. Codes are throttled by account, whatever the ticket: five wrong ones, and the next ones wait, also
 * of many that are sent side by side. A passkey cannot be guessed, so that it stays open meanwhile.
 */
export async function requireSecondFactor(
  { staffId, challenge }: Tried,
  { kind, code = '', passkey = {} }: Answer,
  from: Request,
): Promise<void> {
  const { app, now, address } = from
  const { db } = app
  if (kind === 'passkey') {
    if (!(await takePasskey(app, db, staffId, passkey, challenge, now))) refuse(1, 'SECOND_FACTOR_WRONG')
    return
  }
  const claimed = await secondFactorThrottle.claim(db, staffId, now)
  const right = claimed && (await (kind === 'app' ? takeAppCode(app, db, staffId, code, now) : takeRecoveryCode(db, staffId, code)))
  if (right) return void (await secondFactorThrottle.forget(db, staffId))
  await noteWrongFactor(db, staffId, address, now)
  // Who knows the password and guesses at the rest: the owner had better know.
  if (claimed?.locks)
    await db
      .transaction()
      .execute((change) => tellOwner({ ...from, db: change, afterCommit: () => app.outbox.kick() }, 'second-factor-guessed', staffId))
  refuse(1, 'SECOND_FACTOR_WRONG')
}

/** Refuses a sign-in whose first factor was right, with what is asked next. */
export function refuseForSecondFactor(asked: Schema<'SecondFactorAsked'>): never {
  throw new Refusal(1, 'SECOND_FACTOR_REQUIRED', {}, [], asked)
}

/** Takes everything of a second factor away from an account; answers whether there was any. */
export async function removeSecondFactor({ db }: Pick<Change, 'db'>, staffId: number): Promise<boolean> {
  const had = (await kindsOf(db, staffId)).length > 0
  await db.deleteFrom('authenticator').where('staffId', '=', staffId).execute()
  await db.deleteFrom('passkey').where('staffId', '=', staffId).execute()
  await db.deleteFrom('recoveryCode').where('staffId', '=', staffId).execute()
  await db.deleteFrom('secondFactorTicket').where('staffId', '=', staffId).execute()
  // It counts no more for API tokens and for whoever acts for the account.
  await db
    .updateTable('staff')
    .set({ lastLoginConfirmed: false })
    .where('id', '=', staffId)
    .where('lastLoginConfirmed', '=', true)
    .execute()
  await secondFactorThrottle.forget(db, staffId)
  return had
}

/** Forgets tickets that nobody came back with. */
export const forgetTickets = (db: Db, now: Date) => db.deleteFrom('secondFactorTicket').where('expiresAt', '<', now).execute()
