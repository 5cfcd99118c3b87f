// One's own second factor: set up, looked at, taken away; and given again for what asks for it.
import type { Data, Input } from '@isb/contract'
import { sql } from 'kysely'
import { graceOf, suspendedRolesOf } from '../../core/access/suspended.ts'
import type { SignedIn, TakesLong } from '../../core/app/context.ts'
import { tellOwner } from '../../core/mail/tell-owner.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse, refuseBroken } from '../../core/ground/refuse.ts'
import { newAppSecret, renewRecoveryCodes, takeAppCode } from '../../core/session/codes.ts'
import { askForNewPasskey, passkeysOf, readNewPasskey } from '../../core/session/passkeys.ts'
import {
  askSecondFactor,
  isRequired,
  kindsOf,
  newTicket,
  removeSecondFactor,
  requireSecondFactor,
  tryTicket,
} from '../../core/session/second-factor.ts'
import { confirmedMs } from '../../core/access/confirmation.ts'
import { endSessionsOf, hashToken, ownSession, renewSession } from '../../core/session/session.ts'

async function secondFactor(_input: unknown, { db, caller, now }: SignedIn): Promise<Data<'account.secondFactor'>> {
  const { staffId } = caller
  const app = await db
    .selectFrom('authenticator')
    .select('createdAt')
    .where('staffId', '=', staffId)
    .where('confirmed', '=', true)
    .executeTakeFirst()
  const passkeys = await passkeysOf(db, staffId)
  const { left } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  const required = await isRequired(db, staffId)
  const due = await graceOf(db, caller, now)
  return {
    app: app ? { createdAt: app.createdAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodes: left,
    required,
    dueAt: due?.toISOString() ?? null,
    suspendedRoles: await suspendedRolesOf(db, caller),
  }
}

/** Who sets something up, as the app and the browser are to name it. */
async function whoIs(db: Db, staffId: number) {
  const { schoolName } = await db.selectFrom('setting').select('schoolName').executeTakeFirstOrThrow()
  const { name, email } = await db.selectFrom('staff').select(['name', 'email']).where('id', '=', staffId).executeTakeFirstOrThrow()
  return { school: schoolName, person: { id: staffId, name, email: email ?? name } }
}

async function beginApp(_input: unknown, { app, db, caller, now }: SignedIn): Promise<Data<'account.beginApp'>> {
  const { school, person } = await whoIs(db, caller.staffId)
  const { kept, secret, uri } = newAppSecret(app, caller.staffId, school, person.email)
  // The app in use stays in use until another has shown a code.
  await db
    .insertInto('secondFactorTicket')
    .values({ tokenHash: appTicket(caller.staffId), staffId: caller.staffId, challenge: kept.toString('base64'), expiresAt: inAnHour(now) })
    .onConflict((on) => on.column('tokenHash').doUpdateSet({ challenge: kept.toString('base64'), expiresAt: inAnHour(now) }))
    .execute()
  return { secret, uri }
}

const appTicket = (staffId: number) => hashToken(`app ${staffId}`)
const inAnHour = (now: Date) => new Date(now.getTime() + 60 * 60_000)

async function confirmApp({ body }: Input<'account.confirmApp'>, context: SignedIn): Promise<Data<'account.confirmApp'>> {
  const { app, db, caller, now } = context
  const { staffId } = caller
  const begun = await db
    .deleteFrom('secondFactorTicket')
    .where('tokenHash', '=', appTicket(staffId))
    .where('expiresAt', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  if (!begun) refuse(1, 'SECOND_FACTOR_GONE')
  const first = (await kindsOf(db, staffId)).length === 0
  const row = { staffId, secret: Buffer.from(begun.challenge, 'base64'), confirmed: false, lastStep: 0, createdAt: now }
  const { staffId: _, ...set } = row
  await db
    .insertInto('authenticator')
    .values(row)
    .onConflict((on) => on.column('staffId').doUpdateSet(set))
    .execute()
  // Refusing takes all of it back: the code may be typed again.
  if (!(await takeAppCode(app, db, staffId, body.code, now, false))) refuse(1, 'SECOND_FACTOR_WRONG')
  return added(context, first, { app: 'added' })
}

async function beginPasskey(_input: unknown, { app, db, caller, now }: SignedIn): Promise<Data<'account.beginPasskey'>> {
  const { school, person } = await whoIs(db, caller.staffId)
  const { challenge, options } = await askForNewPasskey(app, db, person, school)
  const { ticket } = await newTicket(db, caller.staffId, challenge, now)
  return { ticket, options }
}

async function addPasskey({ body }: Input<'account.addPasskey'>, context: SignedIn): Promise<Data<'account.addPasskey'>> {
  const { app, db, caller, now } = context
  const { staffId } = caller
  const { challenge } = await tryTicket(db, body.ticket, now, staffId)
  await db.deleteFrom('secondFactorTicket').where('tokenHash', '=', hashToken(body.ticket)).execute()
  const key = await readNewPasskey(app, body.passkey, challenge)
  if (!key) refuse(1, 'SECOND_FACTOR_WRONG')
  const first = (await kindsOf(db, staffId)).length === 0
  const name = body.name.trim()
  await db
    .insertInto('passkey')
    .values({
      staffId,
      credential: key.id,
      publicKey: Buffer.from(key.publicKey),
      counter: key.counter,
      transports: key.transports ?? [],
      name,
      createdAt: now,
    })
    .execute()
    .catch(refuseBroken('passkey_credential', '/passkey', 'PASSKEY_TAKEN'))
  return added(context, first, { passkey: name })
}

/** With the first one come recovery codes; whoever else is signed in is out, and the owner is told. */
async function added(context: SignedIn, first: boolean, how: object): Promise<Data<'account.confirmApp'>> {
  const { db, caller, now, changed } = context
  const { staffId } = caller
  await db.updateTable('session').set({ confirmedAt: now }).where('id', '=', ownSession(caller)).execute()
  const ended = first ? await endSessionsOf(db, staffId, now, ownSession(caller)) : 0
  const recoveryCodes = first ? await renewRecoveryCodes(db, staffId) : null
  // Open consoles hear and show what the roles give again.
  if (caller.suspendedRoles.length > 0) await sql`select pg_notify('isb_access', '')`.execute(db)
  await tellOwner(context, 'second-factor-changed', staffId)
  changed('staff', staffId, {}, { secondFactor: how, ...(ended > 0 && { sessionsEnded: ended }) })
  return { recoveryCodes }
}

async function removeApp(_input: unknown, context: SignedIn): Promise<Data<'account.removeApp'>> {
  const { db, caller } = context
  const { numDeletedRows } = await db.deleteFrom('authenticator').where('staffId', '=', caller.staffId).executeTakeFirst()
  return numDeletedRows === 0n ? {} : removed(context, { app: 'removed' })
}

async function removePasskey({ path }: Input<'account.removePasskey'>, context: SignedIn): Promise<Data<'account.removePasskey'>> {
  const { db, caller } = context
  const gone = await db
    .deleteFrom('passkey')
    .where('id', '=', path.passkeyId)
    .where('staffId', '=', caller.staffId)
    .returning('name')
    .executeTakeFirst()
  if (!gone) refuse(2, 'PASSKEY_NOT_FOUND')
  return removed(context, { passkeyRemoved: gone.name })
}

async function removed(context: SignedIn, how: object): Promise<Data<'account.removeApp'>> {
  const { db, caller, changed } = context
  const { staffId } = caller
  if ((await kindsOf(db, staffId)).length === 0) {
    if (await isRequired(db, staffId)) refuse(3, 'SECOND_FACTOR_NEEDED')
    await removeSecondFactor(context, staffId)
    await db.updateTable('session').set({ confirmedAt: null }).where('staffId', '=', staffId).execute()
  }
  await tellOwner(context, 'second-factor-changed', staffId)
  changed('staff', staffId, {}, { secondFactor: how })
  return {}
}

async function newRecoveryCodes(_input: unknown, context: SignedIn): Promise<Data<'account.newRecoveryCodes'>> {
  const { db, caller, changed } = context
  if ((await kindsOf(db, caller.staffId)).length === 0) refuse(1, 'SECOND_FACTOR_GONE')
  const recoveryCodes = await renewRecoveryCodes(db, caller.staffId)
  await tellOwner(context, 'second-factor-changed', caller.staffId)
  changed('staff', caller.staffId, {}, { secondFactor: { recoveryCodes: 'new' } })
  return { recoveryCodes }
}

async function beginStepUp(_input: unknown, { app, db, caller, now }: SignedIn): Promise<Data<'account.beginStepUp'>> {
  return (await askSecondFactor({ ...app, db }, caller.staffId, now)) ?? refuse(1, 'SECOND_FACTOR_GONE')
}

async function stepUp({ body }: Input<'account.stepUp'>, context: TakesLong): Promise<Data<'account.stepUp'>> {
  const { app, caller, now } = context
  await requireSecondFactor(await tryTicket(app.db, body.ticket, now, caller.staffId), body, context)
  await app.db.deleteFrom('secondFactorTicket').where('tokenHash', '=', hashToken(body.ticket)).execute()
  return context.atomically(async ({ db }) => {
    const { token, expiresAt } = await renewSession(db, ownSession(caller), now)
    return { until: new Date(now.getTime() + confirmedMs).toISOString(), token, expiresAt: expiresAt.toISOString() }
  })
}

/** The operations of the second factor, by their verbs. */
export const secondFactors = {
  secondFactor,
  beginApp,
  confirmApp,
  removeApp,
  beginPasskey,
  addPasskey,
  removePasskey,
  newRecoveryCodes,
  beginStepUp,
  stepUp,
}
