// Two people of one name: class and number of a student, and the child of a guardian, tell them apart in every answer, file and mail.
import { beforeAll, expect, test } from 'vitest'
import { adminOf2030, colleague, guardianOf, pupil, setMailboxOf } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
let desk: Person
let five: Awaited<ReturnType<typeof pupil>>
let four: Awaited<ReturnType<typeof pupil>>
let requested = 0

const rentFor = async (personId: number) => {
  const { id: bikeId } = await desk.bike.create({ body: { number: `N-${(requested += 1)}`, brand: 'Trek', location: 'Rack' } })
  return desk.bike.requestRent({ body: { bikeId, personId } })
}

beforeAll(async () => {
  admin = await adminOf2030(house)
  desk = await house.person('bikes')
  five = await pupil(admin, '5A', { name: 'Twice Named' })
  four = await pupil(admin, '4A', { name: 'Twice Named' })
})

test('students of one name carry class and number in a list, its file and the terminal', async () => {
  for (const { id } of [five, four]) await rentFor(id)
  const { records } = await desk.bike.listRents({ query: { search: 'Twice Named', sort: 'requestedAt' } })
  expect(records.map(({ person }) => person)).toEqual([
    { id: five.id, name: 'Twice Named', nameZh: '', type: 'student', place: '5A', studentNumber: five.studentNumber },
    { id: four.id, name: 'Twice Named', nameZh: '', type: 'student', place: '4A', studentNumber: four.studentNumber },
  ])
  const file = await (await desk.bike.exportRents({ query: { search: 'Twice Named' } })).text()
  expect(file).toContain(`Twice Named (5A · ${five.studentNumber})`)
  expect(file).toContain(`Twice Named (4A · ${four.studentNumber})`)
  await signIn(house, 'bikes')
  const { out } = await house.isb(['bike', 'list-rents', '--search', 'Twice Named'])
  expect(out).toContain(`Twice Named (5A · ${five.studentNumber})`)
  expect(out).toContain(`Twice Named (4A · ${four.studentNumber})`)
})

test('a student without a class carries the grade, and staff carry neither', async () => {
  const { id, studentNumber } = await admin.student.create({
    body: { studentNumber: 'NO-CLASS', name: 'Classless', enteredOn: '2026-08-17', grade: 'G5', division: 'Elementary' },
  })
  const rent = await rentFor(id)
  expect(rent.person).toEqual({ id, name: 'Classless', nameZh: '', type: 'student', place: 'G5', studentNumber })
  expect(rent.submittedBy).toEqual({ id: expect.any(Number), name: 'Zheng Rui', nameZh: '郑锐', type: 'staff' })
})

test('guardians of one name carry their first child, never one whom they must not meet or may not see, and only for a caller who reaches the child', async () => {
  const [first, second] = [await guardianOf(house, admin, five.id), await guardianOf(house, admin, four.id)]
  const earlier = await pupil(admin, '4A', { name: 'Aaron' })
  await admin.student.setGuardian({
    path: { studentId: earlier.id, guardianId: second.staffId },
    body: { relation: 'Other', noContact: true },
  })
  const unseen = await pupil(admin, '4A', { name: 'Abel' })
  await admin.student.setGuardian({
    path: { studentId: unseen.id, guardianId: second.staffId },
    body: { relation: 'Other', maySee: false, mayAct: false },
  })
  const rents = await Promise.all([first, second].map(({ staffId }) => rentFor(staffId)))
  const childOf = async (person: Person, rentId: number) => (await person.bike.getRent({ path: { rentId } })).person?.parentOf
  expect(await Promise.all(rents.map(({ id }) => childOf(admin, id)))).toEqual([
    { name: 'Twice Named', nameZh: '', place: '5A' },
    { name: 'Twice Named', nameZh: '', place: '4A' },
  ])
  // The desk reaches no students: it is told of no child, in an answer or in a list.
  expect(rents.map(({ person }) => person?.parentOf)).toEqual([undefined, undefined])
  expect(await childOf(desk, rents[0]!.id)).toBeUndefined()
  await signIn(house, 'admin')
  const { out } = await house.isb(['bike', 'list-rents', '--search', 'Guardian'], { env: { ISB_LANG: 'zh' } })
  expect(out).toContain('Guardian（Twice Named 5A 的家长）')
})

test('a caller who reaches one class sees a guardian by a child of that class', async () => {
  const [known, hidden] = [await pupil(admin, '5A', { name: 'Known' }), await pupil(admin, '4A', { name: 'Hidden' })]
  const guardian = await guardianOf(house, admin, known.id, hidden.id)
  await guardian.absence.submit({ body: { studentId: known.id, leaveType: 'Personal', startsOn: '2030-09-04' } })
  const teacher = await colleague(house, admin, ['absence', 'absence:list'], { reach: 'Homerooms', divisions: [] })
  const homeroom = (await admin.student.classOptions()).find(({ name }) => name === '5A')!
  await admin.homeroom.update({ path: { homeroomId: homeroom.id }, body: { assistantEmail: teacher.email, version: 1 } })
  const parentOf = async (person: Person) =>
    (await person.absence.list({ query: { studentId: known.id } })).records.map(({ submittedBy }) => submittedBy?.parentOf?.name)
  expect(await parentOf(admin)).toEqual(['Hidden'])
  expect(await parentOf(teacher)).toEqual(['Known'])
})

test('the board and the call list answer class and number, and the mail of an absence names the number', async () => {
  await setMailboxOf(admin, 'Elementary', 'elementary@school.example')
  for (const { id: studentId } of [five, four])
    await admin.absence.create({ body: { studentId, leaveType: 'Unexplained', startsOn: '2030-09-02' } })
  const { absences } = await admin.absence.board({ query: { day: '2030-09-02' } })
  const twice = absences.filter(({ name }) => name === 'Twice Named')
  expect(twice.map(({ homeroom, studentNumber }) => `${homeroom?.name} ${studentNumber}`).toSorted()).toEqual([
    `4A ${four.studentNumber}`,
    `5A ${five.studentNumber}`,
  ])
  const { rows } = await house.server.pool.query(
    "select body from outbox where recipient = 'elementary@school.example' and subject like '%Twice Named%' order by id",
  )
  expect(rows.map(({ body }) => /Student number: (\S+)/.exec(body)?.[1])).toEqual([five.studentNumber, four.studentNumber])
})

test('the calendar of venues and the refusal of a taken time name the class and number of a student', async () => {
  const venue = (await admin.venue.options()).find(({ name }) => name === 'Boardroom')!
  const slot = { venueId: venue.id, title: 'Chess', day: '2030-09-16', startsAt: '10:00', endsAt: '11:00' }
  await admin.venue.reserve({ body: { ...slot, personId: five.id } })
  const { reservations } = await admin.venue.calendar({ query: { from: slot.day, to: slot.day } })
  expect(reservations).toMatchObject([{ name: 'Twice Named', place: '5A', studentNumber: five.studentNumber }])
  const guardian = await guardianOf(house, admin, four.id)
  await admin.venue.reserve({ body: { ...slot, startsAt: '12:00', endsAt: '13:00', personId: guardian.staffId } })
  const guardianIn = async (person: Person) =>
    (await person.venue.calendar({ query: { from: slot.day, to: slot.day } })).reservations.find(({ name }) => name === 'Guardian')
  expect((await guardianIn(admin))?.parentOf).toEqual({ name: 'Twice Named', nameZh: '', place: '4A' })
  expect((await guardianIn(await colleague(house, admin, ['venue:calendar'])))?.parentOf).toBeNull()
  const told = await refusal(admin.venue.reserve({ body: { ...slot, personId: four.id } }))
  expect(told).toMatchObject({ reason: 'VENUE_TAKEN', message: expect.stringContaining(`Twice Named (5A · ${five.studentNumber})`) })
})

test('a form that looks people up and the oldest request of a queue name class and number', async () => {
  const found = (await admin.bike.people({ query: { search: 'Twice Named' } })).flatMap(({ students }) => students)
  expect(new Set(found.map(({ homeroom, studentNumber }) => `${homeroom} ${studentNumber}`))).toEqual(
    new Set([`5A ${five.studentNumber}`, `4A ${four.studentNumber}`]),
  )
  await house.server.pool.query("update bike_rent set requested_at = '2020-01-01' where person_id = $1", [five.id])
  const queue = (await admin.queues.list()).find(({ code }) => code === 'bike:rent')
  expect(queue?.oldest).toContain(`Twice Named (5A · ${five.studentNumber})`)
})

test('accounts of one name carry class and number, the child, or the address', async () => {
  const guardian = await guardianOf(house, admin, five.id)
  const { records: students } = await admin.staff.list({ query: { search: 'Twice Named', type: 'student' } })
  expect(new Set(students.map(({ place, studentNumber }) => `${place} ${studentNumber}`))).toEqual(
    new Set([`5A ${five.studentNumber}`, `4A ${four.studentNumber}`]),
  )
  const account = await admin.staff.get({ path: { staffId: guardian.staffId } })
  expect(account.parentOf).toEqual({ name: 'Twice Named', nameZh: '', place: '5A' })
  // An office without students sees the account, and no child of it.
  const office = await colleague(house, admin, ['upms:staff'])
  expect((await office.staff.get({ path: { staffId: guardian.staffId } })).parentOf).toBeNull()
  await signIn(house, 'admin')
  const { err } = await house.isb(['staff', 'menus', account.email ?? ''])
  expect(err).toContain('Guardian (Parent of Twice Named 5A)')
})

test('the audit tells people of one name apart, in its lines and in its file', async () => {
  for (const { id } of [five, four]) {
    const { version } = await admin.student.get({ path: { studentId: id } })
    await admin.student.update({ path: { studentId: id }, body: { version, nameZh: '双名' } })
  }
  const { records } = await admin.audit.list({ query: { operation: 'student.update' } })
  const labels = records.flatMap(({ rows }) => rows.map(({ label }) => label))
  expect(labels).toContain(`Twice Named (5A · ${five.studentNumber})`)
  expect(labels).toContain(`Twice Named (4A · ${four.studentNumber})`)
  const file = await (await admin.audit.export({ query: { operation: 'student.update' } })).text()
  expect(file).toContain(`Twice Named (4A · ${four.studentNumber})`)
})
