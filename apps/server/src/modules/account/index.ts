import { heldCodes } from '../../core/access/access.ts'
import { keepOwnData, makeToken, revokeTokenOf, tokensOf } from '../../core/session/api-tokens.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import { nobodys } from '../../core/person/kept.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { endSessionsOf, openSessionsOf, ownSession, revokeTokensOf, forgetSessions } from '../../core/session/session.ts'
import { tellOwnDataEnds } from './own-data-ends.ts'
import { changePassword } from './password.ts'
import { secondFactors } from './second-factor.ts'

const handlers: Handlers<'account'> = {
  changePassword: ({ body }, context) => changePassword(body, context),

  async sessions(_input, { db, caller, now }) {
    const rows = await openSessionsOf(db, caller.staffId, now)
    return rows.map(({ startedAt, lastSeenAt, expiresAt, ...row }) => ({
      ...row,
      current: row.id === caller.sessionId,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
  },

  async endSession({ path }, { db, caller, now, changed }) {
    const open = await openSessionsOf(db, caller.staffId, now)
    if (!open.some(({ id }) => id === path.sessionId)) refuse(2, 'SESSION_NOT_FOUND')
    await db.updateTable('session').set({ endedAt: now }).where('id', '=', path.sessionId).where('endedAt', 'is', null).execute()
    changed('session', path.sessionId, {}, { ended: true })
    return {}
  },

  async endOtherSessions({ query: { keepTokens = false } = {} }, { db, caller, now, changed }) {
    const ended = await endSessionsOf(db, caller.staffId, now, ownSession(caller))
    const revoked = keepTokens ? 0 : await revokeTokensOf(db, caller.staffId, now)
    if (ended + revoked > 0) changed('staff', caller.staffId, {}, { sessionsEnded: ended, ...(revoked > 0 && { tokensRevoked: revoked }) })
    return { ended, tokensRevoked: revoked }
  },

  tokens: (_input, { db, caller, now }) => tokensOf(db, caller.staffId, now),

  async createToken({ body }, context) {
    return makeToken(body, context.caller.staffId, [await heldCodes(context.db, context.caller)], context)
  },

  keepOwnData,

  ...secondFactors,

  revokeToken: ({ path }, context) => revokeTokenOf(context.caller.staffId, path.tokenId, context),
}

const entities = {
  session: { person: null },
  token: { person: 'staffId', keep: ['scopes', 'staffId'] },
} as const

export const account: ServerModule<'account'> = {
  entities,
  reminders: [tellOwnDataEnds],
  retention: { signInDays: { deleted: 'signIns', deleteOlder: forgetSessions } },
  keeps: {
    session: { whose: 'staff_id = $1', hidden: ['network', 'confirmed_at', 'run_pass_id'] },
    run_pass: { whose: 'staff_id = $1', by: ['made_by'], hidden: ['code_hash', 'device_hash'] },
    attendant_account: { whose: nobodys, by: ['staff_id'] },
    api_token: { whose: 'staff_id = $1', by: ['created_by'], hidden: ['start', 'acts', 'own_until'] },
    authenticator: { whose: 'staff_id = $1', hidden: ['secret', 'last_step'] },
    passkey: { whose: 'staff_id = $1', hidden: ['credential', 'public_key', 'counter', 'transports'] },
    recovery_code: { whose: 'staff_id = $1', hidden: ['code_hash', 'salt'] },
    second_factor_ticket: { whose: 'staff_id = $1', hidden: ['challenge', 'tries', 'how'] },
    idempotency: { whose: 'staff_id = $1', hidden: ['key', 'answer'] },
  },
  constraints: { passkey_credential: 'PASSKEY_TAKEN' },
  handlers,
}
