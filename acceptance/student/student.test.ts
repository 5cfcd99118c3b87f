// Students: taken in, moved from a day on, gone; their families; who may see whom.
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

const classNamed = async (name: string) => (await admin.student.classOptions()).find((each) => each.name === name)!.id
const newStudent = (studentNumber: string, more = {}) =>
  admin.student.create({ body: { studentNumber, name: 'Wang Wei', nameZh: '王伟', enteredOn: '2026-08-17', ...more } })

describe('a student', () => {
  test('is taken in without an address, found by pinyin, number and class, and told in the history', async () => {
    const homeroomId = await classNamed('5A')
    const made = await newStudent('T-100', { homeroomId, grade: 'G5', division: 'Elementary' })
    expect(made).toMatchObject({ email: null, state: 'Enrolled', grade: 'G5', homeroom: { name: '5A' }, guardians: 0 })
    for (const search of ['ww', 't-100', 'wang 5a'])
      expect((await admin.student.list({ query: { search } })).records.map(({ id }) => id)).toContain(made.id)
    const { records } = await admin.student.history({ path: { studentId: made.id } })
    expect(records).toMatchObject([{ operation: 'student.create', rows: [{ entity: 'student', label: 'Wang Wei (5A · T-100)' }] }])
    expect(await (await admin.student.export({ query: { search: 'T-100' } })).text()).toContain('T-100,Wang Wei,王伟')
  })

  test('is in the grade of the class and the division of the grade, unless somebody says another', async () => {
    const homeroomId = await classNamed('5A')
    expect(await newStudent('T-120', { homeroomId })).toMatchObject({ grade: 'G5', division: 'Elementary' })
    expect(await newStudent('T-121', { grade: 'G12' })).toMatchObject({ grade: 'G12', division: 'High' })
    expect(await newStudent('T-122', { homeroomId, division: 'LifeCentered' })).toMatchObject({ grade: 'G5', division: 'LifeCentered' })
  })

  test('has a number of its own, whoever writes it how', async () => {
    await newStudent('T-101')
    const told = await refusal(newStudent('t-101'))
    expect(told).toMatchObject({ code: 1, reason: 'STUDENT_NUMBER_TAKEN', errors: [{ path: '/studentNumber' }] })
  })

  test('is moved from a day on, and what was planned for later stays', async () => {
    const [a, b, next] = [await classNamed('5A'), await classNamed('5B'), await classNamed('6A')]
    const { id: studentId } = await newStudent('T-102', { homeroomId: a, grade: 'G5', division: 'Elementary' })
    const path = { studentId }
    await admin.student.move({ path, body: { from: '2027-08-16', homeroomId: next, grade: 'G6', division: 'Elementary' } })
    await admin.student.move({ path, body: { from: '2026-10-08', homeroomId: b, grade: 'G5', division: 'Elementary' } })
    expect(await admin.student.stays({ path })).toMatchObject([
      { from: '2027-08-16', to: null, homeroom: { name: '6A' } },
      { from: '2026-10-08', to: '2027-08-15', homeroom: { name: '5B' } },
      { from: '2026-08-17', to: '2026-10-07', homeroom: { name: '5A' } },
    ])
    const early = admin.student.move({ path, body: { from: '2026-08-16', homeroomId: b, grade: '', division: null } })
    expect(await refusal(early)).toMatchObject({ reason: 'STUDENT_DAYS', errors: [{ path: '/from' }] })
  })

  test('is also in a supporting class, which counts in its own list and nowhere else', async () => {
    const made = await admin.homeroom.create({ body: { schoolYear: '2026-27', name: 'Support 5', division: 'Elementary' } })
    const [a, b, next] = [await classNamed('5A'), await classNamed('5B'), await classNamed('6A')]
    await house.server.pool.query(`update homeroom set school_year = '2027-28' where id = $1`, [next])
    const { id: studentId } = await newStudent('T-110', { homeroomId: a, grade: 'G5', division: 'Elementary' })
    const path = { studentId }
    const to = (homeroomId: number | null, from: string, more = {}) =>
      admin.student.move({ path, body: { from, homeroomId, grade: 'G5', division: 'Elementary', ...more } })
    const before = (await admin.homeroom.get({ path: { homeroomId: a } })).students
    expect(await to(a, '2026-09-07', { alsoInId: made.id })).toMatchObject({ homeroom: { name: '5A' }, alsoIn: { name: 'Support 5' } })

    const listed = async (query: object) => (await admin.student.list({ query })).records.map(({ id }) => id)
    expect(await listed({ alsoInId: made.id })).toEqual([studentId])
    expect(await listed({ homeroomId: made.id })).toEqual([])
    expect((await admin.homeroom.get({ path: { homeroomId: made.id } })).students).toBe(0)
    expect((await admin.homeroom.get({ path: { homeroomId: a } })).students).toBe(before)
    expect(await refusal(admin.homeroom.remove({ path: { homeroomId: made.id } }))).toMatchObject({ code: 3, reason: 'HOMEROOM_USED' })
    const same = to(made.id, '2026-09-08', { alsoInId: made.id })
    expect(await refusal(same)).toMatchObject({ reason: 'ALSO_IN_SAME', errors: [{ path: '/alsoInId' }] })

    // A move within the school year keeps it, the next year does not.
    await to(b, '2026-10-08')
    await to(next, '2027-08-16')
    expect(await admin.student.stays({ path })).toMatchObject([
      { from: '2027-08-16', homeroom: { name: '6A' }, alsoIn: null },
      { from: '2026-10-08', homeroom: { name: '5B' }, alsoIn: { name: 'Support 5' } },
      { from: '2026-09-07', homeroom: { name: '5A' }, alsoIn: { name: 'Support 5' } },
      { from: '2026-08-17', homeroom: { name: '5A' }, alsoIn: null },
    ])
    const { records } = await admin.student.history({ path })
    expect(records.at(-2)?.rows[0]?.after).toMatchObject({ alsoInId: 'Support 5' })
  })

  test('leaves after a last day, with which the plans for later go', async () => {
    const { id: studentId, version } = await newStudent('T-103', { grade: 'G9' })
    const path = { studentId }
    await admin.student.move({ path, body: { from: '2027-08-16', homeroomId: null, grade: 'G10', division: 'High' } })
    const stale = admin.student.leave({ path, body: { leftOn: '2026-09-30', version } })
    expect(await refusal(stale)).toMatchObject({ code: 3, reason: 'STALE' })
    const left = await admin.student.leave({ path, body: { leftOn: '2026-09-30', version: version + 1 } })
    expect(left).toMatchObject({ leftOn: '2026-09-30', grade: 'G9', state: 'Left' })
    expect(await admin.student.stays({ path })).toMatchObject([{ from: '2026-08-17', to: '2026-09-30' }])
    // Some systems write “not known yet” as the last day that there is.
    await admin.student.leave({ path, body: { leftOn: '9999-12-31', version: left.version } })
    expect(await admin.student.stays({ path })).toMatchObject([{ from: '2026-08-17', to: null }])
  })

  test('is no account to be deleted before the last day is over', async () => {
    const { id, version } = await newStudent('T-109')
    const path = { staffId: id }
    expect(await refusal(admin.staff.remove({ path }))).toMatchObject({ code: 3, reason: 'STUDENT_ENROLLED' })
    await admin.student.leave({ path: { studentId: id }, body: { leftOn: '2026-09-01', version } })
    await admin.staff.remove({ path })
    expect((await admin.student.list({ query: { search: 'T-109' } })).records).toEqual([])
  })

  test('stays a student as an account', async () => {
    const { id: staffId } = await newStudent('T-104')
    const { version } = await admin.staff.get({ path: { staffId } })
    const told = await refusal(admin.staff.update({ path: { staffId }, body: { version, type: 'parent' } }))
    expect(told).toMatchObject({ code: 1, reason: 'STUDENT_TYPE', errors: [{ path: '/type' }] })
  })
})

describe('a family', () => {
  test('is called in its order, by numbers as they are typed, and names who has the same guardian', async () => {
    const [one, other] = [await newStudent('T-200'), await newStudent('T-201', { name: 'Wang Yi' })]
    const [mother, father] = await Promise.all([parentOf('Mother One'), parentOf('Father One')])
    const guardian = (studentId: number, guardianId: number, relation: 'Mother' | 'Father', contactOrder = 1) =>
      admin.student.setGuardian({ path: { studentId, guardianId }, body: { relation, contactOrder } })
    await guardian(one.id, father, 'Father', 2)
    await guardian(one.id, mother, 'Mother')
    await guardian(other.id, mother, 'Mother')
    const path = { studentId: one.id, personId: mother }
    await admin.student.setContacts({ path, body: { contacts: [{ kind: 'Phone', value: '138 0013 8000' }] } })
    const family = await admin.student.family({ path: { studentId: one.id } })
    expect(family.guardians.map(({ person, contacts }) => [person.name, contacts])).toEqual([
      ['Mother One', [{ kind: 'Phone', value: '+8613800138000', label: '' }]],
      ['Father One', []],
    ])
    expect(family.siblings).toMatchObject([{ name: 'Wang Yi', studentNumber: 'T-201' }])
    const wrong = admin.student.setContacts({ path, body: { contacts: [{ kind: 'Phone', value: 'call me' }] } })
    expect(await refusal(wrong)).toMatchObject({ reason: 'CONTACT_PHONE', errors: [{ path: '/contacts/0/value' }] })
  })

  test('no contact hides the child from who must not have any', async () => {
    const { id: studentId } = await newStudent('T-202')
    const email = 'apart@family.example'
    const { id: guardianId } = await admin.staff.create({ body: { name: 'Kept Apart', email, type: 'parent', invite: false } })
    const path = { studentId, guardianId }
    await admin.student.setGuardian({ path, body: { relation: 'Father' } })
    const parent = await signedInAs(email)
    expect(await parent.student.mine()).toMatchObject([{ studentNumber: 'T-202', mayAct: true }])
    await admin.student.setGuardian({ path, body: { relation: 'Father', noContact: true, maySee: true } })
    expect(await parent.student.mine()).toEqual([])
    // Whoever is kept away may have no account that works, and the child still has to be protected.
    await admin.staff.disable({ path: { staffId: guardianId } })
    await admin.student.setGuardian({ path, body: { relation: 'Other', noContact: true } })
    expect((await admin.student.family({ path: { studentId } })).guardians).toMatchObject([{ relation: 'Other', noContact: true }])
    const { id: elsewhere } = await newStudent('T-203')
    const fresh = admin.student.setGuardian({ path: { studentId: elsewhere, guardianId }, body: { relation: 'Father' } })
    expect(await refusal(fresh)).toMatchObject({ reason: 'ACCOUNT_DISABLED' })
  })
})

test('the terminal lists students', async () => {
  await signIn(house, 'admin')
  await newStudent('T-300', { name: 'Zhao Long' })
  expect((await house.isb(['student', 'list', '--search', 'T-300'])).out).toMatch(/Zhao Long/)
  expect((await house.isb(['student', 'list', '--search', '5A'])).out).toMatch(/CLASS[\s\S]+ 5A +G5 /)
  expect((await house.isb(['student', 'get', 't-300'])).out).toMatch(/Zhao Long/)
  expect(await house.isb(['student', 'get', 'T-30'], { exit: 1 })).toMatchObject({ err: expect.stringContaining('number T-30') })
  // A number of digits alone is a number, also where somebody else has that id.
  const { id } = await newStudent('T-301', { name: 'Zhao Ming' })
  await newStudent(String(id), { name: 'Zhao Fang' })
  expect((await house.isb(['student', 'get', String(id)])).out).toMatch(/Zhao Fang/)
  const listed = await house.isb(['student', 'list', '--search', 'Zhao Fang', '--ndjson'])
  const leaving = await house.isb(['student', 'leave', '-', '--left-on', '2027-06-30', '--yes'], { input: listed.out })
  expect(leaving).toMatchObject({ code: 0 })
  expect((await house.isb(['student', 'get', String(id)])).out).toMatch(/2027-06-30/)
})

const parentOf = async (name: string) => (await admin.staff.create({ body: { name, type: 'parent' } })).id

/** Somebody with an account and the demo's password. */
async function signedInAs(email: string): Promise<Person> {
  await house.server.pool.query(
    "update staff set password_hash = (select password_hash from staff where email = 'admin@school.example') where email = $1",
    [email],
  )
  const person = house.stranger()
  await person.auth.login({ body: { email, password: 'demo-console-1' } })
  return person
}

test('who ties families finds people by name, without the addresses of others', async () => {
  const clerk = await colleague(house, admin, ['student', 'student:family'])
  await admin.staff.create({ body: { name: 'Hidden Mother', email: 'hidden.mother@families.example', type: 'parent', invite: false } })
  const offered = (who: Person, search = 'hidden mother') => who.student.guardianOptions({ query: { search } })
  expect(await offered(clerk)).toMatchObject([{ name: 'Hidden Mother', email: null }])
  expect(await offered(admin)).toMatchObject([{ email: 'hidden.mother@families.example' }])
  expect(await offered(clerk, 'hidden.mother@')).toEqual([])
  expect(await offered(admin, 'hidden.mother@')).toHaveLength(1)
})

describe('who may see whom', () => {
  const role = 'Class teachers'
  let teacher: Person
  let roleId: number
  let inClass: number
  let elsewhere: number
  beforeAll(async () => {
    const homeroomId = await classNamed('3A')
    inClass = (await newStudent('R-1', { homeroomId, grade: 'G3', division: 'Elementary' })).id
    elsewhere = (await newStudent('R-2', { homeroomId: await classNamed('9A'), grade: 'G9', division: 'High' })).id
    const email = 'teacher.3a@school.example'
    await house.server.pool.query('update homeroom set teacher_email = $1 where id = $2', [email, homeroomId])
    const menus = (await admin.roles.menuOptions()).filter(({ code }) => code === 'student' || code.startsWith('student:'))
    const made = await admin.roles.create({ body: { name: role, menuIds: menus.map(({ id }) => id) } })
    roleId = made.id
    await admin.roles.setReach({
      path: { roleId },
      body: { reaches: [{ module: 'student', reach: 'Homerooms', divisions: [] }], version: made.version },
    })
    await admin.staff.create({ body: { name: 'Class Teacher', email, roleIds: [roleId], invite: false } })
    teacher = await signedInAs(email)
  })

  test('a class teacher lists, counts, finds and takes along the own class, and nobody else is there', async () => {
    const mine = (await admin.student.list({ query: { homeroomId: await classNamed('3A'), pageSize: 1000 } })).records
    const seen = await teacher.student.list({ query: { pageSize: 1000 } })
    expect(new Set(seen.records.map(({ id }) => id))).toEqual(new Set(mine.map(({ id }) => id)))
    expect(seen.total).toBe(mine.length)
    expect((await teacher.student.list({ query: { search: 'R-2' } })).total).toBe(0)
    const file = await (await teacher.student.export()).text()
    expect(file).toContain('R-1,')
    expect(file).not.toContain('R-2,')
  })

  test('the teacher of a supporting class sees who is in it, for as long as they are', async () => {
    const { id: studentId } = await newStudent('R-30', { homeroomId: await classNamed('3B'), grade: 'G3', division: 'Elementary' })
    const place = { homeroomId: await classNamed('3B'), grade: 'G3', division: 'Elementary' as const }
    const seen = async () => (await teacher.student.list({ query: { search: 'R-30' } })).total
    expect(await seen()).toBe(0)
    await admin.student.move({ path: { studentId }, body: { ...place, from: '2026-09-07', alsoInId: await classNamed('3A') } })
    expect(await seen()).toBe(1)
    await admin.student.move({ path: { studentId }, body: { ...place, from: '2026-09-14', alsoInId: null } })
    expect(await seen()).toBe(0)
  })

  test('whatever is asked about a student out of reach, it is not there', async () => {
    const path = { studentId: elsewhere }
    const asks = [
      () => teacher.student.get({ path }),
      () => teacher.student.family({ path }),
      () => teacher.student.stays({ path }),
      () => teacher.student.history({ path }),
      () => teacher.student.move({ path, body: { from: '2026-10-08', division: null, grade: '', homeroomId: null } }),
      () => teacher.student.setGuardian({ path: { ...path, guardianId: 1 }, body: { relation: 'Other' } }),
    ]
    for (const ask of asks) expect(await refusal(ask())).toMatchObject({ code: 2, reason: 'STUDENT_NOT_FOUND' })
    expect((await teacher.student.get({ path: { studentId: inClass } })).studentNumber).toBe('R-1')
  })

  test('a division is a reach too, and more than one adds up', async () => {
    const { version } = await admin.roles.get({ path: { roleId } })
    const reaches = [{ module: 'student', reach: 'Divisions' as const, divisions: ['High' as const] }]
    await admin.roles.setReach({ path: { roleId }, body: { reaches, version } })
    const seen = await teacher.student.list({ query: { pageSize: 1000 } })
    expect(new Set(seen.records.map(({ division }) => division))).toEqual(new Set(['High']))
    expect(seen.records.map(({ id }) => id)).toContain(elsewhere)
    const back = { module: 'student', reach: 'Homerooms' as const, divisions: [] }
    await admin.roles.setReach({ path: { roleId }, body: { reaches: [back], version: version + 1 } })
  })

  test('who reaches some students hands on no more than that', async () => {
    const { version } = await admin.roles.get({ path: { roleId } })
    const node = (await admin.roles.menuOptions()).find(({ code }) => code === 'upms:role:assign')!
    const assign = await admin.roles.create({ body: { name: 'Assigns', menuIds: [node.id] } })
    const { id, version: mine } = (await admin.staff.list({ query: { search: 'teacher.3a@' } })).records[0]!
    await admin.staff.setRoles({ path: { staffId: id }, body: { roleIds: [roleId, assign.id], version: mine } })
    expect(await refusal(teacher.roles.setReach({ path: { roleId }, body: { reaches: [], version } }))).toMatchObject({
      code: 4,
      reason: 'REACH_NOT_HELD',
    })
    const students = (await admin.roles.menuOptions()).find(({ code }) => code === 'student')!
    const { version: now } = await admin.roles.get({ path: { roleId: assign.id } })
    const wider = teacher.roles.assign({ path: { roleId: assign.id }, body: { menuIds: [node.id, students.id], version: now } })
    expect(await refusal(wider)).toMatchObject({ code: 4, reason: 'GRANT_NOT_HELD' })
  })

  test('a teacher reads their own child in another class, sees no other guardian of it, and changes nothing', async () => {
    const path = { studentId: (await newStudent('R-3', { homeroomId: await classNamed('9A') })).id }
    const { id: teacherId } = (await admin.staff.list({ query: { search: 'teacher.3a@' } })).records[0]!
    const otherId = await parentOf('Other Guardian')
    await admin.student.setGuardian({ path: { ...path, guardianId: teacherId }, body: { relation: 'Mother' } })
    await admin.student.setGuardian({ path: { ...path, guardianId: otherId }, body: { relation: 'Father' } })
    const phone = { kind: 'Phone' as const, value: '+86 138 0013 8001' }
    await admin.student.setContacts({ path: { ...path, personId: otherId }, body: { contacts: [phone] } })
    expect((await teacher.student.get({ path })).studentNumber).toBe('R-3')
    const { guardians } = await teacher.student.family({ path })
    expect(guardians.map(({ person }) => person.name)).toEqual(['Class Teacher'])
    const file = await (await teacher.student.export({ query: { search: 'R-3' } })).text()
    expect(file).toMatch(/^R-3,/m)
    expect(file).not.toMatch(/Guardian$|Other Guardian/m)
    const asks = [
      () => teacher.student.history({ path }),
      () => teacher.student.setContacts({ path: { ...path, personId: otherId }, body: { contacts: [] } }),
      () => teacher.student.setGuardian({ path: { ...path, guardianId: otherId }, body: { relation: 'Father', noContact: true } }),
      () => teacher.student.move({ path, body: { from: '2026-10-08', division: null, grade: '', homeroomId: null } }),
    ]
    for (const ask of asks) expect(await refusal(ask())).toMatchObject({ code: 2, reason: 'STUDENT_NOT_FOUND' })
    const ownClass = await teacher.student.family({ path: { studentId: inClass } })
    expect(ownClass.guardians).toEqual((await admin.student.family({ path: { studentId: inClass } })).guardians)
  })
})
