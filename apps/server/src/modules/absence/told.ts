// What became of the mails of absences: who was told, and what came in last. Mail to the nurses says why somebody is absent: it is left out
// for who may not know.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import { mailState, toldLeaveType, toldWhy } from '../../core/shared/absences.ts'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { personSql, timeSql } from '../../core/lists/sql.ts'
import { homeroomSql } from '../../core/lists/class-name.ts'
import { absences } from './lists.ts'

/** The latest mail to each reader `t`, as `o`. */
const latestMail = `left join lateral (select o.state, o.sent_at, o.fault, o.due_at from outbox o
  where o.entity = 'absence' and o.entity_id = t.absence_id and o.recipient = t.address order by o.id desc limit 1) o on true`
const worstFirst = `array['NoMailbox', 'Failed', 'Retrying', 'Queued', 'Sent']`

/** Who was told of an absence, and what became of each reader's latest mail. */
export async function told({ path }: Input<'absence.told'>, context: SignedIn): Promise<Data<'absence.told'>> {
  const { id, note } = await absences.record(context, path.absenceId)
  const { rows } = await sql<Schema<'Told'>>`
    select t.office, t.rule, t.address, ${sql.raw(mailState)} as state, ${sql.raw(timeSql('o.sent_at'))} as at, o.fault,
      case when o.state = 'Pending' and o.fault is not null then ${sql.raw(timeSql('o.due_at'))} end as next_at
    from absence_told t ${sql.raw(latestMail)}
    where t.absence_id = ${id} and (t.rule <> 'Sick' or ${note !== null}) order by t.id`.execute(context.db)
  return rows
}

/** What came in last, whichever days it is for. */
export async function latest(_input: unknown, context: SignedIn): Promise<Data<'absence.latest'>> {
  const { app, db, now } = context
  const values: unknown[] = [await schoolDay(db, now)]
  const bind = (value: unknown) => `$${values.push(value)}`
  const within = withinReach(await reachOf(db, context), 'a.student_id', '$1::date', bind) || 'true'
  const { rows } = await app.pool.query<Schema<'LatestAbsence'>>(
    `select a.id, ${personSql('p', '$1::date')} as student, a.grade, ${homeroomSql} as homeroom, ${await toldLeaveType(context, '$1::date', bind)}
        as "leaveType", a.starts_on::text as "startsOn", a.starts_half as "startsHalf", a.ends_on::text as "endsOn", a.ends_half as "endsHalf",
      a.status, ${timeSql('a.submitted_at')} as "submittedAt",
      (select (${worstFirst})[min(array_position(${worstFirst}, ${mailState}))] from absence_told t ${latestMail}
        where t.absence_id = a.id and (t.rule <> 'Sick' or ${await toldWhy(context, '$1::date', bind)})) as mails
    from absence a left join staff p on p.id = a.student_id left join homeroom h on h.id = a.homeroom_id
    where $1::date is not null and ${within} order by a.submitted_at desc, a.id desc limit 50`,
    values,
  )
  return rows
}
