// Rows that do not count once a bundle is compared with what is here. Those that the files tell by themselves are known from reading them.
import type { Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { staged } from './met.ts'
import type { Compared } from './wanted.ts'

type LeftOut = Schema<'BaseDataLeftOut'>
const rules: readonly LeftOut['rule'][] = ['Enrolment', 'Elsewhere', 'NoRole', 'Gone']

/** Writes into the run how many rows each rule takes out. */
export async function tellLeftOut(db: Db, { runId, today }: Compared): Promise<void> {
  const { rows } = await sql<LeftOut>`
    with person as (
      select p.source_id, k.source_id is not null as known, r.source_id is not null as has_role
      from ${staged(runId, 'person')} p left join base_data_person k on k.source_id = p.source_id
        left join (select distinct source_id from ${staged(runId, 'role')} each_role where other_id <> '') r on r.source_id = p.source_id
      where p.wrong is null
    ), joined as (select source from base_data_join where joined)
    select rule, file, '' as value, count from (
      select 'Enrolment' as rule, coalesce(min(file), '') as file, count(*)::int as count from ${staged(runId, 'enrolment')} e
        where wrong is null and fields->>'role' = 'student' and fields->>'until' <> '' and fields->>'until' <= ${today}
      union all select 'Elsewhere', '', count(*)::int from person where not known and has_role and source_id not in (select source from joined)
      union all select 'NoRole', '', count(*)::int from person where not known and not has_role
      union all select 'Gone', '', count(*)::int from base_data_person k left join base_data_matched m on m.kind = k.kind and m.source_id = k.source_id
        where m.source_id is null and k.fields->>'active' = 'false'
    ) each_rule where count > 0`.execute(db)
  await sql`update base_data_run set left_out = coalesce((select jsonb_agg(told order by place)
      from jsonb_array_elements(left_out) with ordinality each_one (told, place) where not told->>'rule' = any(${rules})), '[]')
    || ${JSON.stringify(rows)}::jsonb where id = ${runId}`.execute(db)
}
