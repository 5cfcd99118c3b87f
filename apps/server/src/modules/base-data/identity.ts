// Finds the records of the people of a bundle: by the id of an earlier roster, by number or by address, where a second sign agrees.
// PostgreSQL finds the plain cases; the domain decides about the others, and a person is asked where it cannot tell.
import { identities, type IdentityPair } from '@isb/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import { syllablesOf } from '../../core/text/search.ts'
import { staged } from './met.ts'

/** A phone or an address of more children belongs to no family. */
const largestFamily = 12

const number = sql`lower(coalesce(k.fields->>'number', k.source_id))`
const withoutZeros = sql`nullif(ltrim(${number}, '0'), '')`
const typeSql = sql`case k.kind when 'Student' then 'student' when 'Staff' then 'staff' else 'parent' end`
/** The names and the number that an answer is about. */
const aboutSql = sql`md5(concat_ws('|', k.fields->>'name', k.name_zh, k.fields->>'number'))`
const isSameName = sql`(lower(a.name) = lower(k.fields->>'name') or (a.name_zh <> '' and a.name_zh in (k.name_zh, k.fields->>'nameZh')))`
const isOpen = sql`not exists (select from base_data_matched m where m.kind = k.kind and m.source_id = k.source_id)`

/** The people in plain cases. A row that is not read is the person that an earlier roster brought. */
const plain = [
  sql`drop table if exists pg_temp.base_data_matched`,
  sql`create temp table base_data_matched (kind text not null, source_id text not null, record_id bigint not null, asked boolean not null)
    on commit drop`,
  sql`insert into base_data_matched select k.kind, k.source_id, a.id, false from base_data_person k
    join staff a on a.roster_id::text = k.source_id and not a.service and a.type = ${typeSql}`,
  sql`insert into base_data_matched select k.kind, k.source_id, a.id, false from base_data_person k
    join base_data_origin o on o.kind = k.kind and o.source_id = k.source_id join staff a on a.id = o.record_id
    where ${isOpen} and (k.wrong is not null or o.given->>'name' = k.fields->>'name' or ${isSameName})`,
  sql`insert into base_data_matched select k.kind, k.source_id, a.id, false from base_data_person k
    join student s on k.kind = 'Student' and lower(s.number) = ${number} join staff a on a.id = s.id where ${isOpen} and ${isSameName}`,
  sql`insert into base_data_matched select k.kind, k.source_id, a.id, false from base_data_person k
    join staff a on k.kind <> 'Student' and a.email = k.fields->>'email' and not a.service and a.type = ${typeSql}
    where ${isOpen} and ${isSameName}`,
]

const namesIn = (fields: RawBuilder<unknown>) => sql`jsonb_strip_nulls(jsonb_build_object('name', coalesce(${fields}->>'name', ''),
  'nameZh', ${fields}->>'nameZh', 'familyName', ${fields}->>'familyName', 'givenName', ${fields}->>'givenName',
  'preferredName', ${fields}->>'preferredName'))`
const rowNames = namesIn(sql`(k.fields || case when k.name_zh is null then '{}' else jsonb_build_object('nameZh', k.name_zh) end)`)
const recordNames = sql`jsonb_build_object('name', a.name, 'nameZh', a.name_zh, 'familyName', a.family_name, 'givenName', a.given_name,
  'preferredName', a.preferred_name)`

/** The rows in doubt, each with a record that it may be about. Most bundles have none, and nothing else is looked up then. */
const candidates = [
  sql`drop table if exists pg_temp.base_data_pair`,
  sql`create temp table base_data_pair on commit drop as
    with rest as materialized (select k.kind, k.source_id, k.fields from base_data_person k where ${isOpen} and k.wrong is null),
    candidate as (
      select k.kind, k.source_id, o.record_id, 'Id' as by from rest k
        join base_data_origin o on o.kind = k.kind and o.source_id = k.source_id
      union all select 'Student', k.source_id, s.id, 'Number' from rest k join student s on lower(s.number) = ${number} where k.kind = 'Student'
      union all select 'Student', k.source_id, s.id, 'Number' from rest k join student s on ltrim(lower(s.number), '0') = ${withoutZeros}
        where k.kind = 'Student' and lower(s.number) <> ${number}
      union all select k.kind, k.source_id, a.id, 'Address' from rest k
        join staff a on a.email = k.fields->>'email' where k.kind <> 'Student' and not a.service and a.type = ${typeSql}
    )
    select distinct on (c.kind, c.source_id, c.record_id) c.* from candidate c join staff here on here.id = c.record_id
    order by c.kind, c.source_id, c.record_id, array_position(array['Id', 'Number', 'Address'], c.by)`,
]

/** What ties children to each other: their guardians, and the addresses and phones of those. */
const families = (runId: number) => sql`
  pair as (select * from base_data_pair), tie as (
    select source_id as child, other_id as guardian from ${staged(runId, 'tie')} t where wrong is null
    union select other_id, source_id from ${staged(runId, 'tie')} t where wrong is null
  ), row_contact as (
    select k.source_id, c.value from tie join base_data_person k on k.kind = 'Student' and k.source_id = tie.child
      join base_data_person g on g.kind <> 'Student' and g.source_id = tie.guardian
      cross join lateral (select 'row ' || g.source_id as value union select g.fields->>'email' where g.fields ? 'email'
        union select jsonb_array_elements_text(g.fields->'phones') where g.fields ? 'phones') c
  ), here_contact as (
    select g.student_id, c.value from guardian g join staff a on a.id = g.guardian_id
      cross join lateral (select 'here ' || a.id as value union select a.email where a.email is not null
        union select lower(value) from contact where person_id = a.id) c
  ), row_family as materialized (
    select source_id, value from row_contact
    where value in (select value from row_contact group by value having count(distinct source_id) <= ${largestFamily})
  ), here_family as materialized (
    select student_id, value from here_contact
    where value in (select value from here_contact group by value having count(distinct student_id) <= ${largestFamily})
  ), shared as materialized (
    select distinct p.source_id, p.record_id from pair p join row_family r on r.source_id = p.source_id
      join here_family h on h.student_id = p.record_id and h.value = r.value where p.kind = 'Student'
  ), sibling as (
    select p.source_id, p.record_id, jsonb_agg(distinct ${recordNames}) as names
    from pair p join here_family mine on mine.student_id = p.record_id
      join here_family theirs on theirs.value = mine.value and theirs.student_id <> p.record_id join staff a on a.id = theirs.student_id
    where p.kind = 'Student' group by 1, 2
  ), row_sibling as (
    select p.source_id, jsonb_agg(distinct ${rowNames}) as names
    from pair p join row_family mine on mine.source_id = p.source_id
      join row_family theirs on theirs.value = mine.value and theirs.source_id <> p.source_id
      join base_data_person k on k.kind = 'Student' and k.source_id = theirs.source_id
    where p.kind = 'Student' group by 1
  )`

type Found = IdentityPair & { readonly about: string }

const pairs = (runId: number) => sql<Found>`
  with ${families(runId)}
  select p.kind, p.source_id as row, p.record_id as record, p.by, ${rowNames} as row_names,
    jsonb_build_array(${recordNames}) || case when o.given ? 'name' then jsonb_build_array(${namesIn(sql`o.given`)}) else '[]' end
      as record_names,
    coalesce(lower(s.number) = ${number}, false) as same_number,
    coalesce(lower(s.number) <> ${number} and ltrim(lower(s.number), '0') = ${withoutZeros}, false) as same_but_zeros,
    coalesce(k.fields->>'email' in (a.email, o.given->>'email'), false) as same_address,
    shared.record_id is not null or (p.kind <> 'Student' and exists (select from contact c
      join jsonb_array_elements_text(k.fields->'phones') phone on phone = c.value where c.person_id = p.record_id)) as shares_contact,
    coalesce(b.names, '[]') as siblings, coalesce(rb.names, '[]') as row_siblings, d.same as answer, ${aboutSql} as about
  from pair p join base_data_person k on k.kind = p.kind and k.source_id = p.source_id join staff a on a.id = p.record_id
    left join student s on p.kind = 'Student' and s.id = p.record_id
    left join base_data_origin o on o.kind = p.kind and o.record_id = p.record_id
    left join shared on p.kind = 'Student' and shared.source_id = p.source_id and shared.record_id = p.record_id
    left join sibling b on b.source_id = p.source_id and b.record_id = p.record_id
    left join row_sibling rb on p.kind = 'Student' and rb.source_id = p.source_id
    left join base_data_identity d on d.kind = p.kind and d.source_id = p.source_id and d.record_id = p.record_id and d.about = ${aboutSql}`

/** Fills the temporary table of who the people of a bundle are, and writes down what a person has to say first. */
export async function matchPeople(db: Db, runId: number): Promise<void> {
  for (const step of plain) await step.execute(db)
  await sql`delete from base_data_question where run_id = ${runId}`.execute(db)
  for (const step of candidates) await step.execute(db)
  const { rows: any } = await sql`select from base_data_pair limit 1`.execute(db)
  if (any.length === 0) return
  const { rows: found } = await pairs(runId).execute(db)
  const { rows: known } = await sql<{ all: number }>`
    select count(*)::int as all from base_data_matched m join base_data_origin o on o.kind = m.kind and o.source_id = m.source_id
      and o.record_id = m.record_id where m.kind = 'Student'`.execute(db)
  const all = known[0]?.all ?? 0
  const { rows: taken } = await sql<{ record: number }>`
    select record_id as record from base_data_matched where record_id = any(${found.map(({ record }) => record)}::bigint[])`.execute(db)
  const decided = identities(found, { all, agreed: all }, new Set(taken.map(({ record }) => record)), syllablesOf)
  const matched = decided.map(({ pair: { kind, row, record }, asked }) => ({ kind, source_id: row, record_id: record, asked }))
  await sql`insert into base_data_matched select * from json_to_recordset(${JSON.stringify(matched)})
    as f (kind text, source_id text, record_id bigint, asked boolean)`.execute(db)
  // What was answered stays in sight, so that it can be answered otherwise.
  const asked = new Set(matched.flatMap((each) => (each.asked ? [`${each.kind} ${each.source_id} ${each.record_id}`] : [])))
  const questions = found
    .filter(({ answer, kind, row, record }) => answer !== null || asked.has(`${kind} ${row} ${record}`))
    .map(({ kind, row, record, by, about }) => ({ kind, source_id: row, record_id: record, by, about }))
  await sql`insert into base_data_question (run_id, kind, source_id, record_id, by, about)
    select ${runId}, kind, source_id, record_id, by, about from json_to_recordset(${JSON.stringify(questions)})
      as q (kind text, source_id text, record_id bigint, by text, about text)`.execute(db)
}
