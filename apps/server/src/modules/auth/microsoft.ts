// Signing in with Microsoft: the nonce is ours and works once, the token says who it is, and only an account that is here gets in.
import { randomBytes } from 'node:crypto'
import type { Data } from '@isb/contract'
import { normalEmail } from '@isb/domain'
import { sql } from 'kysely'
import type { Microsoft } from '../../core/ground/config.ts'
import type { Anyone } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { askSecondFactor, refuseForSecondFactor } from '../../core/session/second-factor.ts'
import { hashToken } from '../../core/session/session.ts'
import { insertFailure } from '../../core/session/throttle.ts'
import { enter } from './enter.ts'
import { readIdToken, WrongToken, type Identity } from './id-token.ts'
import { ProviderAway } from './provider.ts'

const nonceGoodForMs = 10 * 60_000

/** A nonce to ask the ID token with. */
export async function beginMicrosoft({ app, now }: Anyone): Promise<{ nonce: string }> {
  if (!app.config.microsoft) refuse(1, 'MICROSOFT_OFF')
  const nonce = randomBytes(32).toString('base64url')
  await app.db
    .insertInto('microsoftNonce')
    .values({ nonceHash: hashToken(nonce), expiresAt: new Date(now.getTime() + nonceGoodForMs) })
    .execute()
  return { nonce }
}

/** Signs in whom Microsoft names. What was wrong with a token is for the log; the caller learns that it was wrong. */
export async function signInWithMicrosoft(idToken: string, context: Anyone): Promise<Data<'auth.microsoft'>> {
  const { app, now } = context
  const { microsoft } = app.config
  if (!microsoft) refuse(1, 'MICROSOFT_OFF')
  const identity = await identify(idToken, microsoft, context)
  const account = identity.ours ? await accountOf(app.db, identity) : undefined
  if (!account?.enabled) {
    // Counted beside the wrong passwords: who looks after the accounts sees that somebody cannot get in.
    const who = sql`${account?.id ?? null}::bigint`
    await insertFailure(app.db, { who, key: '', address: context.address, kind: 'sign-in', guess: false }, now)
    refuse(1, !identity.ours ? 'MICROSOFT_TENANT' : account ? 'MICROSOFT_DISABLED' : 'MICROSOFT_UNKNOWN')
  }
  const first = account.microsoftId === null
  const how = { by: 'Microsoft', ...(first && { bound: true }) }
  // Microsoft has asked for a second factor already, or it is asked here.
  const asked = identity.mfa ? undefined : await askSecondFactor(app, account.id, now, { ...how, objectId: identity.objectId })
  if (asked) refuseForSecondFactor(asked)
  return context.atomically({ staffId: account.id, name: account.name }, async (change) => {
    if (!(await bind(change.db, account, identity.objectId, now))) refuse(1, 'MICROSOFT_UNKNOWN')
    return enter(account, context, change, { ...how, confirmed: identity.mfa })
  })
}

async function identify(idToken: string, microsoft: Microsoft, { app, now }: Anyone): Promise<Identity> {
  try {
    const identity = await readIdToken(idToken, microsoft, now)
    // Taken before anything else is decided, and for good: a token is worth one try, whatever comes of it.
    const { numDeletedRows } = await app.db
      .deleteFrom('microsoftNonce')
      .where('nonceHash', '=', hashToken(identity.nonce))
      .where('expiresAt', '>', now)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new WrongToken('its nonce is not ours, spent or too old')
    return identity
  } catch (error) {
    if (error instanceof WrongToken) {
      app.log.warn({ why: error.message }, 'a token of Microsoft was refused')
      refuse(1, 'MICROSOFT_TOKEN')
    }
    if (error instanceof ProviderAway) {
      app.log.error({ err: error, cause: error.cause instanceof Error ? error.cause.message : undefined }, 'Microsoft cannot be reached')
      refuse(99, 'MICROSOFT_UNREACHABLE')
    }
    throw error
  }
}

/**
 * The account that is bound to this person, else the one that may be: it has their address and is bound to nobody.
 * Asked in one statement: between two, their other tab may bind it, and neither would find it.
 */
const accountOf = (db: Db, { objectId, email }: Identity) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'enabled', 'microsoftId'])
    .where('service', '=', false)
    .where((row) =>
      row.or([
        row('microsoftId', '=', objectId),
        ...(email === null ? [] : [row.and([row('email', '=', normalEmail(email)), row('microsoftId', 'is', null)])]),
      ]),
    )
    .orderBy('microsoftId', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()

/**
 * Binds an account to a person, or finds that it is and that it may still be entered. Of two persons at once one wins; the same one
 * twice is no harm.
 */
export const bind = (db: Db, account: { id: number; microsoftId: string | null }, microsoftId: string, now: Date) =>
  db
    .updateTable('staff')
    .set({ microsoftId, ...(account.microsoftId === null && { updatedAt: now }) })
    .where('id', '=', account.id)
    .where('enabled', '=', true)
    .where((row) => row.or([row('microsoftId', 'is', null), row('microsoftId', '=', microsoftId)]))
    .returning('id')
    .executeTakeFirst()
    .catch((error: { code?: string }) => {
      // The person was bound to another account a moment ago: a second try finds that one.
      if (error.code === '23505') refuse(1, 'MICROSOFT_TOKEN')
      throw error
    })
