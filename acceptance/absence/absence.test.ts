// Absences: recorded by the office, submitted by guardians, counted in half days with lessons, changed, deleted and kept; who is told what.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { appFor, colleague, guardianOf, lessonsOn, pupil, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

const dayMs = 86_400_000
/** The day at the school, so many days from now. */
const schoolDay = (ahead = 0) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now() + ahead * dayMs)
const nodesOf = async (codes: readonly string[]) =>
  (await admin.roles.menuOptions()).flatMap(({ id, code }) => (codes.includes(code) ? [id] : []))
const sick = (studentId: number, startsOn: string, more = {}) =>
  admin.absence.create({ body: { studentId, leaveType: 'Sick', startsOn, note: 'Fever', ...more } })

describe('the days of an absence', () => {
  test('are the halves with lessons: a week off does not count, a make-up morning does', async () => {
    const { id } = await pupil(admin, '5A')
    expect(await sick(id, '2030-09-02')).toMatchObject({ days: 1, startsHalf: 'Morning', endsOn: '2030-09-02', endsHalf: 'Afternoon' })
    expect(await sick(id, '2030-09-30', { startsHalf: 'Afternoon', endsOn: '2030-10-08', endsHalf: 'Morning' })).toMatchObject({ days: 1 })
    expect(await sick(id, '2030-10-11', { endsOn: '2030-10-14' })).toMatchObject({ days: 2.5, grade: 'G5', homeroom: { name: '5A' } })
  })

  test('where there is not a single lesson are refused, with the reason of the day and of the division', async () => {
    const [young, old] = [await pupil(admin, '4A'), await pupil(admin, '9A', { division: 'High' })]
    const why = async (startsOn: string, more = {}) => (await refusal(sick(young.id, startsOn, more))).message
    expect(await why('2030-10-02')).toBe('There are no lessons on Wednesday, 2 October 2030: National Day')
    expect(await why('2030-09-07')).toBe('There are no lessons on Saturday, 7 September 2030: Weekend')
    expect(await refusal(sick(young.id, '2030-09-07'))).toMatchObject({ reason: 'ABSENCE_NO_LESSONS', errors: [{ path: '/startsOn' }] })
    expect(await why('2030-10-12', { startsHalf: 'Afternoon' })).toBe('There are no lessons on Saturday, 12 October 2030: Weekend')
    expect(await why('2030-11-15')).toBe('There are no lessons on Friday, 15 November 2030: Conferences')
    expect(await sick(old.id, '2030-11-15')).toMatchObject({ days: 1 })
    expect(await refusal(sick(young.id, '2030-09-03', { endsOn: '2030-09-02' }))).toMatchObject({ reason: 'RANGE_REVERSED' })
    const before = admin.absence.create({ body: { studentId: young.id, leaveType: 'Sick', startsOn: '2026-08-10' } })
    expect(await refusal(before)).toMatchObject({ reason: 'ABSENCE_NOT_ENROLLED', errors: [{ path: '/startsOn' }] })
  })

  test('follow the calendar and the class in which the student is on the first day', async () => {
    const { id } = await pupil(admin, '5A')
    const made = await sick(id, '2030-11-25', { endsOn: '2030-11-29' })
    expect(made.days).toBe(5)
    const holiday = { kind: 'Holiday' as const, startsOn: '2030-11-27', endsOn: '2030-11-27', name: 'Snow' }
    const preview = await admin.calendar.preview({ body: { days: [holiday] } })
    expect(preview.touched).toContain('1 absence')
    await admin.calendar.change({ body: { days: [holiday] } })
    const path = { absenceId: made.id }
    expect(await admin.absence.get({ path })).toMatchObject({ days: 4 })
    const next = (await admin.student.classOptions()).find(({ name }) => name === '6B')!
    const move = { from: '2030-11-01', homeroomId: next.id, grade: 'G6', division: 'Middle' as const }
    await admin.student.move({ path: { studentId: id }, body: move })
    expect(await admin.absence.get({ path })).toMatchObject({ division: 'Middle', grade: 'G6', homeroom: { name: '6B' } })
  })

  test('never overlap those of another one, and the refusal names it', async () => {
    const { id } = await pupil(admin, '5A')
    const other = await sick(id, '2030-09-09', { endsOn: '2030-09-11', endsHalf: 'Morning' })
    const told = await refusal(sick(id, '2030-09-11'))
    expect(told).toMatchObject({ code: 3, reason: 'ABSENCE_OVERLAPS', record: { entity: 'absence', id: other.id } })
    expect(told.message).toMatch(/already absent then: .*9 September 2030 – .*11 September 2030/)
    await sick(id, '2030-09-11', { startsHalf: 'Afternoon' })
  })
})

describe('days that are over', () => {
  test('are neither recorded nor changed by who may not, while what is to come is', async () => {
    const days = [-3, -2, -1, 0, 1, 2].map(schoolDay)
    await lessonsOn(admin, ...days)
    const codes = ['absence', 'absence:create', 'absence:edit']
    const clerk = await colleague(house, admin, codes)
    const [nurse, { id }] = [await colleague(house, admin, [...codes, 'absence:backdate']), await pupil(admin, '5A')]
    expect(await refusal(clerk.absence.create({ body: { studentId: id, leaveType: 'Other', startsOn: days[2]! } }))).toMatchObject({
      code: 4,
      reason: 'ABSENCE_BACKDATED',
    })
    const made = await nurse.absence.create({ body: { studentId: id, leaveType: 'Other', startsOn: days[1]!, endsOn: days[5]! } })
    const change = (who: Isb, version: number, body: object) =>
      who.absence.update({ path: { absenceId: made.id }, body: { version, ...body } })
    for (const wrong of [{ endsOn: days[1] }, { startsOn: days[0] }, { startsOn: days[2] }, { endsOn: days[2], endsHalf: 'Morning' }])
      expect(await refusal(change(clerk, 1, wrong))).toMatchObject({ code: 4, reason: 'ABSENCE_BACKDATED' })
    // Back today instead of the day after tomorrow: nothing that is over changes.
    expect(await change(clerk, 1, { endsOn: days[2], note: 'Back' })).toMatchObject({ endsOn: days[2], version: 2 })
    expect(await change(clerk, 2, { endsOn: days[3], endsHalf: 'Morning' })).toMatchObject({ version: 3 })
    expect(await change(nurse, 3, { endsOn: days[1] })).toMatchObject({ endsOn: days[1] })
  })
})

describe('an absence', () => {
  test('has a symptom of those that the settings offer, or any other', async () => {
    const { symptoms, version } = await admin.absence.settings()
    const set = await admin.absence.updateSettings({ body: { symptoms: 'Fever\n\n Rash ', version } })
    expect(await admin.absence.symptoms()).toEqual(['Fever', 'Rash'])
    await admin.absence.updateSettings({ body: { symptoms, version: set.version } })
  })

  test('is recorded, found by pinyin, changed, told in its history and taken away as a file', async () => {
    const { id, studentNumber } = await pupil(admin, '5A', { name: 'Lin Yuchen' })
    const made = await sick(id, '2030-09-16', { endsOn: '2030-09-18', symptom: ' Fever ' })
    expect(made).toMatchObject({ student: { name: 'Lin Yuchen' }, symptom: 'Fever', way: 'Console', status: 'Normal', version: 1 })
    const path = { absenceId: made.id }
    const changed = await admin.absence.update({
      path,
      body: { version: 1, endsOn: '2030-09-16', endsHalf: 'Morning', returnsAt: '12:30' },
    })
    expect(changed).toMatchObject({ days: 0.5, returnsAt: '12:30', note: 'Fever', version: 2 })
    expect(await refusal(admin.absence.update({ path, body: { version: 1, note: '' } }))).toMatchObject({ code: 3, reason: 'STALE' })
    const idsOf = async (query: object) => (await admin.absence.list({ query })).records.map((one) => one.id)
    expect(await idsOf({ search: 'yuchen 5a', from: '2030-09-10', to: '2030-09-20' })).toEqual([made.id])
    expect(await idsOf({ studentId: id, from: '2030-09-17' })).toEqual([])
    const { records } = await admin.absence.history({ path })
    expect(records).toMatchObject([{ operation: 'absence.update' }, { operation: 'absence.create', rows: [{ entity: 'absence' }] }])
    const file = await (await admin.absence.export({ query: { search: studentNumber } })).text()
    expect(file).toContain(`${studentNumber},Lin Yuchen,Elementary School,G5,5A,Sick,2030-09-16`)
  })

  test('is recorded for whoever has a name that begins with what is typed, before names that only contain it', async () => {
    await pupil(admin, '5A', { name: 'Adaqyu Long' })
    await pupil(admin, '5A', { name: 'Zoe Qyutong' })
    const found = await admin.absence.students({ query: { search: 'qyu' } })
    expect(found.map(({ name }) => name)).toEqual(['Zoe Qyutong', 'Adaqyu Long'])
  })

  test('is recorded for the student with a number, whoever else’s begins with it', async () => {
    const many = Array.from({ length: 21 }, (_, at) => `N-7${at}`)
    for (const studentNumber of many)
      await admin.student.create({ body: { studentNumber, name: `Aaron ${studentNumber}`, enteredOn: '2026-08-17' } })
    await admin.student.create({ body: { studentNumber: 'N-7', name: 'Zoe', enteredOn: '2026-08-17' } })
    expect((await admin.absence.students({ query: { search: 'n-7' } }))[0]).toMatchObject({ name: 'Zoe' })
  })

  test('is kept when it is deleted, and gives its days free', async () => {
    const { id } = await pupil(admin, '5A')
    const { id: absenceId } = await sick(id, '2030-09-02')
    expect(await admin.absence.remove({ path: { absenceId } })).toMatchObject({ status: 'Deleted', deletedBy: { name: 'He Jing' } })
    for (const again of [
      () => admin.absence.remove({ path: { absenceId } }),
      () => admin.absence.update({ path: { absenceId }, body: { version: 2, note: 'x' } }),
    ])
      expect(await refusal(again())).toMatchObject({ code: 3, reason: 'ABSENCE_DELETED' })
    await sick(id, '2030-09-02')
    expect((await admin.absence.list({ query: { studentId: id } })).records.map(({ status }) => status)).toEqual(['Normal', 'Deleted'])
  })
})

describe('a guardian', () => {
  const submit = (person: Person, studentId: number, startsOn: string, more = {}) =>
    person.absence.submit({ body: { studentId, leaveType: 'Personal', startsOn, note: 'Wedding', ...more } })

  test('submits for two children, sees what they wrote, and withdraws one until it begins', async () => {
    const [one, other, strange] = [await pupil(admin, '2A'), await pupil(admin, '5A'), await pupil(admin, '5A')]
    const mother = await guardianOf(house, admin, one.id, other.id)
    const father = await guardianOf(house, admin, one.id)
    const app = await appFor(house, admin, mother.staffId)
    const made = await app.absence.submit({ body: { studentId: one.id, leaveType: 'Personal', startsOn: '2030-09-03', note: 'Wedding' } })
    expect(made).toMatchObject({ leaveType: 'Personal', note: 'Wedding', way: 'App', submittedBy: { id: mother.staffId } })
    await submit(mother, other.id, '2030-09-03')
    expect(await refusal(submit(mother, strange.id, '2030-09-03'))).toMatchObject({ code: 2, reason: 'STUDENT_NOT_FOUND' })
    expect(await mother.absence.mine()).toMatchObject([{ note: 'Wedding' }, { note: 'Wedding' }])
    // The other parent is told that the child is away, and not what somebody else wrote.
    expect(await father.absence.mine()).toMatchObject([{ id: made.id, leaveType: null, note: null }])
    expect(await refusal(father.absence.withdraw({ path: { absenceId: made.id } }))).toMatchObject({ reason: 'ABSENCE_NOT_FOUND' })
    expect(await mother.absence.withdraw({ path: { absenceId: made.id } })).toMatchObject({ status: 'Deleted' })
    expect(await refusal(mother.absence.list())).toMatchObject({ code: 4 })
  })

  test('may be a day late, and cannot take back what has begun', async () => {
    await lessonsOn(admin, schoolDay(-2), schoolDay(-1), schoolDay())
    const child = await pupil(admin, '9A', { division: 'High' })
    const mother = await guardianOf(house, admin, child.id)
    expect(await refusal(submit(mother, child.id, schoolDay(-2)))).toMatchObject({ code: 4, reason: 'ABSENCE_BACKDATED' })
    const { id: absenceId } = await submit(mother, child.id, schoolDay(-1))
    expect(await refusal(mother.absence.withdraw({ path: { absenceId } }))).toMatchObject({ code: 3, reason: 'ABSENCE_BEGUN' })
    const office = await colleague(house, admin, ['absence', 'absence:create'])
    const late = office.absence.create({ body: { studentId: child.id, leaveType: 'Sick', startsOn: schoolDay(-2) } })
    expect(await refusal(late)).toMatchObject({ code: 4, reason: 'ABSENCE_BACKDATED' })
    await sick(child.id, schoolDay(-2))
  })
})

describe('who may see what', () => {
  test('a class teacher sees and records their own class, and neither leave type nor note without absence:health', async () => {
    const [inClass, elsewhere] = [await pupil(admin, '3B'), await pupil(admin, '9A', { division: 'High' })]
    const codes = ['absence', 'absence:create']
    const teacher = await colleague(house, admin, codes, { reach: 'Homerooms', divisions: [] })
    await house.server.pool.query("update homeroom set assistant_email = $1 where name = '3B'", [teacher.email])
    const [own, other] = [await sick(inClass.id, '2030-09-04', { symptom: 'Cough' }), await sick(elsewhere.id, '2030-09-04')]
    const shown = (await teacher.absence.list({ query: { from: '2030-09-04', to: '2030-09-04' } })).records
    expect(shown).toMatchObject([{ id: own.id, leaveType: null, note: null, symptom: null, days: 1 }])
    expect(await refusal(teacher.absence.get({ path: { absenceId: other.id } }))).toMatchObject({ code: 2, reason: 'ABSENCE_NOT_FOUND' })
    const texts = [
      await (await teacher.absence.export()).text(),
      JSON.stringify(await teacher.absence.history({ path: { absenceId: own.id } })),
      JSON.stringify(await teacher.absence.board({ query: { day: '2030-09-04' } })),
      JSON.stringify(await teacher.absence.told({ path: { absenceId: own.id } })),
      JSON.stringify(await teacher.absence.list({ query: { leaveType: 'Sick' } })),
    ]
    for (const text of texts) expect(text).not.toMatch(/Sick|Nurses|Fever|Cough/)
    const missing = { studentId: elsewhere.id, leaveType: 'Unexplained' as const, startsOn: '2030-09-05' }
    expect(await refusal(teacher.absence.create({ body: missing }))).toMatchObject({ reason: 'STUDENT_NOT_FOUND' })
    expect(await teacher.absence.create({ body: { ...missing, studentId: inClass.id } })).toMatchObject({ leaveType: 'Unexplained' })
    expect((await teacher.absence.students({ query: { search: elsewhere.name } })).map(({ id }) => id)).not.toContain(elsewhere.id)
  })

  test('health notes of a division are told of its students alone, to who sees every absence, and nobody is let see more', async () => {
    const [young, old] = [await pupil(admin, '3B'), await pupil(admin, '9A', { division: 'High' })]
    const day = '2030-09-12'
    const [hidden, told] = [await sick(young.id, day, { symptom: 'Cough' }), await sick(old.id, day, { symptom: 'Rash' })]
    const nurse = await colleague(house, admin, ['absence:health', 'upms:role:assign'], { reach: 'Divisions', divisions: ['High'] })
    const every = await admin.roles.create({ body: { name: 'Every absence', menuIds: await nodesOf(['absence']) } })
    const { id: staffId, version, roles } = (await admin.staff.list({ query: { search: nurse.email } })).records[0]!
    const roleId = roles[0]!.id
    await admin.staff.setRoles({ path: { staffId }, body: { roleIds: [roleId, every.id], version } })
    const shown = (await nurse.absence.list({ query: { from: day, to: day, sort: 'id' } })).records
    expect(shown).toMatchObject([
      { id: hidden.id, leaveType: null, note: null, symptom: null },
      { id: told.id, leaveType: 'Sick', note: 'Fever', symptom: 'Rash' },
    ])
    expect((await nurse.absence.list({ query: { from: day, to: day, leaveType: 'Sick' } })).records).toHaveLength(1)
    const { absences: onBoard } = await nurse.absence.board({ query: { day } })
    expect(onBoard.map(({ leaveType }) => leaveType)).toEqual(expect.arrayContaining(['Sick', null]))
    expect(onBoard).toHaveLength(2)
    const historyOf = async ({ id }: { id: number }) => JSON.stringify(await nurse.absence.history({ path: { absenceId: id } }))
    expect([await historyOf(hidden), await historyOf(told)]).toEqual([expect.not.stringMatching('Cough'), expect.stringMatching('Rash')])

    const { version: now } = await admin.roles.get({ path: { roleId } })
    const widen = (person: Pick<Person, 'roles'>) => person.roles.setReach({ path: { roleId }, body: { reaches: [], version: now } })
    expect(await refusal(widen(nurse))).toMatchObject({ code: 4, reason: 'REACH_NOT_HELD' })
    // A token is not its owner, however much the owner reaches.
    const token = { name: 'Roles', scopes: ['upms:role:assign'], expiresAt: '2027-11-01T00:00:00.000Z' }
    const { secret } = await admin.account.createToken({ body: token })
    const program = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
    expect(await refusal(widen(program))).toMatchObject({ code: 4, reason: 'REACH_NOT_HELD' })
    await widen(admin)
  })

  test('the board counts a class and names who is missing, by halves; on a day off nobody is', async () => {
    const { id } = await pupil(admin, '1A')
    const { id: absenceId } = await sick(id, '2030-09-20', { startsHalf: 'Afternoon', endsOn: '2030-09-23', leavesAt: '11:30' })
    const on = (day: string) => admin.absence.board({ query: { day } })
    const friday = await on('2030-09-20')
    expect(friday.absences).toMatchObject([{ id: absenceId, studentId: id, part: 'Afternoon', leaveType: 'Sick', leavesAt: '11:30' }])
    const counted = await admin.homeroom.list({ query: { search: '1A' } })
    expect(friday.classes.find(({ homeroom }) => homeroom?.name === '1A')!.enrolled).toBe(
      counted.records.find(({ name }) => name === '1A')!.students,
    )
    expect((await on('2030-09-21')).absences).toEqual([])
    expect((await on('2030-09-23')).absences).toMatchObject([{ id: absenceId, part: 'Whole' }])
  })
})
