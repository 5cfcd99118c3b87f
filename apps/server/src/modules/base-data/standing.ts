// What stands here, in the words of rosters: classes, people and family ties, a record with the fields that a roster may give.
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../core/database/database.ts'

const standing = sql`
  create temp table base_data_standing (
    kind text not null, record_id bigint not null, other_id bigint not null default 0, fields jsonb not null
  ) on commit drop`

/** A class as people call it; what stands in a student's field `homeroom`. */
export const classSql = `h.school_year || ' ' || concat_ws(' ', nullif(h.campus, ''), h.name)`

/** All that a bundle is compared with, but for what leavers hold: whole tables, or columns of them. */
const read = {
  base_data_identity: '*',
  base_data_join: '*',
  base_data_mapping: '*',
  base_data_origin: '*',
  contact: 'person_id, value',
  grade: '*',
  guardian: '*',
  homeroom: '*',
  role: '*',
  setting: '*',
  staff: 'id, type, name, name_zh, family_name, given_name, preferred_name, gender, email, enabled, service, roster_id, source',
  staff_role: '*',
  student: 'id, number, entered_on, left_on',
  student_stay: '*',
}

/** What stands here for one who compares a bundle on a day, as one short text: where it is the same, a bundle comes to the same. */
export async function whatStands(db: Db, { today, callerId }: { readonly today: string; readonly callerId: number }): Promise<string> {
  const sums = Object.entries(read).map(
    ([table, columns]) => `(select coalesce(sum(hash_record_extended(t, 0)), 0) from (select ${columns} from ${table}) t)`,
  )
  const { rows } = await sql<{ stands: string }>`
    select concat_ws(' ', ${today}::text, ${callerId}::text, ${sql.raw(sums.join(', '))}) as stands`.execute(db)
  return rows[0]!.stands
}

/** Fills the temporary table with what stands. */
export async function standAll(db: Db, today: string): Promise<void> {
  await sql`drop table if exists pg_temp.base_data_standing`.execute(db)
  const people = sql`insert into base_data_standing (kind, record_id, fields) ${peopleStanding(today)}`
  const steps = [standing, standingHomerooms, people, standingFamilies, sql`analyze base_data_standing`]
  for (const step of steps) await step.execute(db)
}

const standingHomerooms = sql`
  insert into base_data_standing (kind, record_id, fields)
  select 'Homeroom', id,
    jsonb_build_object('name', name, 'schoolYear', school_year, 'grade', coalesce(grade, ''),
      'division', coalesce(division, ''), 'teacherEmail', teacher_email)
  from homeroom`

const namesSql = `'name', a.name, 'nameZh', a.name_zh, 'familyName', a.family_name, 'givenName', a.given_name,
  'preferredName', a.preferred_name, 'gender', coalesce(a.gender, ''), 'email', coalesce(a.email, '')`

/** Somebody who works here or is a guardian, and of whom the roster says that they do not sign in. */
export const hereWithoutSignIn = (account: string) => `exists (select from base_data_origin told where told.record_id = ${account}.id
  and told.kind = case ${account}.type when 'staff' then 'Staff' else 'Guardian' end
  and told.given @> '{"active": true, "maySignIn": false}')`

/** Whoever has an account that a roster may tell of. */
export const peopleStanding = (today: string): RawBuilder<unknown> => sql`
  select case a.type when 'student' then 'Student' when 'staff' then 'Staff' else 'Guardian' end as kind, a.id as record_id,
    jsonb_build_object(${sql.raw(namesSql)}, 'active', is_here.yes)
      || case when is_here.yes then jsonb_build_object('maySignIn', a.enabled) else '{}' end
      || case when s.id is null then '{}' else jsonb_build_object('studentNumber', s.number, 'grade', coalesce(y.grade, ''),
        'division', coalesce(y.division, ''), 'homeroom', coalesce(${sql.raw(classSql)}, '')) end as fields
  from staff a left join student s on s.id = a.id
    cross join lateral (select case when a.type = 'student' then s.left_on is null or s.left_on > ${today}::date
      else a.enabled or ${sql.raw(hereWithoutSignIn('a'))} end as yes) is_here
    left join lateral (select * from student_stay y where y.student_id = s.id and y.from_on <= greatest(${today}::date, s.entered_on)
      order by y.from_on desc limit 1) y on true
    left join homeroom h on h.id = y.homeroom_id
  where a.type <> 'other' and (a.type <> 'student' or s.id is not null)`

const standingFamilies = sql`
  insert into base_data_standing (kind, record_id, other_id, fields)
  select 'Family', student_id, guardian_id, jsonb_build_object('relation', relation, 'active', true) from guardian`
