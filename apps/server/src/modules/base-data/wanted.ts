// What a bundle says should stand here, record by record, in a temporary table: who is meant by each row, by where a record came from, else
// by number, address or name. PostgreSQL does it for all rows together.
import { sql, type RawBuilder } from 'kysely'
import { chineseName, elsewhere, schoolYearBegins, schoolYearName } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import type { Holds } from '../../core/person/holds.ts'
import { matchPeople } from './identity.ts'
import { meanAll } from './met.ts'
import { classSql } from './standing.ts'

/** Of a bundle. */
export interface Compared {
  readonly runId: number
  readonly today: string
  /** The bundle tells what has changed since an earlier one: who is absent from it stays. */
  readonly delta: boolean
  /** Nobody disables their own account. */
  readonly callerId: number
  /** What people have that is missed when they leave. */
  readonly holds: Holds
  /** What stands here, where the temporary table of it has been filled in this transaction. */
  readonly stands?: string | undefined
  /** The people whom it wants stand in the temporary table already (`wantPeople`). */
  readonly hasPeople?: boolean
}

const wanted = sql`
  create temp table base_data_wanted (
    kind text not null, source_id text not null, record_id bigint, other_id bigint not null default 0, name text not null,
    fields jsonb not null, file text not null, line int, reason text not null default ''
  ) on commit drop`

/** What a roster's own word for something means here. */
const meant = (kind: string, source: RawBuilder<unknown>) =>
  sql`(select nullif(target, '') from base_data_meaning where kind = ${sql.lit(kind)} and source = ${source})`
/** Whether all of these organizations are left out. */
const isElsewhere = (orgs: RawBuilder<unknown>) =>
  sql`coalesce(cardinality(${orgs}) > 0
    and ${orgs} <@ array(select source from base_data_meaning where kind = 'Org' and target = ${elsewhere}), false)`
/** The division that an organization is, of the first that is one. */
const divisionOf = (orgs: RawBuilder<unknown>) =>
  sql`(select min(target) from base_data_meaning where kind = 'Org' and source = any(${orgs}) and target not in ('', ${elsewhere}))`
const classesAre = (target: string) => sql`exists (select from base_data_meaning where kind = 'Homerooms' and target = ${sql.lit(target)})`

const stagedIn = (runId: number) => (kind: string) =>
  sql`(select * from base_data_staged where run_id = ${runId} and kind = ${sql.lit(kind)})`

/** Begins the temporary table of what a bundle wants with its people. They do not hang on who is in which class. */
export async function wantPeople(db: Db, runId: number): Promise<void> {
  await meanAll(db, runId)
  const gone = sql`drop table if exists pg_temp.base_data_wanted, pg_temp.base_data_person`
  for (const step of [gone, wanted, persons(stagedIn(runId))]) await step.execute(db)
  await matchPeople(db, runId)
  await people.execute(db)
}

/** Fills the temporary table with all that a bundle wants. */
export async function wantAll(db: Db, { runId, today, delta, hasPeople }: Compared): Promise<void> {
  if (!hasPeople) await wantPeople(db, runId)
  const staged = stagedIn(runId)
  const steps: RawBuilder<unknown>[] = [
    homerooms(staged),
    ...(delta ? [untold(staged)] : []),
    classesOfGrades(today),
    places(staged, today, delta),
    families(staged),
    sql`analyze base_data_wanted`,
    ...refusals,
  ]
  for (const step of steps) await step.execute(db)
}

type Staged = (kind: string) => RawBuilder<unknown>

/** Where a row came from before, as long as its record is still there. */
const origin = (kind: string, source: string, table: string) =>
  sql.raw(`left join base_data_origin o on o.kind = ${kind} and o.source_id = ${source}
    and exists (select from ${table} there where there.id = o.record_id)`)

/** Classes that their name and year tell. */
const named = sql.raw(`named as (
    select school_year, lower(name) as name, max(id) as id from homeroom group by 1, 2 having count(*) = 1
  )`)

const homerooms = (staged: Staged) => sql`
  with teacher as (
    select distinct on (e.source_id) e.source_id, jsonb_build_object('teacherEmail', p.fields->>'email') as fields
    from ${staged('enrolment')} e join ${staged('person')} p on p.source_id = e.other_id
    where e.fields->>'role' = 'teacher' and e.wrong is null and p.wrong is null and p.fields ? 'email'
    order by e.source_id, (e.fields->>'primary')::boolean desc, p.source_id
  ), ${named}, known as (
    select c.source_id, c.fields - array['terms', 'org', 'grade'] || jsonb_strip_nulls(jsonb_build_object(
        'schoolYear', (select ${meant('Session', sql`term`)}
          from jsonb_array_elements_text(c.fields->'terms') with ordinality terms (term, place) order by place limit 1),
        'grade', ${meant('Grade', sql`c.fields->>'grade'`)},
        'division', case when ${meant('Grade', sql`c.fields->>'grade'`)} is null
          then ${divisionOf(sql`array[c.fields->>'org']`)} end)) as fields,
      c.file, c.line, c.wrong
    from ${staged('class')} c where ${classesAre('Marked')} and not ${isElsewhere(sql`array_remove(array[c.fields->>'org'], null)`)}
  )
  insert into base_data_wanted (kind, source_id, record_id, name, fields, file, line, reason)
  select 'Homeroom', c.source_id, coalesce(o.record_id, r.id, n.id), coalesce(c.fields->>'name', c.source_id),
    c.fields || coalesce(t.fields, '{}'), c.file, c.line, coalesce(c.wrong, case when c.fields->>'name' = '' then 'VALUE_MISSING' end, '')
  from known c left join teacher t on t.source_id = c.source_id
    ${origin("'Homeroom'", 'c.source_id', 'homeroom')}
    left join homeroom r on r.roster_id::text = c.source_id
    left join named n on n.school_year = c.fields->>'schoolYear' and n.name = lower(c.fields->>'name')`

/** Where classes come of grades: one for each grade that a student has. */
const classesOfGrades = (today: string) => sql`
  with ${named}, known as (
    select 'grade ' || g.code || ' ' || y.name as source_id, g.name, g.code, y.name as school_year, s.file
    from grade g cross join (select ${schoolYearName(schoolYearBegins(new Date(`${today}T00:00:00Z`)))}::text as name) y
      join (select fields->>'grade' as grade, min(file) as file from base_data_wanted
        where kind = 'Student' and reason = '' and fields->>'active' = 'true' group by 1) s on s.grade = g.code
    where ${classesAre('PerGrade')}
  )
  insert into base_data_wanted (kind, source_id, record_id, name, fields, file)
  select 'Homeroom', k.source_id, coalesce(o.record_id, n.id), k.name,
    jsonb_build_object('name', k.name, 'schoolYear', k.school_year, 'grade', k.code), k.file
  from known k ${origin("'Homeroom'", 'k.source_id', 'homeroom')}
    left join named n on n.school_year = k.school_year and n.name = lower(k.name)`

/** Rows of which somebody has said that they are the person of another row, as long as that one is here. */
const joinedTo = (staged: Staged) => sql`(select j.source, j.target from base_data_join j where j.joined and exists (
  select from ${staged('person')} p where p.source_id = j.target and p.wrong is null and p.fields->>'active' is distinct from 'false'))`

/**
 * The people of a bundle. A person is a student, else staff, else a guardian; one whose row is not read is the person of whom an earlier
 * roster told.
 */
const persons = (staged: Staged) => sql`
  create temp table base_data_person on commit drop as
  with role as (
    select source_id, bool_or(other_id = 'student') as student, bool_or(other_id in ('parent', 'guardian', 'relative')) as guardian,
      bool_or(other_id not in ('student', 'parent', 'guardian', 'relative', '')) as staff, max(fields->>'grade') as grade,
      array_agg(fields->>'org') filter (where fields ? 'org') as orgs
    from ${staged('role')} r group by 1
  ), known as materialized (
    select p.source_id, p.fields, p.file, p.line, p.wrong, g.fields as gender, nullif(m.target, '') as grade,
      array(select jsonb_array_elements_text(p.fields->'orgs')) || r.orgs as orgs, p.fields->'named'->>zh.source as name_zh,
      case when r.student then 'Student' when r.staff then 'Staff' when r.guardian then 'Guardian'
        else (select o.kind from base_data_origin o
          where o.source_id = p.source_id and o.kind in ('Student', 'Staff', 'Guardian') limit 1) end as kind
    from ${staged('person')} p left join role r on r.source_id = p.source_id
      left join ${staged('gender')} g on g.source_id = p.source_id
      left join base_data_meaning m on m.kind = 'Grade' and m.source = coalesce(p.fields->>'grade', r.grade)
      left join (select source from base_data_meaning where kind = 'NameColumn' and target = ${chineseName} order by source limit 1) zh on true
  )
  select k.* from known k
  where k.kind is not null and not exists (select from ${joinedTo(staged)} j where j.source = k.source_id)
    and not ${isElsewhere(sql`k.orgs`)}`

/** The address is that of somebody of whom a person has said that the row is not about them: the row comes in without it. */
const isSomebodyElses = sql`exists (select from base_data_identity d join staff a on a.id = d.record_id
  where d.kind = k.kind and d.source_id = k.source_id and not d.same and a.email = k.fields->>'email')`

/**
 * What a bundle wants of its people. Where a roster that left this school comes back, a name that it tells in the parts in which it left stays
 * as it is written here. A number that lost its zeros in the roster keeps them here.
 */
const people = sql`
  insert into base_data_wanted (kind, source_id, record_id, name, fields, file, line, reason)
  select k.kind, k.source_id, m.record_id, coalesce(nullif(k.fields->>'name', ''), k.source_id),
    k.fields - array['number', 'phones', 'grade', 'orgs', 'named', 'maySignIn']
      - case when r.id is not null and (select (family, given) = (k.fields->>'familyName', k.fields->>'givenName')
            from setting, name_parts(r.name, r.family_name, r.given_name, setting.name_order = 'FamilyFirst'))
          then array['name', 'nameZh', 'familyName', 'givenName'] else '{}' end
      - case when m.record_id is null and ${isSomebodyElses} then array['email'] else '{}' end
      || case when k.name_zh is null then '{}' else jsonb_build_object('nameZh', k.name_zh) end
      || coalesce(k.gender, '{}')
      -- Who may sign in again was told before that they may not.
      || case when k.fields->>'active' = 'false' then '{}' when k.fields->'maySignIn' = 'false' then '{"maySignIn": false}'
          when o.given->'maySignIn' = 'false' then '{"maySignIn": true}' else '{}' end::jsonb
      || case when k.kind = 'Student' then jsonb_strip_nulls(jsonb_build_object(
          'studentNumber', case when length(s.number) > length(n.number) and ltrim(lower(s.number), '0') = ltrim(lower(n.number), '0')
            then s.number else n.number end, 'grade', k.grade,
          'division', case when k.grade is null then ${divisionOf(sql`k.orgs`)} end)) else '{}' end
      || case when k.fields ? 'phones' and m.record_id is null then jsonb_build_object('phones', k.fields->'phones') else '{}' end,
    k.file, k.line, coalesce(k.wrong,
      case when k.fields->>'name' = '' then 'STUDENT_NAME_MISSING' when m.asked then 'BASE_DATA_ASKED' end, '')
  from base_data_person k cross join lateral (select coalesce(k.fields->>'number', k.source_id) as number) n
    left join base_data_matched m on m.kind = k.kind and m.source_id = k.source_id
    left join staff r on r.roster_id::text = k.source_id and r.id = m.record_id
    left join student s on k.kind = 'Student' and s.id = m.record_id
    left join base_data_origin o on o.kind = k.kind and o.record_id = m.record_id
  where m.record_id is not null or k.fields->>'active' is distinct from 'false'`

/** Who and what a bundle names without telling of them, because only something else of them has changed. */
const untold = (staged: Staged) => sql`
  insert into base_data_wanted (kind, source_id, record_id, name, fields, file, line)
  select o.kind, o.source_id, o.record_id, coalesce(a.name, o.source_id),
    case when c.fields->'active' = 'true' then '{"active": true}'::jsonb else '{}' end, n.file, n.line
  from (select id, min(file) as file, min(line) as line from (
      select other_id as id, file, line from ${staged('enrolment')} e union all select source_id, file, line from ${staged('enrolment')} e
      union all select source_id, file, line from ${staged('tie')} t
      union all select other_id, file, line from ${staged('tie')} t) named group by id) n
    join base_data_origin o on o.source_id = n.id and o.kind in ('Homeroom', 'Student', 'Staff', 'Guardian')
    left join staff a on o.kind <> 'Homeroom' and a.id = o.record_id left join homeroom h on o.kind = 'Homeroom' and h.id = o.record_id
    left join base_data_standing c on o.kind <> 'Homeroom' and c.kind = o.kind and c.record_id = o.record_id
  where coalesce(a.id, h.id) is not null and not exists (select from base_data_wanted w where w.source_id = o.source_id)`

/** The class of each student: the one of the latest enrolment that is not over, or of the grade. Where nobody
 * has one, or a student's own rows are not read, who is here stays. */
const places = (staged: Staged, today: string, delta: boolean) => sql`
  with place as (
    select distinct on (e.other_id) e.other_id as student, nullif(e.fields->>'from', '') as from_on,
      coalesce(${sql.raw(classSql)}, (w.fields->>'schoolYear') || ' ' || (w.fields->>'name')) as class, w.fields->>'grade' as grade
    from (select source_id, other_id, fields, wrong from ${staged('enrolment')} enrolled
      union all select c.source_id, s.source_id, '{"role": "student", "from": "", "until": ""}', null from base_data_wanted c
        join base_data_wanted s on s.kind = 'Student' and s.fields->>'grade' = c.fields->>'grade'
      where c.kind = 'Homeroom' and ${classesAre('PerGrade')}) e
      join base_data_wanted w on w.kind = 'Homeroom' and w.source_id = e.source_id and w.reason = ''
      left join homeroom h on h.id = w.record_id
    where e.fields->>'role' = 'student' and e.wrong is null and (e.fields->>'until' = '' or e.fields->>'until' > ${today})
    order by e.other_id, e.fields->>'from' desc, e.source_id
  )
  update base_data_wanted w set fields = w.fields
    || jsonb_build_object('homeroom', coalesce(p.class, ''))
    || case when p.grade is not null and not w.fields ? 'grade' then jsonb_build_object('grade', p.grade) else '{}' end
    || case when w.record_id is null then jsonb_build_object('enteredOn', coalesce(p.from_on, ${today})) else '{}' end
  from base_data_wanted own left join place p on p.student = own.source_id
  where w.kind = 'Student' and own.ctid = w.ctid and case when ${delta} then p.student is not null else exists (select from place) end
    and not exists (select from ${staged('enrolment')} e where e.other_id = own.source_id and e.wrong is not null)`

/** Who is tied to whom, whichever of the two rows says so. */
const families = (staged: Staged) => sql`
  with told as (
    select source_id as student, other_id as guardian, fields, file, line from ${staged('tie')} a where wrong is null
    union all select other_id, source_id, fields, file, line from ${staged('tie')} b where wrong is null
  ), tie as (
    select distinct on (student, guardian) student, coalesce(j.target, t.guardian) as guardian, fields, file, line
    from told t left join ${joinedTo(staged)} j on j.source = t.guardian order by student, guardian, fields desc
  )
  insert into base_data_wanted (kind, source_id, record_id, other_id, name, fields, file, line)
  select 'Family', t.student || chr(31) || t.guardian, s.record_id, coalesce(g.record_id, 0), s.name || ' · ' || g.name,
    t.fields || '{"active": true}', t.file, t.line
  from tie t join base_data_wanted s on s.kind = 'Student' and s.source_id = t.student and s.reason = '' and s.fields->>'active' = 'true'
    join base_data_wanted g on g.kind in ('Guardian', 'Staff') and g.source_id = t.guardian and g.reason = ''
      and g.fields->>'active' = 'true'`

/** What cannot come in, and why. A tie falls with the person that it names. */
const refusals = [
  // Of several who are new and share an address the first signs in with it. Whatever nobody shares is left out first: sorting takes long.
  sql`
    with each_one as materialized (
      select kind, source_id, record_id, line, fields->>'email' as email from base_data_wanted where fields ? 'email' and kind <> 'Homeroom'
    ), placed as (
      select kind, source_id, row_number() over (partition by email order by (record_id is null)::int, kind desc, line) as place
      from each_one join (select email from each_one group by 1 having count(*) > 1) shared using (email)
    )
    update base_data_wanted w set fields = w.fields - 'email' from placed p
    where p.place > 1 and p.kind = w.kind and p.source_id = w.source_id`,
  // Somebody else signs in with the address already: whoever is here comes in without it.
  sql`
    update base_data_wanted w set reason = case when w.record_id is null and w.reason = '' then 'EMAIL_TAKEN' else w.reason end,
      fields = case when w.record_id is null then w.fields else w.fields - 'email' end
    where w.kind in ('Student', 'Staff', 'Guardian') and exists (
      select from staff a where a.email = w.fields->>'email' and a.id is distinct from w.record_id)`,
  sql`
    with each_one as materialized (
      select kind, source_id, line, coalesce(record_id::text, lower(fields->>'studentNumber'),
        fields->>'schoolYear' || lower(fields->>'name')) as key
      from base_data_wanted where kind in ('Student', 'Homeroom') or (kind in ('Staff', 'Guardian') and record_id is not null)
    ), placed as (
      select kind, source_id, row_number() over (partition by kind, key order by line) as place
      from each_one join (select kind, key from each_one group by 1, 2 having count(*) > 1) shared using (kind, key)
    )
    update base_data_wanted w
    set reason = case when w.kind = 'Student' and w.record_id is null then 'STUDENT_NUMBER_TAKEN' else 'BASE_DATA_TWICE' end
    from placed p where p.place > 1 and p.kind = w.kind and p.source_id = w.source_id and w.reason = ''`,
  // A number and the name of a class are free where whoever has them gives them up.
  sql`update base_data_wanted w set reason = 'STUDENT_NUMBER_TAKEN' from student s
    where w.kind = 'Student' and w.reason = '' and lower(s.number) = lower(w.fields->>'studentNumber')
      and s.id is distinct from w.record_id and not exists (select from base_data_wanted other where other.kind = 'Student'
        and other.record_id = s.id and other.reason = '' and lower(other.fields->>'studentNumber') <> lower(s.number))`,
  sql`update base_data_wanted w set reason = 'HOMEROOM_TAKEN' from homeroom h
    where w.kind = 'Homeroom' and w.reason = '' and h.school_year = w.fields->>'schoolYear' and lower(h.name) = lower(w.fields->>'name')
      and h.id is distinct from w.record_id
      and lower(h.campus) = coalesce((select lower(own.campus) from homeroom own where own.id = w.record_id), '')
      and not exists (select from base_data_wanted other where other.kind = 'Homeroom' and other.record_id = h.id and other.reason = ''
        and (lower(other.fields->>'name'), other.fields->>'schoolYear') <> (lower(h.name), h.school_year))`,
  sql`delete from base_data_wanted w where kind = 'Family' and exists (select from base_data_wanted p
    where p.reason <> '' and p.source_id in (split_part(w.source_id, chr(31), 1), split_part(w.source_id, chr(31), 2)))`,
]
