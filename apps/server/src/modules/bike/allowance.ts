import type { Data, Input, Schema } from '@isb/contract'
import { word, writtenDay } from '@isb/words'
import { sql } from 'kysely'
import { holds } from '../../core/access/access.ts'
import type { SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { refuse } from '../../core/ground/refuse.ts'

type Allowance = Schema<'BikeAllowance'>

/** What a person has out or has asked for, the longest due first, against the limit. */
export async function allowanceOf(db: Db, personId: number, now: Date): Promise<Allowance> {
  const { rows } = await sql<{ allowance: Allowance }>`
    select json_build_object('limit', max_rents, 'open', coalesce((
      select json_agg(json_build_object('rentId', r.id, 'bikeNumber', b.number, 'confirmation', r.confirmation, 'dueOn', r.due_on,
        'overdue', r.is_out and r.due_on < (${now}::timestamptz at time zone setting.time_zone)::date) order by r.due_on, r.id)
      from bike_rent r join bike b on b.id = r.bike_id where r.person_id = ${personId} and r.is_open), '[]')) as allowance
    from bike_setting, setting`.execute(db)
  return rows[0]?.allowance ?? { limit: 1, open: [] }
}

/** Refuses one bike more, and says what counts: `1 of 1: bike B-012, due Friday 20 November 2026`. */
export function refuseLimit({ locale }: Pick<SignedIn, 'locale'>, { limit, open }: Allowance): never {
  const bikes = open.map(({ bikeNumber: number, dueOn, overdue }) =>
    dueOn === null
      ? word(locale, 'bike.counts.pending', { number })
      : word(locale, overdue ? 'bike.counts.overdue' : 'bike.counts.due', { number, day: writtenDay(dueOn)[locale] }),
  )
  const values = { count: open.length, limit, bikes: bikes.join(locale === 'zh' ? '；' : '; ') }
  refuse(5, 'BIKE_LIMIT_REACHED', values, open[0] && { entity: 'bike-rent', id: open[0].rentId })
}

/** One's own allowance, or with a code for it somebody else's. */
export async function allowance({ query = {} }: Input<'bike.allowance'>, { db, caller, now }: SignedIn): Promise<Data<'bike.allowance'>> {
  const personId = query.personId ?? caller.staffId
  const isOwn = personId === caller.staffId && caller.own
  if (!isOwn && !(await holds(db, caller, 'bike:rent')) && !(await holds(db, caller, 'bike:rent:on-behalf'))) refuse(4, 'NO_PERMISSION')
  return allowanceOf(db, personId, now)
}
