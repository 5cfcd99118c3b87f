// What a bundle means here, as a person looks at it and confirms it.
import type { Data, Input, Schema } from '@isb/contract'
import { canMean } from '@isb/domain'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import { refuse } from '../../core/ground/refuse.ts'
import { compareAgain, waiting } from './again.ts'
import { bundles } from './lists.ts'
import { amongManyRows } from './many-rows.ts'
import { enrolled, meaningsSql, members, named, staged, students } from './met.ts'

type Meaning = Schema<'BaseDataMeaning'>

/** What a bundle means, with a few of those who speak for it. */
export async function mapping({ path: { runId } }: Input<'baseData.mapping'>, context: Parameters<Handlers<'baseData'>['mapping']>[1]) {
  const { app, db, now } = context
  await bundles.record({ db, now }, runId)
  const { rows } = await amongManyRows(app.db, (many) =>
    sql<Meaning>`
    with meaning as (${meaningsSql(runId)}), speaks as (
      select 'Org' as kind, m.org as source, p.fields->>'name' as sample from ${members(runId)} m
        join ${staged(runId, 'person')} p on p.source_id = m.person
      union all select 'Grade', grade, fields->>'name' from ${students(runId)} s
      union all select 'Session', term, c.fields->>'name' from ${staged(runId, 'class')} c
        cross join jsonb_array_elements_text(c.fields->'terms') term
      union all select 'Homerooms', '', fields->>'name' from ${staged(runId, 'class')} c
      union all select 'NameColumn', heading, value from ${named(runId)} n
    ), ranked as (
      select *, row_number() over (partition by kind, source order by sample) as place from (select distinct * from speaks) each_one
    )
    select m.*, case m.kind when 'Homerooms' then (select count(*)::int from ${students(runId)} s
        where not exists (select from ${enrolled(runId)} e where e.student = s.source_id)) end as without,
      coalesce((select json_agg(r.sample order by r.place) from ranked r
        where r.kind = m.kind and r.source = m.source and r.place <= 3), '[]') as samples
    from meaning m order by array_position(array['Org', 'Grade', 'Session', 'Homerooms', 'NameColumn'], m.kind), m.source`.execute(many),
  )
  return rows
}

/** Keeps what somebody says that a bundle means, and begins to compare it anew. */
export async function map({ path, body: { meanings } }: Input<'baseData.map'>, context: SignedIn): Promise<Data<'baseData.map'>> {
  const { db, changed } = context
  const before = await waiting(context, path.runId)
  const { rows } = await sql<Pick<Meaning, 'kind' | 'source' | 'target' | 'confirmed'>>`${meaningsSql(before.id)}`.execute(db)
  const said = new Map(meanings.map(({ kind, source, target }) => [`${kind} ${source}`, target]))
  const wanted = rows.map((row) => ({ ...row, was: row.target, target: said.get(`${row.kind} ${row.source}`) ?? row.target }))
  const grades = await db.selectFrom('grade').select(['code', 'name', 'nameZh']).execute()
  const unknown = meanings.find(({ kind, source }) => !rows.some((row) => row.kind === kind && row.source === source))
  const wrong = unknown ?? wanted.find(({ kind, target }) => !canMean(kind, target, grades))
  if (wrong) refuse(1, 'BASE_DATA_MEANING', { source: wrong.source || wrong.kind, target: wrong.target })
  await sql`
    insert into base_data_mapping as m (kind, source, target)
    select kind, source, target from json_to_recordset(${JSON.stringify(wanted)}) as w (kind text, source text, target text)
    on conflict (kind, source) do update set target = excluded.target where m.target <> excluded.target`.execute(db)
  const moved = wanted.filter(({ confirmed, was, target }) => !confirmed || was !== target)
  const lineOf = (field: 'was' | 'target') => moved.map((each) => `${each.kind} ${each.source}: ${each[field]}`).join('; ')
  changed('base-data-run', before.id, { meanings: lineOf('was') }, { meanings: lineOf('target') })
  return compareAgain(before.id, 'baseData.map', context)
}
