import type { ServerModule } from '../../core/declare/module.ts'
import { normalEmail } from '@isb/domain'
import { availableMenus } from '../../core/access/available-menus.ts'
import type { Anyone } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import { hashSecret, matches, outdated } from '../../core/session/password.ts'
import { refuse, TransportFailure } from '../../core/ground/refuse.ts'
import { ownSession } from '../../core/session/session.ts'
import { askSecondFactor, refuseForSecondFactor } from '../../core/session/second-factor.ts'
import { countFailure, forgetFailures, lockedMeanwhile, standingOf } from '../../core/session/throttle.ts'
import { enter } from './enter.ts'
import { tellAdministrators } from './alerts.ts'
import { acceptInvite } from './invitation.ts'
import { beginMicrosoft, signInWithMicrosoft } from './microsoft.ts'
import { accountByEmail, verboseUser } from './repo.ts'
import { attendRun } from './attend-run.ts'
import { finishSignIn } from './second-factor.ts'
import { resendSeconds, resetPassword, sendResetCode } from './reset.ts'

const handlers: Handlers<'auth'> = {
  async config(_input, { app }) {
    const { microsoft } = app.config
    const setting = await app.db.selectFrom('setting').selectAll().executeTakeFirstOrThrow()
    const { schoolName: name, schoolNameZh: nameZh, timeZone, phoneCode, help, helpZh } = setting
    return {
      languages: ['en', 'zh'],
      microsoft: microsoft ? { clientId: microsoft.clientId, authority: microsoft.authority } : null,
      school: { name, nameZh, timeZone, phoneCode, help, helpZh },
      passwordMinLength: 8,
      resendSeconds,
    }
  },

  async login({ body }, context) {
    const email = normalEmail(body.email)
    const account = await signedIn(email, body.password, context)
    const asked = await askSecondFactor(context.app, account.id, context.now)
    if (asked) refuseForSecondFactor(asked)
    return context.atomically({ staffId: account.id, name: account.name }, async (change) => {
      // A password that was changed while this one was checked has ended every session: this must not become one more.
      const still = await change.db
        .updateTable('staff')
        .set({ passwordHash: account.rehashed ?? account.passwordHash })
        .where('id', '=', account.id)
        .where('email', '=', email)
        .where('enabled', '=', true)
        .where('passwordHash', '=', account.passwordHash)
        .returning('id')
        .executeTakeFirst()
      if (!still) refuse(1, 'SIGN_IN_FAILED')
      return enter(account, context, change)
    })
  },

  secondFactor: ({ body }, context) => finishSignIn(body, context),

  async logout(_input, { db, caller, now, changed }) {
    await db.updateTable('session').set({ endedAt: now }).where('id', '=', ownSession(caller)).where('endedAt', 'is', null).execute()
    changed('session', ownSession(caller), {}, { ended: true })
    return {}
  },

  me: (_input, { db, caller, now }) => verboseUser(db, caller, now),

  menus: (_input, { db, caller }) => availableMenus(db, caller),

  redeemRunCode: ({ body }, context) => attendRun(body.code, context),

  beginMicrosoft: (_input, context) => beginMicrosoft(context),
  microsoft: ({ body }, context) => signInWithMicrosoft(body.idToken, context),
  acceptInvite: ({ body }, context) => acceptInvite(body, context),
  sendResetCode: ({ body }, context) => sendResetCode(body.email, context),
  resetPassword: ({ body }, context) => resetPassword(body, context),
}

/** The account if it may sign in. Unknown, wrong, locked and disabled take one time and give one answer. */
async function signedIn(email: string, password: string, { app, now, address, device }: Anyone) {
  const attempt = { email, address, device, now }
  const standing = await standingOf(app.db, attempt)
  if (standing.wait > 0) throw new TransportFailure(429, 'TOO_MANY_REQUESTS', standing.wait)
  const account = await accountByEmail(app.db, email)
  let { locked } = standing
  // Guesses side by side were all let in; those that lock the account lock out the others too.
  const after = async () => (locked = await lockedMeanwhile(app.db, attempt, standing))
  const right = await matches(account?.enabled ? account.passwordHash : null, password, standing.party, { before: locked, after })
  if (!right || !account?.enabled) {
    await countFailure(app.db, attempt, { ...standing, locked })
    refuse(1, 'SIGN_IN_FAILED')
  }
  await forgetFailures(app.db, attempt, standing.known)
  return {
    ...account,
    rehashed: account.passwordHash && outdated(account.passwordHash) ? await hashSecret(password, standing.party) : undefined,
  }
}

export const auth: ServerModule<'auth'> = {
  keeps: {
    reset_code: { whose: 'staff_id = $1', hidden: ['tries', 'hour_began_at', 'sent_in_hour'] },
    sign_in_device: { whose: 'staff_id = $1' },
    sign_in_failure: { whose: 'staff_id = $1', hidden: ['account_key', 'network', 'guess', 'kind', 'times', 'counted_hour'] },
  },
  handlers,
  reminders: [tellAdministrators],
}
