// Personal tokens from before reach their owner's own data for some days more. Their owners are told once, while there is time.
import { operationIds, operationOf } from '@isb/contract'
import { sql } from 'kysely'
import type { App } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { mail } from '../../core/mail/mail.ts'

const usedWithinDays = 90
/** What comes at once leaves in the next minutes. */
const atOnce = 100
const ownOperations = operationIds.filter((id) => operationOf(id).own === true)

interface Ending {
  readonly id: number
  readonly token: string
  readonly staffId: number
  readonly email: string
  readonly at: Date
  /** The audit has changes alone: nothing is kept of reads. */
  readonly operations: readonly string[]
}

/** Writes to the owners of tokens that are in use. */
export async function tellOwnDataEnds(db: Db, app: Pick<App, 'outbox' | 'config'>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - usedWithinDays * 24 * 60 * 60_000)
  const { rows } = await sql<Ending>`
    select t.id, t.name as token, s.id as staff_id, s.email, t.own_until as at, array(
        select distinct a.operation from audit a where a.staff_id = s.id and a.token = t.name and a.at > ${since} and a.reason is null
          and a.operation = any(${ownOperations}::text[]) order by a.operation) as operations
    from api_token t join staff s on s.id = t.staff_id and s.enabled and s.email is not null
    where t.own_until > ${now} and t.revoked_at is null and t.expires_at > t.own_until and t.last_used_at > ${since}
      and not exists (select from outbox where once = 'own-data-ends:' || t.id)
    order by t.id limit ${atOnce}`.execute(db)
  for (const { id, token, staffId, email, at, operations } of rows)
    await mail(
      { app, db },
      'own-data-ends',
      { to: email, about: { entity: 'staff', id: staffId }, own: true, once: `own-data-ends:${id}` },
      { token, at },
      { path: '/account', facts: { 'field.token': token, 'field.operation': operations.join(', ') } },
    )
}
