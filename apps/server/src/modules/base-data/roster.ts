// Who is at the school leaves as a bundle of OneRoster 1.2. What left comes in again without a change.
import { divisions, rosterHeads, rosterManifest, rosterRow, standardGrade, type GradeNames, type RosterOutFile } from '@isb/domain'
import { zippedRoster, type RosterOut } from '@isb/tables/bundles'
import { word } from '@isb/words'
import { schoolDay } from '../../core/database/clock.ts'
import type { Handlers } from '../../core/declare/handlers.ts'
import { partyOf } from '../../core/work/fair-queue.ts'
import { bytesFile } from '../../core/download/index.ts'
import { inSnapshot, type RowsOf } from '../../core/lists/statements.ts'
import { hereWithoutSignIn } from './standing.ts'

/** The ids of what there is one of. */
const [school, homeroomCourse] = ['school', 'homeroom']

/** Everybody who is here on the day `$1`, by the id of the roster that told of them, else by one of ours; with the class of a student. */
const peopleSql = `
  place as (
    select distinct on (y.student_id) y.* from student_stay y join student s on s.id = y.student_id
    where y.from_on <= greatest($1::date, s.entered_on) order by y.student_id, y.from_on desc
  ), origin as (
    select distinct on (source_id) kind, source_id, record_id from base_data_origin where kind in ('Student', 'Staff', 'Guardian')
    order by source_id, kind desc
  ), person as (
    select a.*, coalesce(o.source_id, a.roster_id::text) as key, s.number, y.grade, y.division, y.homeroom_id, y.from_on, y.until_on
    from staff a left join student s on s.id = a.id left join place y on y.student_id = s.id
      left join origin o on o.record_id = a.id
        and o.kind = case a.type when 'student' then 'Student' when 'staff' then 'Staff' else 'Guardian' end
    where not a.service and case a.type when 'student' then s.id is not null and (s.left_on is null or s.left_on > $1::date)
      when 'other' then false else a.enabled or ${hereWithoutSignIn('a')} end
  ), tie as (
    select g.student_id, g.guardian_id, s.key as student, p.key as guardian
    from guardian g join person s on s.id = g.student_id join person p on p.id = g.guardian_id where not g.no_contact
  )`

/** The classes of this school year and of later ones, and those in which somebody still is. */
const classesSql = `
  class as (
    select h.*, coalesce(o.source_id, h.roster_id::text) as key from homeroom h
      left join base_data_origin o on o.kind = 'Homeroom' and o.record_id = h.id
    where left(h.school_year, 4)::int >= extract(year from $1::date - interval '7 months')
      or exists (select from person where homeroom_id = h.id)
  )`

/** A school year that the calendar does not have begins in August. */
const sessionsSql = `
  session as (
    select distinct c.school_year, left(c.school_year, 4)::int as begins, y.id,
      coalesce(y.starts_on, make_date(left(c.school_year, 4)::int, 8, 1)) as starts_on,
      coalesce(y.ends_on + 1, make_date(left(c.school_year, 4)::int + 1, 8, 1)) as ends_before
    from class c left join school_year y on extract(year from y.starts_on) = left(c.school_year, 4)::int
  )`

const sessionKey = `'year-' || s.school_year`
const teachers = `(values ('teacher', 'true', c.teacher_email), ('teacher', 'false', c.dl_teacher_email),
  ('aide', 'false', c.assistant_email))`

/** A student belongs to a division of the school, everybody else to the school. */
const orgOf = `coalesce('division-' || p.division, '${school}')`

/** The rows of each file: its columns by their names. */
const rowsSql: Readonly<Record<RosterOutFile, string>> = {
  orgs: `
    select '${school}' as "sourcedId", school_name as name, 'school' as type, null as "parentSourcedId" from setting
    union all (select 'division-' || code, name, 'department', '${school}'
    from (values ${divisions.map((code, place) => `(${place}, '${code}', '${word('en', `value.Division.${code}`)}')`).join(', ')})
      division (place, code, name)
    where exists (select from person where person.division = division.code) order by place)`,
  academicSessions: `
    select ${sessionKey} as "sourcedId", s.school_year as title, 'schoolYear' as type, s.starts_on as "startDate",
      s.ends_before as "endDate",
      null as "parentSourcedId", s.begins + 1 as "schoolYear" from session s
    union all select 'term-' || t.id, t.name, 'term', t.starts_on, t.ends_on + 1, ${sessionKey}, s.begins + 1
    from session s join school_term t on t.school_year_id = s.id
    order by 4, 3`,
  courses: `select '${homeroomCourse}' as "sourcedId", 'Homeroom' as title, '${school}' as "orgSourcedId"`,
  classes: `
    select c.key as "sourcedId", c.name as title, c.grade as grades, '${homeroomCourse}' as "courseSourcedId", 'homeroom' as "classType",
      c.campus as location, '${school}' as "schoolSourcedId", 'year-' || c.school_year as "termSourcedIds"
    from class c order by c.school_year, c.id`,
  users: `
    select p.key as "sourcedId", p.enabled as "enabledUser", coalesce(p.email, p.key) as username, n.given as "givenName",
      n.family as "familyName", p.number as identifier, p.email, phone.numbers[1] as phone, phone.numbers[2] as sms,
      coalesce(g.keys, s.keys) as "agentSourcedIds", p.grade as grades, p.preferred_name as "preferredGivenName",
      ${orgOf} as "primaryOrgSourcedId"
    from person p cross join setting
      cross join lateral name_parts(p.name, p.family_name, p.given_name, setting.name_order = 'FamilyFirst') n
      left join (select student_id, string_agg(guardian, ',' order by guardian_id) as keys from tie group by 1) g on g.student_id = p.id
      left join (select guardian_id, string_agg(student, ',' order by student_id) as keys from tie group by 1) s on s.guardian_id = p.id
      left join (select person_id, array_agg(value order by id) as numbers from contact where kind = 'Phone' group by 1) phone
        on phone.person_id = p.id
    order by p.id`,
  roles: `
    select p.key || ':' || r.role as "sourcedId", p.key as "userSourcedId", r.type as "roleType", r.role, ${orgOf} as "orgSourcedId"
    from person p cross join lateral (
      select case p.type when 'student' then 'student' when 'parent' then 'guardian'
        else coalesce((select min(t.role) filter (where t.role = 'teacher' or t.role = 'aide')
          from class c cross join lateral ${teachers} t (role, main, email) where t.email = p.email), 'administrator') end as role,
        'primary' as type
      union all select 'guardian', 'secondary' where p.type = 'staff' and exists (select from tie where guardian_id = p.id)
    ) r order by p.id, r.type`,
  enrollments: `
    select c.key || ':' || p.key as "sourcedId", c.key as "classSourcedId", '${school}' as "schoolSourcedId", p.key as "userSourcedId",
      'student' as role, null as primary, p.from_on as "beginDate", p.until_on as "endDate"
    from person p join class c on c.id = p.homeroom_id
    union all (select distinct on (c.key, p.key) c.key || ':' || p.key, c.key, '${school}', p.key, t.role, t.main, null::date, null::date
      from class c cross join lateral ${teachers} t (role, main, email) join person p on p.type = 'staff' and p.email = t.email
      order by c.key, p.key, t.main desc)
    order by 2, 4`,
}

/** A file's rows as text, one JSON object each. */
const asText = (file: RosterOutFile) =>
  `with ${[peopleSql, classesSql, sessionsSql].join(',')} select row_to_json(row) from (${rowsSql[file]}) row, (select $1::date) day`

/** Who is at the school, as a file. */
export const roster: Handlers<'baseData'>['roster'] = async (_input, context) => {
  const { app, db, now, locale } = context
  const day = await schoolDay(db, now)
  const { schoolName } = await db.selectFrom('setting').select('schoolName').executeTakeFirstOrThrow()
  const grades = await db.selectFrom('grade').select(['code', 'name', 'nameZh']).execute()
  const pieces = inSnapshot(app.pool, (rowsOf) => zippedRoster(filesOf(rowsOf, { day, schoolName, grades })))
  return bytesFile(`${word(locale, 'file.roster')} ${day}.zip`, 'application/zip', pieces, partyOf(context))
}

interface School {
  readonly day: string
  readonly schoolName: string
  readonly grades: readonly GradeNames[]
}

async function* filesOf(rowsOf: RowsOf, { day, schoolName, grades }: School): AsyncGenerator<RosterOut, void> {
  yield { name: 'manifest.csv', heads: ['propertyName', 'value'], rows: once(rosterManifest(schoolName)) }
  for (const file of Object.keys(rosterHeads) as RosterOutFile[])
    yield { name: `${file}.csv`, heads: rosterHeads[file], rows: written(file, rowsOf(asText(file), [day]), grades) }
}

async function* once<Rows>(rows: Rows): AsyncGenerator<Rows, void> {
  yield rows
}

type Values = Readonly<Record<string, string | number | boolean | null>>

async function* written(
  file: RosterOutFile,
  batches: AsyncIterable<unknown[][]>,
  grades: readonly GradeNames[],
): AsyncGenerator<readonly (readonly string[])[], void> {
  const text = (column: string, value: string | number | boolean | null) =>
    value === null ? null : column === 'grades' ? value && standardGrade(grades, String(value)) : String(value)
  for await (const batch of batches)
    yield batch.map(([row]) =>
      rosterRow(
        file,
        Object.fromEntries(Object.entries(row as Values).map(([column, value]) => [column, text(column, value) as string | null])),
      ),
    )
}
