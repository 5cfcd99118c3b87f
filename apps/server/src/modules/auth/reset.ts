// Setting a new password with a mailed code. Whoever asks gets the same answer in the same time, account or not.
import { randomInt } from 'node:crypto'
import { normalEmail } from '@isb/domain'
import { nameIn, word } from '@isb/words'
import type { Anyone } from '../../core/context.ts'
import { hashSecret, matches, requireGoodPassword } from '../../core/session/password.ts'
import { refuseField, TransportFailure } from '../../core/refuse.ts'
import { shutOut } from '../../core/session/session.ts'
import { countReset, rememberDevice, standingOf, type Attempt } from '../../core/session/throttle.ts'
import { newDevice } from './enter.ts'
import { accountByEmail } from './repo.ts'

/** Seconds between two codes for one account. */
export const resendSeconds = 60
const codeMinutes = 10
const mostTries = 5
const mostAnHour = 5
const hourMs = 60 * 60_000

/** Mails a code, unless one went out a moment ago. One code is good at a time. */
export async function sendResetCode(email: string, context: Anyone): Promise<{ resendSeconds: number }> {
  const { app, now, locale } = context
  await countReset(app.db, await inTime(email, context), 'reset-request')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const [account, codeHash] = await Promise.all([accountByEmail(app.db, normalEmail(email)), hashSecret(code)])
  await context.atomically(
    account?.enabled ? { staffId: account.id, name: account.name } : undefined,
    async ({ db, changed, afterCommit }) => {
      if (!account?.enabled) return {}
      const last = await db.selectFrom('resetCode').selectAll().where('staffId', '=', account.id).forUpdate().executeTakeFirst()
      const sameHour = last !== undefined && now.getTime() - last.hourBeganAt.getTime() < hourMs
      if (last && (now.getTime() - last.sentAt.getTime() < resendSeconds * 1000 || (sameHour && last.sentInHour >= mostAnHour))) return {}
      const row = {
        codeHash,
        expiresAt: new Date(now.getTime() + codeMinutes * 60_000),
        tries: 0,
        sentAt: now,
        hourBeganAt: sameHour ? last.hourBeganAt : now,
        sentInHour: sameHour ? last.sentInHour + 1 : 1,
      }
      const written = await db
        .insertInto('resetCode')
        .values({ staffId: account.id, ...row })
        .onConflict((on) => (last ? on.column('staffId').doUpdateSet(row) : on.column('staffId').doNothing()))
        .returning('staffId')
        .executeTakeFirst()
      if (!written) return {}
      const { schoolName, schoolNameZh } = await db.selectFrom('setting').select(['schoolName', 'schoolNameZh']).executeTakeFirstOrThrow()
      const school = nameIn(locale, { name: schoolName, nameZh: schoolNameZh })
      await app.outbox.put(db, {
        kind: 'reset-code',
        to: account.email,
        subject: word(locale, 'mail.reset-code.subject', { code }),
        body: word(locale, 'mail.reset-code.text', { code, school, name: account.name, minutes: codeMinutes }),
        about: { entity: 'staff', id: account.id },
        secret: true,
        goodUntil: row.expiresAt,
      })
      changed('staff', account.id, {}, { resetCode: 'sent' })
      afterCommit(() => app.outbox.kick())
      return {}
    },
  )
  return { resendSeconds }
}

/** The attempt, unless its network tries too many accounts. */
async function inTime(email: string, { app, now, address, device }: Anyone): Promise<Attempt> {
  const attempt = { email: normalEmail(email), address, device, now }
  const { wait } = await standingOf(app.db, attempt)
  if (wait > 0) throw new TransportFailure(429, 'TOO_MANY_REQUESTS', wait)
  return attempt
}

/** Sets the password if the code is right, and ends every session of the account. */
export async function resetPassword(
  { email, code, password }: { email: string; code: string; password: string },
  context: Anyone,
): Promise<Record<string, never>> {
  const { app, now, device = newDevice(), keepDevice } = context
  const attempt = await inTime(email, context)
  await requireGoodPassword(app.db, password, normalEmail(email))
  const account = await accountByEmail(app.db, normalEmail(email))
  const hash = account?.enabled ? await takeTry(context, account.id) : undefined
  const right = await matches(hash, code)
  const passwordHash = await hashSecret(password)
  if (!right || !account || !hash) {
    await countReset(app.db, attempt, 'reset-code')
    refuseField('/code', 'RESET_CODE_WRONG')
  }
  return context.atomically({ staffId: account.id, name: account.name }, async ({ db, changed }) => {
    // The code is spent by deleting it: of two requests with the right one, one finds it gone.
    const spent = await db
      .deleteFrom('resetCode')
      .where('staffId', '=', account.id)
      .where('codeHash', '=', hash)
      .returning('staffId')
      .executeTakeFirst()
    if (!spent) refuseField('/code', 'RESET_CODE_WRONG')
    await db.updateTable('staff').set({ passwordHash, updatedAt: now }).where('id', '=', account.id).execute()
    await shutOut(db, account.id, now)
    await rememberDevice(db, account.id, device, now)
    keepDevice(device)
    changed('staff', account.id, {}, { password: 'changed' })
    return {}
  })
}

/** Counts the try before the code is looked at, so that guesses side by side are counted too. */
async function takeTry({ app, now }: Anyone, staffId: number): Promise<string | undefined> {
  const row = await app.db
    .updateTable('resetCode')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('staffId', '=', staffId)
    .where('tries', '<', mostTries)
    .where('expiresAt', '>', now)
    .returning('codeHash')
    .executeTakeFirst()
  return row?.codeHash
}
