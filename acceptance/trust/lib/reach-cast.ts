// Who asks in the matrix of reach, and whom each of them may see: told by what an administrator sees, and by the file that came in.
import { createIsb, memorySession, type Isb, type RecordOf, type Schema } from '@isb/sdk'
import { madeUpSchool } from '@isb/server/made-up-school'
import type { TestServer } from '@isb/server/testing'
import { bookEverybody } from './reach-bus.ts'

export type Student = RecordOf<'student.list'>
export const reaches = ['all', 'a division', 'own homeroom', 'own children', 'none'] as const
export type ReachName = (typeof reaches)[number]

/** Somebody who asks. */
export interface Caller {
  readonly reach: ReachName
  readonly isb: Isb
  readonly token: string
  readonly id: number
  /** Student numbers: whom the role reaches, and who is their own child. */
  readonly byRole: ReadonlySet<string>
  readonly children: ReadonlySet<string>
}
export interface Cast {
  readonly server: TestServer
  readonly admin: Isb
  readonly students: readonly Student[]
  readonly callers: readonly Caller[]
}

const password = 'demo-console-1'

/** The day on which every student is absent. The id of the absence is the student's own. */
export const absentOn = '2026-11-18'

async function signedIn({ url }: TestServer, email: string): Promise<{ isb: Isb; token: string }> {
  const session = memorySession()
  const isb = createIsb({ host: url, session, timeout: 60_000 })
  const { token } = await isb.auth.login({ body: { email, password } })
  return { isb, token }
}

/** Brings a made-up school in, and hires one for each reach. All but the first and the last have a child whom their role does not reach. */
export async function castIn(server: TestServer, size: { students: number; classes: number }, seed: number): Promise<Cast> {
  const { isb: admin } = await signedIn(server, 'admin@school.example')
  const school = madeUpSchool(size, seed)
  const columns = 'school_year, campus, name, grade, division, teacher_email'
  await server.pool.query(`insert into homeroom (${columns}) select ${columns} from json_populate_recordset(null::homeroom, $1)`, [
    JSON.stringify(school.classes),
  ])
  let run = await admin.student.import({ body: { rows: [...school.rows], from: '2026-08-17' } })
  while (run.state === 'Running') {
    await new Promise((resolve) => void setTimeout(resolve, 50))
    run = await admin.runs.get({ path: { runId: run.id } })
  }
  if (run.state !== 'Done') throw new Error(`The school did not come in: ${JSON.stringify(run.results.slice(0, 3))}`)

  const students: Student[] = []
  for await (const each of admin.student.list.each({ query: { pageSize: 1000 } })) students.push(each)
  await server.pool.query('delete from absence')
  await server.pool.query(
    `insert into absence (id, student_id, leave_type, starts_on, starts_half, ends_on, ends_half, submitted_at, updated_at, way)
     overriding system value select id, id, 'Sick', $1, 'Morning', $1, 'Afternoon', now(), now(), 'Console' from student`,
    [absentOn],
  )
  await server.pool.query('select settle_absences(array(select id from absence))')
  // The demo's survey asks of every student; the id in it is the student's own.
  await server.pool.query('delete from survey_asked')
  await server.pool.query(
    'insert into survey_asked (id, survey_id, student_id) overriding system value select st.id, s.id, st.id from survey s, student st',
  )
  await bookEverybody(server)
  // One day is enough to be on the attention list, in the first half of a school year.
  await server.pool.query('update absence_setting set attention_percent = 1')
  const ownClass = students.find(({ homeroom, grade }) => homeroom && grade === 'G1')!.homeroom!
  await server.pool.query("update homeroom set teacher_email = 'reach.own-homeroom@school.example' where id = $1", [ownClass.id])
  const elsewhere = students.filter(({ division, grade }) => division === 'Elementary' && grade !== 'G1')
  const roles: Record<ReachName, { reach?: Omit<Schema<'RoleReach'>, 'module'>; sees: (student: Student) => boolean }> = {
    all: { sees: () => true },
    'a division': { reach: { reach: 'Divisions', divisions: ['High'] }, sees: ({ division }) => division === 'High' },
    'own homeroom': { reach: { reach: 'Homerooms', divisions: [] }, sees: ({ homeroom }) => homeroom?.id === ownClass.id },
    'own children': { reach: { reach: 'Children', divisions: [] }, sees: () => false },
    none: { sees: () => false },
  }
  const menus = (await admin.roles.menuOptions()).filter(({ code }) => /^(student|homeroom|absence|admission|bus-booking)\b/.test(code))
  const callers: Caller[] = []
  for (const [at, reach] of reaches.entries()) {
    const email = `reach.${reach.replaceAll(' ', '-')}@school.example`
    const { id } = await admin.staff.create({ body: { name: `Reach ${reach}`, email, invite: false } })
    await server.pool.query('update staff set password_hash = (select password_hash from staff where email = $1) where id = $2', [
      'admin@school.example',
      id,
    ])
    if (reach !== 'none') {
      const { id: roleId, version } = await admin.roles.create({ body: { name: `Reach ${reach}`, menuIds: menus.map((menu) => menu.id) } })
      const own = roles[reach].reach
      const modules = ['student', 'absence', 'survey', 'busBooking']
      if (own) await admin.roles.setReach({ path: { roleId }, body: { reaches: modules.map((module) => ({ module, ...own })), version } })
      await admin.staff.addRole({ path: { staffId: id, roleId } })
    }
    const child = reach === 'all' || reach === 'none' ? undefined : elsewhere[at * 3]
    if (child) await admin.student.setGuardian({ path: { studentId: child.id, guardianId: id }, body: { relation: 'Other' } })
    const byRole = new Set(students.filter(roles[reach].sees).map(({ studentNumber }) => studentNumber))
    callers.push({ reach, id, byRole, children: new Set(child ? [child.studentNumber] : []), ...(await signedIn(server, email)) })
  }
  return { server, admin, students, callers }
}
