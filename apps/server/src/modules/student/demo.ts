// The demo's students: the accounts of type student get a number, a class, and parents of their own surname.
import { schoolYearBegins } from '@isb/domain'
import type { Db } from '../../core/database/database.ts'

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
