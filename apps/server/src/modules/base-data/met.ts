// What organizations, grades, sessions and columns of a bundle are met, and what they are taken for.
import { proposed, type MeaningMet } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'

export const staged = (runId: number, kind: string) =>
  sql`(select * from base_data_staged where run_id = ${runId} and kind = ${sql.lit(kind)})`

/** Whoever is named with an organization. */
export const members = (runId: number) => sql`(
  select source_id as person, jsonb_array_elements_text(fields->'orgs') as org from ${staged(runId, 'person')} p where fields ? 'orgs'
  union select source_id, fields->>'org' from ${staged(runId, 'role')} r where fields ? 'org')`
/** Students, with the grade that their own row names, or their role. */
export const students = (runId: number) => sql`(
  select p.source_id, p.fields, coalesce(p.fields->>'grade', r.grade) as grade from ${staged(runId, 'person')} p
    join (select source_id, max(fields->>'grade') as grade from ${staged(runId, 'role')} each_role where other_id = 'student' group by 1) r
      on r.source_id = p.source_id)`
export const enrolled = (runId: number) => sql`(
  select other_id as student from ${staged(runId, 'enrolment')} e where e.fields->>'role' = 'student')`
export const named = (runId: number) => sql`(
  select n.key as heading, n.value from ${staged(runId, 'person')} p cross join jsonb_each_text(p.fields->'named') n)`

/** What a bundle has that means something here. */
const met = (runId: number) => sql`
  select 'Org' as kind, m.org as source, coalesce(max(o.fields->>'name'), '') as name, count(*)::int as count
  from ${members(runId)} m left join ${staged(runId, 'org')} o on o.source_id = m.org group by m.org
  union all select 'Grade', grade, '', (count(*) filter (where student))::int
  from (select grade, true as student from ${students(runId)} s where grade <> ''
    union all select fields->>'grade', false from ${staged(runId, 'class')} c where fields->>'grade' <> '') grades group by grade
  union all select 'Session', s.source_id, max(s.fields->>'name'), count(*)::int
  from ${staged(runId, 'session')} s join ${staged(runId, 'class')} c on c.fields->'terms' ? s.source_id group by s.source_id
  union all select 'Homerooms', '', '', count(*)::int from ${staged(runId, 'class')} c
  union all select 'NameColumn', heading, '', count(*)::int from ${named(runId)} n group by heading`

/** Finds what a bundle has that means something here, and proposes what. */
export async function findMeanings(db: Db, runId: number, delta: boolean): Promise<void> {
  const { rows } = await sql<MeaningMet>`${met(runId)} order by kind, source`.execute(db)
  const { rows: sessions } = await sql<{ source: string; year: string }>`
    select source_id as source, fields->>'year' as year from ${staged(runId, 'session')} s`.execute(db)
  // A bundle that tells only what has changed says nothing by having no class, unless the school has said where classes come from.
  const said = await db.selectFrom('baseDataMapping').select('target').where('kind', '=', 'Homerooms').executeTakeFirst()
  const telling = rows.filter(({ kind, count }) => said !== undefined || !(delta && kind === 'Homerooms' && count === 0))
  const grades = await db.selectFrom('grade').select(['code', 'name', 'nameZh']).execute()
  const years = new Map(sessions.map(({ source, year }) => [source, year]))
  await db
    .updateTable('baseDataRun')
    .set({ met: JSON.stringify(proposed(telling, { grades, years })) })
    .where('id', '=', runId)
    .execute()
}

/** What is met in a bundle, what it is taken for, and whether somebody has to say so first. */
export const meaningsSql = (runId: number) => sql`
  select f->>'kind' as kind, f->>'source' as source, f->>'name' as name, (f->>'count')::int as count,
    coalesce(m.target, f->>'target') as target, m.kind is not null as confirmed,
    m.kind is null and not ((f->>'sure')::boolean and exists (select from base_data_mapping)) as asked
  from base_data_run r cross join jsonb_array_elements(r.met) f
    left join base_data_mapping m on m.kind = f->>'kind' and m.source = f->>'source'
      -- A grade may have gone since.
      and (m.kind <> 'Grade' or m.target = '' or exists (select from grade g where g.code = m.target))
  where r.id = ${runId}`

/** Fills a temporary table with what is meant. */
export async function meanAll(db: Db, runId: number): Promise<void> {
  await sql`drop table if exists pg_temp.base_data_meaning`.execute(db)
  await sql`create temp table base_data_meaning on commit drop as ${meaningsSql(runId)}`.execute(db)
}
