// The second half of a sign-in: the ticket says whose password was right, the answer that it is they.
import type { Data, Input } from '@isb/contract'
import type { Anyone } from '../../core/app/context.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { requireSecondFactor, tryTicket } from '../../core/session/second-factor.ts'
import { hashToken } from '../../core/session/session.ts'
import { enter } from './enter.ts'
import { bind } from './microsoft.ts'

/** What a ticket keeps of the sign-in that it belongs to. */
interface How {
  readonly by?: string
  readonly bound?: boolean
  readonly objectId?: string
}

export async function finishSignIn(body: Input<'auth.secondFactor'>['body'], context: Anyone): Promise<Data<'auth.secondFactor'>> {
  const { app, now } = context
  const tried = await tryTicket(app.db, body.ticket, now)
  await requireSecondFactor(tried, body, context)
  const { objectId, ...how } = tried.how as How
  const account = await app.db
    .selectFrom('staff')
    .select(['id', 'name', 'microsoftId'])
    .where('id', '=', tried.staffId)
    .executeTakeFirstOrThrow()
  return context.atomically({ staffId: account.id, name: account.name }, async (change) => {
    // A ticket is worth one session; a password that was changed meanwhile has taken it away.
    const spent = await change.db
      .deleteFrom('secondFactorTicket')
      .where('tokenHash', '=', hashToken(body.ticket))
      .where('staffId', 'in', (query) => query.selectFrom('staff').select('id').where('enabled', '=', true))
      .executeTakeFirst()
    if (spent.numDeletedRows === 0n) refuse(1, 'SECOND_FACTOR_GONE')
    if (objectId !== undefined && !(await bind(change.db, account, objectId, now))) refuse(1, 'SECOND_FACTOR_GONE')
    return enter(account, context, change, { ...how, confirmed: true })
  })
}
