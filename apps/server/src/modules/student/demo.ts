// The demo's students: the accounts of type student get a number, a class, and parents of their own surname.
import type { Db } from '../../core/database/database.ts'

const grades = ['K2', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12']
const divisionOf = (at: number) => (at < 6 ? 'Elementary' : at < 9 ? 'Middle' : 'High')

export async function plantStudents(db: Db): Promise<void> {
  const now = new Date()
  // A school year begins in August.
  const begins = now.getUTCFullYear() - (now.getUTCMonth() < 7 ? 1 : 0)
  const schoolYear = `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`
  const accounts = await db.selectFrom('staff').select(['id', 'name', 'nameZh', 'email', 'type']).orderBy('id').execute()
  const ofType = (type: string) => accounts.filter((account) => account.type === type)
  const teachers = ofType('staff').flatMap(({ email }) => (email?.includes('.s') ? [email] : []))

  const homerooms = await db
    .insertInto('homeroom')
    .values(
      grades.flatMap((grade, at) =>
        ['A', 'B'].map((letter, half) => ({
          schoolYear,
          name: `${grade.replace('G', '')}${letter}`,
          grade,
          division: divisionOf(at),
          // One class waits for its teacher.
          teacherEmail: at === 7 && half === 1 ? '' : (teachers[(at * 2 + half) % teachers.length] ?? ''),
          assistantEmail: at < 6 ? (teachers[(at * 2 + half + 26) % teachers.length] ?? '') : '',
        })),
      ),
    )
    .returning(['id', 'grade', 'division'])
    .execute()

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
