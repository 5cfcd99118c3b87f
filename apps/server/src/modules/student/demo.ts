// The demo's students: the accounts of type student get a number, a class, and parents of their own surname; then the rest of the school.
import type { Schema } from '@isb/contract'
import { schoolYearBegins } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'
import { searchTextOf, type Searched } from '../../core/text/search.ts'
import { madeUpSchool } from './made-up.ts'

const genderOf = { Mother: 'female', Father: 'male', Guardian: null, Other: null } as const

export async function plantStudents(db: Db, now: Date): Promise<void> {
  const begins = schoolYearBegins(now)
  const accounts = await db.selectFrom('staff').select(['id', 'name', 'nameZh', 'type', 'gender']).orderBy('id').execute()
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
  const links = children.flatMap((child, at) =>
    (['Mother', 'Father'] as const).slice(0, at % 9 === 8 ? 1 : 2).map((relation, order) => {
      const fitting = parents.filter(({ gender, name }) => gender === genderOf[relation] && name !== child.name)
      const family = fitting.filter((parent) => surnameOf(parent) === surnameOf(child))
      const candidates = family.length > 0 ? family : fitting
      return { studentId: child.id, guardianId: candidates[(at * 5) % candidates.length]!.id, relation, contactOrder: order + 1 }
    }),
  )
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
  readonly grade: string | null
  readonly division: Schema<'Division'> | null
}

interface Person extends Searched {
  readonly gender: Schema<'Gender'> | null
}

/** Students and parents beside those who have been accounts before: with them the school has some 400 students. */
async function plantFamilies(db: Db, homerooms: readonly Homeroom[], begins: number): Promise<void> {
  const { rows } = madeUpSchool({ students: 316, classes: homerooms.length, prefix: 'S2', domain: 'parents.example' })
  const plant = async (people: readonly Person[], type: 'student' | 'parent') => {
    const values = people.map((person) => ({ ...person, type, search: searchTextOf(person) }))
    return (await db.insertInto('staff').values(values).returning('id').execute()).map(({ id }) => id)
  }

  // Everybody has an address: a file of all accounts, which are known by it, comes in again.
  const pupils = rows.flatMap(({ studentNumber, name, nameZh = '', familyName = '', givenName = '', gender = null, email }) => {
    const address = email ?? `${studentNumber.toLowerCase()}@parents.example`
    return name ? [{ studentNumber, person: { name, nameZh, familyName, givenName, gender, email: address } }] : []
  })
  const pupilIds = await plant(
    pupils.map(({ person }) => person),
    'student',
  )
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
  const people = parents.map(({ guardianName = '', guardianNameZh = '', guardianEmail, relation = 'Other' }, at) => {
    const isFirst = guardianEmail !== undefined && !addresses.has(guardianEmail)
    if (isFirst) addresses.add(guardianEmail)
    return {
      name: guardianName,
      nameZh: guardianNameZh,
      gender: genderOf[relation],
      email: isFirst ? guardianEmail : `parent${at}@parents.example`,
    }
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
