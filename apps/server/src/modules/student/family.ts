// Who stands behind a student: guardians in the order in which they are called, how to reach them, and who has the same guardians.
import type { Data, Input, Schema } from '@isb/contract'
import { isEmail, normalEmail, phoneOf } from '@isb/domain'
import { CompiledQuery } from 'kysely'
import { reachOf, withinReach } from '../../core/access/reach.ts'
import { schoolDay } from '../../core/database/clock.ts'
import type { SignedIn } from '../../core/app/context.ts'
import { personSql } from '../../core/lists/sql.ts'
import { people, requirePerson } from '../../core/shared/people.ts'
import { refuse, refuseField } from '../../core/ground/refuse.ts'
import { homeroomSql } from '../../core/lists/class-name.ts'
import { placeOn, students } from './lists.ts'

type Family = Data<'student.family'>

const contactsSql = (person: string) => `(select coalesce(json_agg(json_build_object('kind', c.kind, 'value', c.value, 'label', c.label)
  order by c.kind desc, c.id), '[]') from contact c where c.person_id = ${person})`
async function rowsOf<Row>({ db, now }: SignedIn, text: string, id: number, more: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text.replaceAll('$2', '$2::date'), [id, await schoolDay(db, now), ...more]))
  return rows
}

/** Accounts to choose a guardian from. */
export const guardianOptions = (input: Input<'student.guardianOptions'>, context: SignedIn): Promise<Data<'student.guardianOptions'>> =>
  people(input, context)

async function familyOf(context: SignedIn, studentId: number): Promise<Family> {
  const reach = await reachOf(context.db, context)
  const more: unknown[] = []
  const bind = (value: unknown) => `$${more.push(value) + 2}`
  const within = withinReach(reach, 's.id', '$2', bind)
  // Who reaches the child as a guardian alone sees no other guardian.
  const byRole = reach === 'all' ? 'true' : withinReach({ ...reach, children: false }, '$1::bigint', '$2', bind)
  const caller = bind(context.caller.staffId)
  const [family] = await rowsOf<Family>(
    context,
    `select
      (select coalesce(json_agg(json_build_object('person', ${personSql('p', '$2', 'ward.id = $1')}, 'relation', g.relation, 'contactOrder', g.contact_order,
        'maySee', g.may_see, 'mayAct', g.may_act, 'noContact', g.no_contact, 'email', p.email, 'enabled', p.enabled,
        'contacts', ${contactsSql('p.id')}) order by g.no_contact, g.contact_order, g.guardian_id), '[]')
        from guardian g join staff p on p.id = g.guardian_id
        where g.student_id = $1 and (g.guardian_id = ${caller} or ${byRole})) as guardians,
      ${contactsSql('$1')} as contacts,
      (select coalesce(json_agg(row order by row.grade, row.name), '[]') from (
        select s.id, a.name, a.name_zh as "nameZh", s.number as "studentNumber", coalesce(y.grade, '') as grade, ${homeroomSql} as homeroom
        from student s join staff a on a.id = s.id ${placeOn('$2')}
        where s.id <> $1 and exists (select from guardian mine join guardian theirs on theirs.guardian_id = mine.guardian_id
          where mine.student_id = $1 and theirs.student_id = s.id and not mine.no_contact and not theirs.no_contact)
          ${within && `and ${within}`} and $2 is not null
      ) row) as siblings`,
    studentId,
    more,
  )
  return family!
}

export async function family({ path }: Input<'student.family'>, context: SignedIn): Promise<Family> {
  const { id } = await students.record(context, path.studentId)
  return familyOf(context, id)
}

/** The caller's own children. */
export const mine = (_input: unknown, context: SignedIn): Promise<Data<'student.mine'>> =>
  rowsOf<Schema<'Child'>>(
    context,
    `select s.id, s.number as "studentNumber", a.name, a.name_zh as "nameZh", y.division, coalesce(y.grade, '') as grade,
      ${homeroomSql} as homeroom, g.may_act as "mayAct"
    from guardian g join student s on s.id = g.student_id join staff a on a.id = s.id ${placeOn('$2')}
    where g.guardian_id = $1 and g.may_see and coalesce(s.left_on, 'infinity') >= $2 order by s.entered_on, a.name`,
    context.caller.staffId,
  )

const linkFields = ['relation', 'contactOrder', 'maySee', 'mayAct', 'noContact'] as const

export async function setGuardian({ path, body }: Input<'student.setGuardian'>, context: SignedIn): Promise<Family> {
  const { db, changed } = context
  const { id: studentId } = await students.locked(context, path.studentId)
  const { guardianId } = path
  if (guardianId === studentId) refuse(1, 'GUARDIAN_SELF')
  await context.startFrom(await familyOf(context, studentId))
  const before = await linkOf(context, studentId, guardianId)
  // Whose account is disabled becomes nobody's guardian, and may have to be kept away from a child all the same.
  if (!before && (await requirePerson(db, guardianId)).service) refuse(1, 'GUARDIAN_SERVICE')
  const { noContact = false, contactOrder = 1 } = body
  // Who is to have no contact neither sees nor acts, whatever else is said.
  const link = {
    relation: body.relation,
    contactOrder,
    maySee: !noContact && (body.maySee ?? true),
    mayAct: !noContact && (body.mayAct ?? true),
    noContact,
  }
  await db
    .insertInto('guardian')
    .values({ studentId, guardianId, ...link })
    .onConflict((on) => on.columns(['studentId', 'guardianId']).doUpdateSet(link))
    .execute()
  changed('student', studentId, { guardianId, ...before }, { guardianId, ...link })
  return familyOf(context, studentId)
}

export async function removeGuardian(
  { path }: Input<'student.removeGuardian'>,
  context: SignedIn,
): Promise<Data<'student.removeGuardian'>> {
  const { db, changed } = context
  const { id: studentId } = await students.locked(context, path.studentId)
  const before = (await linkOf(context, studentId, path.guardianId)) ?? refuse(2, 'GUARDIAN_NOT_FOUND')
  await db.deleteFrom('guardian').where('studentId', '=', studentId).where('guardianId', '=', path.guardianId).execute()
  changed('student', studentId, { guardianId: path.guardianId, ...before }, { guardianId: path.guardianId, relation: null })
  return {}
}

/** Sets how the student, or one of their guardians, is reached. */
export async function setContacts({ path, body }: Input<'student.setContacts'>, context: SignedIn): Promise<Family> {
  const { db, changed } = context
  const { id: studentId } = await students.locked(context, path.studentId)
  const { personId } = path
  if (personId !== studentId && !(await linkOf(context, studentId, personId))) refuse(2, 'GUARDIAN_NOT_FOUND')
  const { phoneCode } = await db.selectFrom('setting').select('phoneCode').executeTakeFirstOrThrow()
  const contacts = body.contacts.map(({ kind, value, label = '' }, at) => ({
    kind,
    value: (kind === 'Phone' ? phoneOf(value, phoneCode) : emailOf(value)) ?? refuseContact(kind, at),
    label: label.trim(),
  }))
  const twice = contacts.findIndex(({ kind, value }, at) => contacts.findIndex((each) => each.kind === kind && each.value === value) < at)
  if (twice >= 0) refuseField(`/contacts/${twice}/value`, 'CONTACT_TWICE')
  await context.startFrom(await familyOf(context, studentId))
  const before = await db.deleteFrom('contact').where('personId', '=', personId).returning(['kind', 'value', 'label']).execute()
  if (contacts.length > 0)
    await db
      .insertInto('contact')
      .values(contacts.map((contact) => ({ personId, ...contact })))
      .execute()
  changed('student', studentId, { personId, contacts: before }, { personId, contacts })
  return familyOf(context, studentId)
}

const refuseContact = (kind: Schema<'ContactKind'>, at: number): never =>
  refuseField(`/contacts/${at}/value`, kind === 'Phone' ? 'CONTACT_PHONE' : 'CONTACT_EMAIL')

function emailOf(typed: string): string | null {
  const email = normalEmail(typed)
  return isEmail(email) ? email : null
}

const linkOf = ({ db }: SignedIn, studentId: number, guardianId: number) =>
  db.selectFrom('guardian').select(linkFields).where('studentId', '=', studentId).where('guardianId', '=', guardianId).executeTakeFirst()
