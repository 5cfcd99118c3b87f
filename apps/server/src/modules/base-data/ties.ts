// Who is whose guardian, as a bundle says. What the school has said of a tie, who may see and act, stays.
import { sql } from 'kysely'
import type { Writing } from './write.ts'

interface Tied {
  readonly studentId: number
  readonly guardianId: number
  readonly relation: string
}

/** Makes the ties that are new and changes relations, once the people are there and remembered. */
export async function writeTies(runId: number, { db, changed }: Writing): Promise<void> {
  await sql`
    update base_data_change x set record_id = s.record_id, other_id = g.record_id from base_data_origin s, base_data_origin g
    where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Created' and s.kind = 'Student'
      and s.source_id = split_part(x.source_id, chr(31), 1)
      and g.kind in ('Guardian', 'Staff') and g.source_id = split_part(x.source_id, chr(31), 2)`.execute(db)
  const { rows: made } = await sql<Tied>`
    insert into guardian (student_id, guardian_id, relation, contact_order)
    select x.record_id, x.other_id, coalesce(x.after->>'relation', 'Guardian'), least(20, coalesce(h.highest, 0)
      + row_number() over (partition by x.record_id order by x.id))
    from base_data_change x
      left join (select student_id, max(contact_order) as highest from guardian group by 1) h on h.student_id = x.record_id
    where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Created' and x.record_id is not null and x.other_id is not null
    on conflict do nothing returning student_id, guardian_id, relation`.execute(db)
  for (const { studentId, guardianId, relation } of made) changed('student', studentId, { guardianId }, { guardianId, relation })
  const { rows: edited } = await sql<Tied & { was: string }>`
    update guardian g set relation = x.after->>'relation' from base_data_change x
    where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Changed' and x.after ? 'relation'
      and g.student_id = x.record_id and g.guardian_id = x.other_id
    returning g.student_id, g.guardian_id, g.relation, x.before->>'relation' as was`.execute(db)
  for (const { studentId, guardianId, relation, was } of edited)
    changed('student', studentId, { guardianId, relation: was }, { guardianId, relation })
  await sql`
    insert into base_data_origin (kind, source_id, record_id, other_id, given)
    select kind, source_id, record_id, other_id, after from base_data_change
    where run_id = ${runId} and kind = 'Family' and outcome = 'Created' and record_id is not null and other_id is not null
    on conflict do nothing`.execute(db)
}

/** Takes ties away that the roster has no more, and keeps with the change what they were. */
export async function removeTies(runId: number, { db, changed }: Writing): Promise<void> {
  const { rows: gone } = await sql<Tied>`
    with gone as (
      delete from guardian g using base_data_change x
      where x.run_id = ${runId} and x.kind = 'Family' and x.outcome = 'Deactivated'
        and g.student_id = x.record_id and g.guardian_id = x.other_id
      returning x.id, g.*
    )
    update base_data_change x set before = x.before || jsonb_build_object('relation', g.relation, 'contactOrder', g.contact_order,
      'maySee', g.may_see, 'mayAct', g.may_act)
    from gone g where x.id = g.id returning g.student_id, g.guardian_id, g.relation`.execute(db)
  for (const { studentId, guardianId, relation } of gone)
    changed('student', studentId, { guardianId, relation }, { guardianId, relation: null })
}
