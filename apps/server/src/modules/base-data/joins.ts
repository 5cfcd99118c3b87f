// Two rows of a roster may be one person, a teacher with a child here: that is proposed, and a person says it.
import type { Data, Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Handlers, SignedIn } from '../../core/context.ts'
import { refuse } from '../../core/refuse.ts'
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
  select p.source, p.name, p.kind, p.target, p.target_name, p.target_kind, p.by, p.value, j.joined
  from proposed p left join base_data_join j on j.source = p.source and j.target = p.target
  order by j.joined is not null, lower(p.name), p.source limit ${most}`

/** Rows that look like one person. */
export async function joins({ path: { runId } }: Input<'baseData.joins'>, context: Parameters<Handlers<'baseData'>['joins']>[1]) {
  const { app, db, now } = context
  await bundles.record({ db, now }, runId)
  return (await amongManyRows(app.db, (many) => pairs(runId).execute(many))).rows
}

/** Keeps what somebody says of them, and begins to compare anew. */
export async function join({ path, body }: Input<'baseData.join'>, context: SignedIn): Promise<Data<'baseData.join'>> {
  const { db, changed } = context
  const { id } = await waiting(context, path.runId)
  await forManyRows(db)
  const proposed = new Map((await pairs(id).execute(db)).rows.map((each) => [`${each.source} ${each.target}`, each]))
  for (const { source, target } of body.joins) if (!proposed.has(`${source} ${target}`)) refuse(1, 'BASE_DATA_JOIN', { source, target })
  await sql`
    insert into base_data_join (source, target, joined)
    select distinct on (source) source, target, joined
    from json_to_recordset(${JSON.stringify(body.joins)}) as j (source text, target text, joined boolean)
    on conflict (source, target) do update set joined = excluded.joined`.execute(db)
  const lineOf = (said: readonly Pick<Join, 'source' | 'target' | 'joined'>[]) =>
    said.map(({ source, target, joined }) => `${source} = ${target}: ${joined ?? '–'}`).join('; ')
  changed(
    'base-data-run',
    id,
    { joins: lineOf(body.joins.map((each) => proposed.get(`${each.source} ${each.target}`)!)) },
    { joins: lineOf(body.joins) },
  )
  return compareAgain(id, 'baseData.join', context)
}
