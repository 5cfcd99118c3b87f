// Two rows of a roster may be one person, a teacher with a child here: that is proposed, and a person says it. A row may also be somebody who
// is here: that is asked, and nothing is applied before it is answered.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { compareAgain, waiting } from './again.ts'
import { bundles } from './lists.ts'
import { amongManyRows, forManyRows } from './many-rows.ts'
import { staged } from './met.ts'

type Join = Schema<'BaseDataJoin'>
/** So many are shown. */
const most = 1000
/** A number that more people have tells nobody apart: some vendors write 0 for everybody without one. */
const mostAlike = 4

/** Guardians who have the identifier of somebody else, or the address and the name. Whoever works here stays, else who comes first. */
const pairs = (runId: number) => sql<Join>`
  with role as (
    select source_id, bool_or(other_id = 'student') as student, bool_or(other_id in ('parent', 'guardian', 'relative')) as guardian,
      bool_or(other_id not in ('student', 'parent', 'guardian', 'relative', '')) as staff
    from ${staged(runId, 'role')} r group by 1
  ), who as (
    select p.source_id as id, p.fields->>'name' as name, p.fields->>'email' as email,
      case when count(*) over (partition by p.fields->>'number') <= ${mostAlike} then nullif(p.fields->>'number', '') end as number,
      case when r.staff then 'Staff' else 'Guardian' end as kind
    from ${staged(runId, 'person')} p join role r on r.source_id = p.source_id
    where not r.student and (r.staff or r.guardian) and p.wrong is null and p.fields->>'active' is distinct from 'false'
  ), pair as (
    select g.id as source, s.id as target, 'Identifier' as by, g.number as value from who g join who s on s.number = g.number
    union all select g.id, s.id, 'Address', g.email from who g join who s on s.email = g.email and lower(s.name) = lower(g.name)
  ), proposed as (
    select distinct on (p.source) p.*, g.name, g.kind, s.name as target_name, s.kind as target_kind
    from pair p join who g on g.id = p.source join who s on s.id = p.target
    where g.kind = 'Guardian' and p.source <> p.target and (s.kind = 'Staff' or p.target < p.source)
    order by p.source, s.kind desc, p.target, p.by desc
  )
  select p.source, p.name, p.kind, p.target, null::bigint as record_id, p.target_name, p.target_kind, p.by, p.value,
    '[]'::json as fields, j.joined
  from proposed p left join base_data_join j on j.source = p.source and j.target = p.target
  order by j.joined is not null, lower(p.name), p.source limit ${most}`

/** What tells people apart: here, and in the row. */
const compared = {
  name: [`a.name`, `q.fields->>'name'`],
  nameZh: [
    `a.name_zh`,
    `coalesce(nullif(q.fields->>'nameZh', ''), q.fields->'named'->>(select min(source) from base_data_mapping
    where kind = 'NameColumn' and target = 'nameZh'))`,
  ],
  studentNumber: [`s.number`, `case q.kind when 'Student' then coalesce(q.fields->>'number', q.source_id) end`],
  grade: [`(select y.grade from student_stay y where y.student_id = a.id order by y.from_on desc limit 1)`, `q.fields->>'grade'`],
  email: [`a.email`, `q.fields->>'email'`],
  guardians: [
    `(select string_agg(g.name, ', ' order by g.name) from guardian t join staff g on g.id = t.guardian_id where t.student_id = a.id)`,
    `told.names`,
  ],
} as const
const fieldsSql = Object.entries(compared)
  .map(([field, [was, is]]) => `json_build_object('field', '${field}', 'was', coalesce(${was}, ''), 'is', coalesce(${is}, ''))`)
  .join(', ')

/** Rows that may be somebody who is here, those first that nobody has answered. */
const questions = (runId: number) => sql<Join>`
  with asked as materialized (
    select q.*, k.fields, d.same from base_data_question q join ${staged(runId, 'person')} k on k.source_id = q.source_id
      left join base_data_identity d on d.kind = q.kind and d.source_id = q.source_id and d.record_id = q.record_id and d.about = q.about
    where q.run_id = ${runId} order by d.same is not null, q.kind, lower(k.fields->>'name'), q.source_id limit ${most}
  ), told as (
    select t.child, string_agg(g.fields->>'name', ', ' order by g.fields->>'name') as names
    from (select source_id as child, other_id as guardian from ${staged(runId, 'tie')} one
        union select other_id, source_id from ${staged(runId, 'tie')} other) t
      join ${staged(runId, 'person')} g on g.source_id = t.guardian
    where t.child in (select source_id from asked where kind = 'Student') group by 1
  )
  select q.source_id as source, coalesce(q.fields->>'name', q.source_id) as name, q.kind, '' as target, q.record_id, a.name as target_name,
    q.kind as target_kind, q.by, case q.by when 'Number' then coalesce(q.fields->>'number', q.source_id) when 'Address' then q.fields->>'email'
      else q.source_id end as value, json_build_array(${sql.raw(fieldsSql)}) as fields, q.same as joined
  from asked q join staff a on a.id = q.record_id left join student s on s.id = a.id left join told on told.child = q.source_id
  order by q.same is not null, q.kind, lower(q.fields->>'name'), q.source_id`

/** Rows that may be one person with another row, or with somebody who is here. */
export async function joins({ path: { runId } }: Input<'baseData.joins'>, context: Parameters<Handlers<'baseData'>['joins']>[1]) {
  const { app, db, now } = context
  await bundles.record({ db, now }, runId)
  return amongManyRows(app.db, async (many) => [...(await questions(runId).execute(many)).rows, ...(await pairs(runId).execute(many)).rows])
}

/** Keeps the answers about them, and compares the bundle again. */
export async function join({ path, body }: Input<'baseData.join'>, context: SignedIn): Promise<Data<'baseData.join'>> {
  const { db, changed } = context
  const { id } = await waiting(context, path.runId)
  await forManyRows(db)
  const known = [...(await questions(id).execute(db)).rows, ...(await pairs(id).execute(db)).rows]
  const proposed = new Map(known.map((each) => [keyOf(each), each]))
  const said = body.joins.map((each) => ({ ...each, was: proposed.get(keyOf(each)) }))
  for (const { source, target, recordId, was } of said)
    if (!was) refuse(1, 'BASE_DATA_JOIN', { source, target: target ?? String(recordId ?? '') })
  await sql`
    insert into base_data_join (source, target, joined)
    select distinct on (source) source, target, joined
    from json_to_recordset(${JSON.stringify(said.filter(({ recordId }) => recordId === undefined))})
      as j (source text, target text, joined boolean)
    on conflict (source, target) do update set joined = excluded.joined`.execute(db)
  await sql`
    insert into base_data_identity (kind, source_id, record_id, about, same)
    select distinct on (q.kind, q.source_id, q.record_id) q.kind, q.source_id, q.record_id, q.about, j.joined
    from json_to_recordset(${JSON.stringify(said.filter(({ recordId }) => recordId !== undefined))})
        as j (source text, "recordId" bigint, joined boolean)
      join base_data_question q on q.run_id = ${id} and q.source_id = j.source and q.record_id = j."recordId"
    on conflict (kind, source_id, record_id, about) do update set same = excluded.same`.execute(db)
  const lineOf = (each: Pick<Join, 'source' | 'joined'> & Partial<Pick<Join, 'target' | 'recordId'>>) =>
    `${each.source} = ${each.target || String(each.recordId)}: ${each.joined ?? '–'}`
  changed(
    'base-data-run',
    id,
    { joins: said.flatMap(({ was }) => (was ? lineOf(was) : [])).join('; ') },
    { joins: said.map(({ was: _, ...each }) => lineOf(each)).join('; ') },
  )
  return compareAgain(id, 'baseData.join', context)
}

const keyOf = ({ source, target = '', recordId = null }: { source: string; target?: string; recordId?: number | null }) =>
  `${source} ${target} ${recordId ?? ''}`
