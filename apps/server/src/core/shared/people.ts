// People as other modules name them: who asked, who decided, whom something is for.
import type { Schema } from '@isb/contract'
import { CompiledQuery } from 'kysely'
import { holds } from '../access/access.ts'
import { personWithinReach, reachOf, reachOfCode, studentsWithin, withinReach } from '../access/reach.ts'
import { schoolDay } from '../database/clock.ts'
import type { SignedIn } from '../app/context.ts'
import type { Db } from '../database/database.ts'
import { containsAll, personSql } from '../lists/sql.ts'
import { refuse } from '../ground/refuse.ts'
import { classNameSql, homeroomSql } from '../lists/class-name.ts'

/** The most people that a form is offered at once. */
const most = 20

/**
 * The handler that offers enabled people by what is typed: whose address it is first, then those whose name begins with it. Of the students
 * those within the caller's reach. Each comes with what tells people of one name apart: the number and class of a student, the children of a
 * guardian, the classes of a teacher. Addresses are told, and found by their parts, where the caller may see accounts; anybody else is told
 * an address that they have typed whole.
 */
export async function people({ query: { search } }: { readonly query: { readonly search: string } }, context: SignedIn) {
  const { app, db, now, caller } = context
  const values: unknown[] = [search.trim().toLowerCase(), await schoolDay(db, now)]
  const bind = (value: unknown) => `$${values.push(value)}`
  const seesAccounts = await holds(db, caller, 'upms:staff')
  const found = containsAll(seesAccounts ? 's.search' : 's.search_names', search, bind)
  const reach = await reachOf(db, context)
  const within = personWithinReach(reach, 's.id', '$2::date', bind) || 'true'
  const childWithin = withinReach(reach, 'st.id', '$2::date', bind) || 'true'
  const { rows } = await app.pool.query<Schema<'PersonOption'>>(
    `select id, name, name_zh as "nameZh", type, case when ${seesAccounts} or s.email = $1 then email end as email, (
        select coalesce(json_agg(json_build_object('name', p.name, 'nameZh', p.name_zh, 'studentNumber', st.number,
          'homeroom', coalesce(${classNameSql()}, '')) order by lower(p.name), st.number), '[]')
        from student st join staff p on p.id = st.id
          left join student_stay y on y.student_id = st.id and y.from_on <= $2::date and (y.until_on is null or y.until_on > $2::date)
          left join homeroom h on h.id = y.homeroom_id
        where st.id in (select s.id union all select g.student_id from guardian g where g.guardian_id = s.id and not g.no_contact)
          and (st.left_on is null or st.left_on >= $2::date) and ${childWithin}
      ) as students, array(
        select ${classNameSql()} from homeroom h
        where h.school_year = (select name from school_year where starts_on <= $2::date order by starts_on desc limit 1)
          and s.email in (h.teacher_email, h.assistant_email, h.dl_teacher_email) order by 1
      ) as classes
    from staff s where s.enabled and not s.service and (${found} or s.email = $1) and $2::date is not null and ${within}
    order by s.email <> $1, not starts_with(s.search, $1), lower(s.name), s.id limit ${most}`,
    values,
  )
  return rows
}

interface StudentSearch {
  readonly query?: { readonly search?: string; readonly studentId?: number }
}

/**
 * The same of students alone, who have not left, by number and class as well: first the one whose number or address it is, then those whose
 * name begins with it, or a part of the name.
 */
export async function students({ query: { search = '', studentId } = {} }: StudentSearch, context: SignedIn) {
  const { app, db, now, caller } = context
  const values: unknown[] = [search.trim().toLowerCase(), await schoolDay(db, now), studentId ?? null]
  const bind = (value: unknown) => `$${values.push(value)}`
  const seesAccounts = await holds(db, caller, 'upms:staff')
  const names = `(p.${seesAccounts ? 'search' : 'search_names'} || ' ' || lower(s.number || ' ' || coalesce(h.name, '')))`
  const found = containsAll(names, search, bind) || 'true'
  const within = withinReach(await reachOf(db, context), 's.id', '$2::date', bind) || 'true'
  const { rows } = await app.pool.query<Schema<'StudentOption'>>(
    `select s.id, p.name, p.name_zh as "nameZh", p.type, case when ${seesAccounts} or p.email = $1 then p.email end as email,
      s.number as "studentNumber", coalesce(y.grade, '') as grade, ${homeroomSql} as homeroom
    from student s join staff p on p.id = s.id
      left join student_stay y on y.student_id = s.id and y.from_on <= $2::date and (y.until_on is null or y.until_on > $2::date)
      left join homeroom h on h.id = y.homeroom_id
    where (s.left_on is null or s.left_on >= $2::date) and coalesce(s.id = $3::bigint, true) and (${found} or p.email = $1) and ${within}
    order by lower(s.number) <> $1 and p.email is distinct from $1, not starts_with(p.search_names, $1),
      strpos(' ' || p.search_names, ' ' || $1) = 0, lower(p.name), s.number limit ${most}`,
    values,
  )
  return rows
}

/** People by id, those that are there. A guardian is told apart by a child whom the caller reaches as a student. */
export async function peopleById(
  { db, app, caller }: Pick<SignedIn, 'db' | 'app' | 'caller'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Schema<'PersonRef'>>> {
  if (ids.length === 0) return new Map()
  const values: unknown[] = [[...new Set(ids)], await schoolDay(db, app.now())]
  const within = withinReach(await reachOfCode(db, caller, 'student'), 'ward.id', '$2::date', (value) => `$${values.push(value)}`)
  const text = `select ${personSql('p', '$2::date', within || 'true')} as person from staff p where p.id = any($1::bigint[])`
  const { rows } = await db.executeQuery<{ person: Schema<'PersonRef'> }>(CompiledQuery.raw(text, values))
  return new Map(rows.map(({ person }) => [person.id, person]))
}

/** Somebody whom a request is for. Refuses who is not there or is disabled. */
export async function requirePerson(db: Db, id: number) {
  const person = await db
    .selectFrom('staff')
    .select(['id', 'name', 'nameZh', 'email', 'enabled', 'service'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) refuse(2, 'STAFF_NOT_FOUND')
  if (!person.enabled) refuse(3, 'ACCOUNT_DISABLED')
  return person
}

/** Refuses a student who is not there, or out of the caller's reach. */
export async function requireStudent(context: SignedIn, studentId: number, today: string): Promise<void> {
  const { db } = context
  const reached = await studentsWithin(db, await reachOf(db, context), [studentId], today)
  if (!reached.has(studentId)) refuse(2, 'STUDENT_NOT_FOUND')
}
