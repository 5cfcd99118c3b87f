// The demo's classes: two a grade, taught by members of staff; who assists in 5A sees that class and no other.
import { schoolYearBegins, schoolYearName } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database.ts'
import type { Demo } from '../../core/declare/module.ts'

const assistant = {
  email: 'assistant@school.example',
  name: 'Jiang Xue',
  nameZh: '姜雪',
  role: 'Homeroom assistant',
  gender: 'female',
} as const
const grades = ['K2', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G10', 'G11', 'G12']
const divisionOf = (at: number) => (at < 6 ? 'Elementary' : at < 9 ? 'Middle' : 'High')

async function plantHomerooms(db: Db, now: Date): Promise<void> {
  const schoolYear = schoolYearName(schoolYearBegins(now))
  const staff = await db.selectFrom('staff').select('email').where('type', '=', 'staff').orderBy('id').execute()
  const teachers = staff.flatMap(({ email }) => (email?.includes('.s') ? [email] : []))
  const teacher = (at: number) => teachers[at % teachers.length] ?? ''
  await db
    .insertInto('homeroom')
    .values(
      grades.flatMap((grade, at) =>
        ['A', 'B'].map((letter, half) => ({
          schoolYear,
          name: `${grade.replace('G', '')}${letter}`,
          grade,
          division: divisionOf(at),
          // One class waits for its teacher, the teacher of another has left.
          teacherEmail: at === 7 && half === 1 ? '' : at === 4 && half === 0 ? 'former.teacher@school.example' : teacher(at * 2 + half),
          assistantEmail: grade === 'G5' && half === 0 ? assistant.email : at < 6 ? teacher(at * 2 + half + 26) : '',
        })),
      ),
    )
    .execute()
}

/** The students of each of these parts, for who assists: those of the own class. */
const plantReach = (db: Db) =>
  sql`insert into role_reach (role_id, module, reach)
  select id, unnest(array['homeroom', 'student', 'absence']), 'Homerooms' from role where name = ${assistant.role}`.execute(db)

export const demo: Demo = {
  accounts: [assistant],
  roles: [
    {
      name: assistant.role,
      description: 'Sees only their own class',
      // They take somebody who reaches every class.
      except: ['homeroom:create', 'homeroom:delete', 'homeroom:import', 'homeroom:roll-over'],
      also: ['homeroom', 'student', 'absence'],
    },
  ],
  async plant(db, now) {
    await plantHomerooms(db, now)
    await plantReach(db)
  },
}
