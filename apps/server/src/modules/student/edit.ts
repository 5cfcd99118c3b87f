// Students themselves: taken in, changed, moved, gone. What is theirs as an account stands in its row, the rest beside it.
import type { Data, Input, Schema } from '@isb/contract'
import {
  alsoInAfter,
  fitted,
  movedFrom,
  normalEmail,
  placeOf,
  placeOn,
  schoolYearBegins,
  whyNotSchoolDays,
  whyNotMove,
  type ClassOfYear,
  type Place,
  type SchoolDays,
} from '@isb/domain'
import { sql } from 'kysely'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { breaks } from '../../core/ground/refuse.ts'
import { unchanged } from '../../core/shared/stale.ts'
import { tellModules } from '../../core/app/occasions.ts'
import { refuseBroken, refuseField } from '../../core/ground/refuse.ts'
import { searchTextOf } from '../../core/text/search.ts'
import { staysOf, writeStays } from '../../core/shared/stays.ts'
import { homeroomSql } from '../../core/lists/class-name.ts'
import { alsoInSql, students } from './lists.ts'

type Student = Schema<'Student'>

type Names = Pick<Student, 'name' | 'nameZh' | 'familyName' | 'givenName' | 'preferredName' | 'gender'>
const accountOf = ({ name, nameZh, familyName, givenName, preferredName, gender }: Names): Names => ({
  name: name.trim(),
  nameZh: nameZh.trim(),
  familyName: familyName.trim(),
  givenName: givenName.trim(),
  preferredName: preferredName.trim(),
  gender,
})

/** Refuses a number or address that somebody else has, at its field. */
function refuseTaken(error: unknown): never {
  if (breaks(error, 'student_number')) refuseField('/studentNumber', 'STUDENT_NUMBER_TAKEN')
  if (breaks(error, 'staff_email_key')) refuseField('/email', 'EMAIL_TAKEN')
  throw error
}

const gradeUnknown = (code: string) => refuseBroken('student_stay_grade', '/grade', 'GRADE_UNKNOWN', { code })

export async function create({ body }: Input<'student.create'>, context: Confirmed): Promise<Student> {
  const { db, now, changed } = context
  if (body.email) requireConfirmation(context)
  const { enteredOn, homeroomId = null } = body
  const number = body.studentNumber.trim()
  const empty = { nameZh: '', familyName: '', givenName: '', preferredName: '', gender: null }
  const account = accountOf({ ...empty, ...body })
  const email = body.email ? normalEmail(body.email) : null
  await requireClass(db, '/homeroomId', homeroomId)
  const { id } = await db
    .insertInto('staff')
    .values({ ...account, email, type: 'student', search: searchTextOf({ ...account, email }), createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseTaken)
  await db.insertInto('student').values({ id, number, enteredOn, createdAt: now, updatedAt: now }).execute().catch(refuseTaken)
  const place = { ...(await begunIn(db, body)), homeroomId, alsoInId: null }
  await writeStays(db, new Map([[id, [{ ...place, from: enteredOn, until: null }]]])).catch(gradeUnknown(place.grade))
  changed('student', id, null, { studentNumber: number, ...account, email, enteredOn, ...place })
  return students.record(context, id)
}

/** Grade and division of who is new: as far as nobody says them, those of the class, and the division of the grade. */
async function begunIn(db: Db, { homeroomId, grade = '', division }: Input<'student.create'>['body']) {
  const { rows } = await sql<Pick<Place, 'grade' | 'division'>>`
    select coalesce(i.grade, '') as grade, coalesce(${division ?? null}::text, i.division, g.division) as division
    from (select coalesce(nullif(${grade.trim()}::text, ''), h.grade) as grade, h.division
      from (select) new left join homeroom h on h.id = ${homeroomId ?? null}::bigint) i left join grade g on g.code = i.grade`.execute(db)
  return rows[0]!
}

export async function update({ path, body: { version, ...given } }: Input<'student.update'>, context: SignedIn): Promise<Student> {
  const { db, now, changed } = context
  const before = await unchanged(students, context, path.studentId, version)
  const after = { ...before, ...given }
  const account = accountOf(after)
  const number = after.studentNumber.trim()
  const { enteredOn } = after
  if (whyNotSchoolDays(after)) refuseField('/enteredOn', 'STUDENT_DAYS')
  await db
    .updateTable('staff')
    .set({ ...account, search: searchTextOf({ ...account, email: before.email }), version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', before.id)
    .execute()
  await raise(context, before.id, { number, enteredOn }).catch(refuseTaken)
  if (enteredOn !== before.enteredOn) {
    await fitStays(db, before.id, after)
    await tellModules(context, 'student.daysChanged', { studentIds: [before.id] })
  }
  changed(
    'student',
    before.id,
    { studentNumber: before.studentNumber, ...accountOf(before), enteredOn: before.enteredOn },
    { studentNumber: number, ...account, enteredOn },
  )
  return students.record(context, before.id)
}

/** From a day on, until the next move that is planned already. */
export async function move({ path, body: { from, alsoInId: given, ...to } }: Input<'student.move'>, context: SignedIn): Promise<Student> {
  const { db, changed } = context
  const before = await students.locked(context, path.studentId)
  if (whyNotMove(before, from)) refuseField('/from', 'STUDENT_DAYS')
  const stays = (await staysOf(db, [before.id])).get(before.id) ?? []
  const left = placeOn(stays, from)
  const homeroom = await requireClass(db, '/homeroomId', to.homeroomId)
  const alsoIn = await requireClass(db, '/alsoInId', given === undefined ? left?.alsoInId : given)
  if (given !== undefined && alsoIn && alsoIn.id === homeroom?.id) refuseField('/alsoInId', 'ALSO_IN_SAME')
  const place = { ...to, grade: to.grade.trim(), alsoInId: given === undefined ? alsoInAfter(alsoIn, homeroom) : given }
  await writeStays(db, new Map([[before.id, fitted(movedFrom(stays, from, place), before)]])).catch(gradeUnknown(place.grade))
  await raise(context, before.id, {})
  changed('student', before.id, { from, ...(left && placeOf(left)) }, { from, ...place })
  return students.record(context, before.id)
}

export async function leave({ path, body: { leftOn, version } }: Input<'student.leave'>, context: SignedIn): Promise<Student> {
  const { db, changed } = context
  const before = await unchanged(students, context, path.studentId, version)
  const days: SchoolDays = { enteredOn: before.enteredOn, leftOn }
  if (whyNotSchoolDays(days)) refuseField('/leftOn', 'STUDENT_DAYS')
  await fitStays(db, before.id, days)
  await raise(context, before.id, { leftOn })
  await tellModules(context, 'student.daysChanged', { studentIds: [before.id] })
  changed('student', before.id, { leftOn: before.leftOn }, { leftOn })
  return students.record(context, before.id)
}

export async function stays({ path }: Input<'student.stays'>, context: SignedIn): Promise<Data<'student.stays'>> {
  const { id } = await students.record(context, path.studentId)
  const { rows } = await sql<Schema<'Stay'>>`
    select y.from_on::text as from, (y.until_on - 1)::text as to, y.division, coalesce(y.grade, '') as grade,
      ${sql.raw(homeroomSql)} as homeroom, ${sql.raw(alsoInSql)} as "alsoIn"
    from student_stay y left join homeroom h on h.id = y.homeroom_id where y.student_id = ${id} order by y.from_on desc`.execute(context.db)
  return rows
}

/** A school year that is over has no class to go to: one ends before the August in which the next begins. */
export async function classOptions(_input: unknown, { db, now }: SignedIn): Promise<Data<'student.classOptions'>> {
  const over = schoolYearBegins(now) - 1
  return db
    .selectFrom('homeroom')
    .select(['id', 'name', 'schoolYear', 'campus', 'division'])
    .select(({ fn, val }) => fn.coalesce('grade', val('')).as('grade'))
    .where('schoolYear', '>', `${over}-99`)
    .orderBy('schoolYear')
    .orderBy('campus')
    .orderBy(sql`(select g.sort from grade g where g.code = homeroom.grade)`)
    .orderBy('name')
    .execute()
}

async function fitStays(db: Db, id: number, days: SchoolDays): Promise<void> {
  const stays = (await staysOf(db, [id])).get(id) ?? []
  await writeStays(db, new Map([[id, fitted(stays, days)]]))
}

/** A class, which nobody deletes meanwhile; undefined for none. */
async function requireClass(db: Db, field: string, id: number | null | undefined): Promise<ClassOfYear | undefined> {
  if (id === null || id === undefined) return undefined
  const { rows } = await sql<ClassOfYear>`select id, school_year from homeroom where id = ${id} for key share`.execute(db)
  return rows[0] ?? refuseField(field, 'HOMEROOM_NOT_FOUND')
}

const raise = async ({ db, now }: SignedIn, id: number, set: { number?: string; enteredOn?: string; leftOn?: string | null }) =>
  db
    .updateTable('student')
    .set({ ...set, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute()
