// The demo's students: the accounts of type student get a number, a class, and parents of their own surname; then the rest of the school.
import type { Schema } from '@isb/contract'
import { schoolYearBegins } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import { searchTextOf } from '../../core/search.ts'
import { madeUpSchool } from './made-up.ts'

export async function plantStudents(db: Db): Promise<void> {
  const begins = schoolYearBegins(new Date())
  const accounts = await db.selectFrom('staff').select(['id', 'name', 'nameZh', 'type']).orderBy('id').execute()
  const ofType = (type: string) => accounts.filter((account) => account.type === type)
  const homerooms = await db.selectFrom('homeroom').select(['id', 'grade', 'division']).orderBy('id').execute()

  const children = ofType('student')
  await db
    .insertInto('student')
    .values(
      children.map(({ id }, at) => ({
        id,
        number: `S${10_001 + at * 7}`,
        enteredOn: `${begins - (at % 4)}-08-17`,
        leftOn: at % 41 === 40 ? `${begins + 1}-01-16` : null,
      })),
    )
    .execute()
  await db
    .insertInto('studentStay')
    .values(
      children.map(({ id }, at) => {
        const homeroom = homerooms[at % homerooms.length]!
        return {
          studentId: id,
          fromOn: `${begins - (at % 4)}-08-17`,
          untilOn: at % 41 === 40 ? `${begins + 1}-01-17` : null,
          grade: homeroom.grade,
          division: homeroom.division,
          // Somebody new has no class yet.
          homeroomId: at % 37 === 36 ? null : homeroom.id,
        }
      }),
    )
    .execute()

  const surnameOf = ({ name, nameZh }: { name: string; nameZh: string }) => (nameZh ? name.split(' ')[0] : name.split(' ').at(-1))
  const parents = ofType('parent')
  const links = children.flatMap((child, at) => {
    const own = parents.filter((parent) => surnameOf(parent) === surnameOf(child))
    const family = own.length > 0 ? own : parents.slice((at * 5) % parents.length)
    return family
      .slice((at * 2) % Math.max(1, family.length - 1))
      .slice(0, at % 9 === 8 ? 1 : 2)
      .map(({ id }, order) => ({
        studentId: child.id,
        guardianId: id,
        relation: order === 0 ? ('Mother' as const) : ('Father' as const),
        contactOrder: order + 1,
      }))
  })
  await db.insertInto('guardian').values(links).execute()
  await plantFamilies(db, homerooms, begins)
  await db
    .insertInto('contact')
    .values(
      [...new Set(links.map(({ guardianId }) => guardianId))].map((personId, at) => ({
        personId,
        kind: 'Phone' as const,
        value: `+86138001${String(38_000 + at)}`,
        label: '',
      })),
    )
    .execute()
}

interface Homeroom {
  readonly id: number
  readonly grade: string
  readonly division: Schema<'Division'> | null
}

/** Students and parents beside those who have been accounts before: with them the school has some 400 students. */
async function plantFamilies(db: Db, homerooms: readonly Homeroom[], begins: number): Promise<void> {
  const { rows } = madeUpSchool({ students: 316, classes: homerooms.length, prefix: 'S2', domain: 'parents.example' })
  const plant = async (people: readonly { name: string; nameZh: string; email: string }[], type: 'student' | 'parent') => {
    const values = people.map(({ name, nameZh, email }) => ({ name, nameZh, email, type, search: searchTextOf({ name, nameZh, email }) }))
    return (await db.insertInto('staff').values(values).returning('id').execute()).map(({ id }) => id)
  }

  // Everybody has an address: a file of all accounts, which are known by it, comes in again.
  const pupils = rows.flatMap(({ studentNumber, name, nameZh = '', email = `${studentNumber.toLowerCase()}@parents.example` }) =>
    name ? [{ studentNumber, name, nameZh, email }] : [],
  )
  const pupilIds = await plant(pupils, 'student')
  const idOf = new Map(pupils.map(({ studentNumber }, at) => [studentNumber, pupilIds[at]!]))
  const from = (at: number) => `${begins - (at % 3)}-08-17`
  const days = pupils.map(({ studentNumber }, at) => ({ id: pupilIds[at]!, number: studentNumber, enteredOn: from(at) }))
  await db.insertInto('student').values(days).execute()
  const stays = pupilIds.map((studentId, at) => {
    const { id, grade, division } = homerooms[at % homerooms.length]!
    return { studentId, fromOn: from(at), untilOn: null, grade, division, homeroomId: id }
  })
  await db.insertInto('studentStay').values(stays).execute()

  // A parent of two children has a row for each; of two who share an address the first signs in with it.
  const keyOf = ({ studentNumber, guardianEmail, guardianName }: (typeof rows)[number]) =>
    `${guardianEmail ?? studentNumber} ${guardianName}`
  const parents = [...new Map(rows.map((row) => [keyOf(row), row])).values()]
  const addresses = new Set<string>()
  const people = parents.map(({ guardianName = '', guardianNameZh = '', guardianEmail }, at) => {
    const isFirst = guardianEmail !== undefined && !addresses.has(guardianEmail)
    if (isFirst) addresses.add(guardianEmail)
    return { name: guardianName, nameZh: guardianNameZh, email: isFirst ? guardianEmail : `parent${at}@parents.example` }
  })
  const parentIds = await plant(people, 'parent')
  const parentOf = new Map(parents.map((row, at) => [keyOf(row), parentIds[at]!]))
  const links = rows.map((row) => ({
    studentId: idOf.get(row.studentNumber)!,
    guardianId: parentOf.get(keyOf(row))!,
    relation: row.relation ?? 'Other',
    contactOrder: row.contactOrder ?? 1,
    ...(row.noContact && { noContact: true, maySee: false, mayAct: false }),
  }))
  await db.insertInto('guardian').values(links).execute()
  const contacts = parents.flatMap(({ guardianPhone, guardianEmail }, at) => [
    ...(guardianPhone === undefined ? [] : [{ kind: 'Phone' as const, value: guardianPhone, personId: parentIds[at]!, label: '' }]),
    ...(guardianEmail === undefined || people[at]?.email === guardianEmail
      ? []
      : [{ kind: 'Email' as const, value: guardianEmail, personId: parentIds[at]!, label: '' }]),
  ])
  await db.insertInto('contact').values(contacts).execute()
}
