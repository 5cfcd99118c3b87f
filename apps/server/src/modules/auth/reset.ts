// Setting a new password with a mailed code or link. Whoever asks gets the same answer in the same time, account or not.
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { normalEmail } from '@isb/domain'
import type { Anyone } from '../../core/app/context.ts'
import { mail } from '../../core/mail/mail.ts'
import { tellOwner } from '../../core/mail/tell-owner.ts'
import { accountParty, type Party } from '../../core/work/fair-queue.ts'
import { hashSecret, matches, requireGoodPassword } from '../../core/session/password.ts'
import { refuseField, TransportFailure } from '../../core/ground/refuse.ts'
import { hashToken, shutOut } from '../../core/session/session.ts'
import { countReset, needsLink, rememberDevice, standingOf, type Attempt } from '../../core/session/throttle.ts'
import { newDevice } from './enter.ts'
import { accountByEmail } from './repo.ts'

/** Seconds between two codes for one account. */
export const resendSeconds = 60
const codeMinutes = 10
const mostTries = 5
const mostAnHour = 5
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Nobody is answered sooner: what is written down where there is an account takes some milliseconds more. */
const answerMs = 250

/** Mails a code, unless one went out a moment ago. */
export async function sendResetCode(email: string, context: Anyone): Promise<{ resendSeconds: number }> {
  const [answer] = await Promise.all([sendCode(email, context), wait(answerMs)])
  return answer
}

/** The same as soon as it is done. One code is good at a time. */
async function sendCode(email: string, context: Anyone): Promise<{ resendSeconds: number }> {
  const { app, now, locale } = context
  const { attempt, party } = await inTime(email, context)
  await countReset(app.db, attempt, 'reset-request')
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const [guessedAt, account, codeHash] = await Promise.all([
    needsLink(app.db, attempt.email, now),
    accountByEmail(app.db, attempt.email),
    hashSecret(code, party),
  ])
  await context.atomically(
    account?.enabled ? { staffId: account.id, name: account.name } : undefined,
    async ({ db, changed, afterCommit }) => {
      if (!account?.enabled) return {}
      const last = await db.selectFrom('resetCode').selectAll().where('staffId', '=', account.id).forUpdate().executeTakeFirst()
      const sameHour = last !== undefined && now.getTime() - last.hourBeganAt.getTime() < hourMs
      if (last && (now.getTime() - last.sentAt.getTime() < resendSeconds * 1000 || (sameHour && last.sentInHour >= mostAnHour))) return {}
      const sentInHour = sameHour ? last.sentInHour + 1 : 1
      const hourBeganAt = sameHour ? last.hourBeganAt : now
      // The last mail of an hour is good until the next may go: who asks for many in somebody's name keeps nobody out.
      const minutes =
        sentInHour < mostAnHour
          ? codeMinutes
          : Math.max(codeMinutes, Math.ceil((hourBeganAt.getTime() + hourMs - now.getTime()) / minuteMs))
      const link = guessedAt || sentInHour === mostAnHour ? randomBytes(16).toString('base64url') : undefined
      const row = {
        ...(link === undefined ? { codeHash, linkHash: null } : { codeHash: null, linkHash: hashToken(link) }),
        expiresAt: new Date(now.getTime() + minutes * minuteMs),
        tries: 0,
        sentAt: now,
        hourBeganAt,
        sentInHour,
      }
      const written = await db
        .insertInto('resetCode')
        .values({ staffId: account.id, ...row })
        .onConflict((on) => (last ? on.column('staffId').doUpdateSet(row) : on.column('staffId').doNothing()))
        .returning('staffId')
        .executeTakeFirst()
      if (!written) return {}
      await mail(
        { app, db, afterCommit },
        link === undefined ? 'reset-code' : 'reset-link',
        { to: account.email, about: { entity: 'staff', id: account.id }, language: locale, secret: true, goodUntil: row.expiresAt },
        { code, minutes },
        // The link has its secret behind the `#`, where no server or proxy writes it into a log.
        link === undefined ? { large: code } : { path: `/reset-passwd#reset=${link}` },
      )
      changed('staff', account.id, {}, { resetCode: 'sent' })
      return {}
    },
  )
  return { resendSeconds }
}

/** The attempt and its place in the queue, unless its network tries too many accounts. */
async function inTime(email: string, { app, now, address, device }: Anyone): Promise<{ attempt: Attempt; party: Party }> {
  const attempt = { email: normalEmail(email), address, device, now }
  const { wait, party } = await standingOf(app.db, attempt, true)
  if (wait > 0) throw new TransportFailure(429, 'TOO_MANY_REQUESTS', wait)
  return { attempt, party }
}

/** Sets the password if the code is right, and ends every session of the account. */
export async function resetPassword(
  { email, code, password }: { email: string; code: string; password: string },
  context: Anyone,
): Promise<Record<string, never>> {
  const { app, now, device = newDevice(), keepDevice } = context
  // At 128 bits nobody guesses: a link waits for no network, and no wrong one spends it.
  const link = code.length > 8
  const tried = link ? undefined : await inTime(email, context)
  await requireGoodPassword(app.db, password, normalEmail(email))
  const account = await accountByEmail(app.db, normalEmail(email))
  const right = tried
    ? await codeOf(context, account?.enabled ? account.id : undefined, code, tried.party)
    : await linkOf(context, account?.id, code)
  if (!right || !account?.enabled) {
    if (tried) await countReset(app.db, tried.attempt, 'reset-code')
    refuseField('/code', 'RESET_CODE_WRONG')
  }
  const passwordHash = await hashSecret(password, accountParty(account.id))
  return context.atomically({ staffId: account.id, name: account.name }, async (change) => {
    const { db, changed } = change
    // What was mailed is spent by deleting it: of two requests with the right one, one finds it gone.
    const spent = await db
      .deleteFrom('resetCode')
      .where('staffId', '=', account.id)
      .where((row) => (typeof right === 'string' ? row('codeHash', '=', right) : row('linkHash', '=', right)))
      .returning('staffId')
      .executeTakeFirst()
    if (!spent) refuseField('/code', 'RESET_CODE_WRONG')
    await db.updateTable('staff').set({ passwordHash, updatedAt: now }).where('id', '=', account.id).execute()
    await shutOut({ app, db, now }, account.id)
    await rememberDevice(db, account.id, device, now)
    keepDevice(device)
    await tellOwner({ ...context, ...change }, 'password-changed', account.id)
    changed('staff', account.id, {}, { password: 'changed' })
    return {}
  })
}

/** The hash that the digits match. The try is counted before they are looked at, so that guesses side by side are counted too. */
async function codeOf({ app, now }: Anyone, staffId: number | undefined, code: string, party: Party): Promise<string | undefined> {
  const row =
    staffId === undefined
      ? undefined
      : await app.db
          .updateTable('resetCode')
          .set((eb) => ({ tries: eb('tries', '+', 1) }))
          .where('staffId', '=', staffId)
          .where('codeHash', 'is not', null)
          .where('tries', '<', mostTries)
          .where('expiresAt', '>', now)
          .returning('codeHash')
          .executeTakeFirst()
  return (await matches(row?.codeHash, code, party)) ? (row?.codeHash ?? undefined) : undefined
}

/** The digest of the link's secret, where it is the account's. */
async function linkOf({ app, now }: Anyone, staffId: number | undefined, secret: string): Promise<Buffer | undefined> {
  const linkHash = hashToken(secret)
  const row = await app.db
    .selectFrom('resetCode')
    .select('linkHash')
    .where('staffId', '=', staffId ?? 0)
    .where('linkHash', '=', linkHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row ? linkHash : undefined
}
