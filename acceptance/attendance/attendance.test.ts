// How often students are absent: a student's school year, who has missed much of it, and figures of the school. It is 8 October 2030: the
// school has had 32 days of lessons, and is back from a week off.
import { beforeAll, describe, expect, test } from 'vitest'
import { colleague, pupil, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  await house.server.pool.query("update homeroom set school_year = '2030-31'")
  house.server.pass(Date.parse('2030-10-08T02:00:00Z') - Date.now())
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

type Create = Parameters<Person['absence']['create']>[0]['body']
const absent = (studentId: number, leaveType: Create['leaveType'], startsOn: string, more: Partial<Create> = {}) =>
  admin.absence.create({ body: { studentId, leaveType, startsOn, ...more } })
const yearOf = (studentId: number, person = admin) => person.attendance.year({ path: { studentId } })
const attention = async (person = admin) => (await person.attendance.attention({ query: { pageSize: 1000 } })).records

describe('a student’s year', () => {
  test('has each day with lessons, what was missed by type until today, and the share of lessons so far without school trips', async () => {
    const { id } = await pupil(admin, '5A')
    const sick = await absent(id, 'Sick', '2030-09-02', { endsOn: '2030-09-04' })
    await absent(id, 'SchoolTrip', '2030-09-10')
    await absent(id, 'Appointment', '2030-09-30', { startsHalf: 'Afternoon', endsOn: '2030-10-08', endsHalf: 'Morning' })
    const ahead = await absent(id, 'Personal', '2030-10-07', { startsOn: '2030-10-11', endsOn: '2030-10-14' })
    const deleted = await absent(id, 'Sick', '2030-09-12')
    await admin.absence.remove({ path: { absenceId: deleted.id } })
    const year = await yearOf(id)
    expect(year).toMatchObject({
      lessons: 32,
      missed: 4,
      percent: 12.5,
      startsOn: '2030-08-01',
      today: '2030-10-08',
      homeroom: { name: '5A' },
    })
    expect(Object.fromEntries(year.types.map(({ leaveType, days }) => [leaveType, days]))).toEqual({
      Sick: 3,
      SchoolTrip: 1,
      Appointment: 1,
    })
    expect(year.absences.map((one) => one.id)).toEqual([ahead.id, expect.any(Number), expect.any(Number), sick.id])
    expect(year.absences[0]!.days).toBe(2.5)
    const parts = new Map(year.days.map(({ day, part }) => [day, part]))
    expect(['2030-09-30', '2030-10-02', '2030-10-05', '2030-10-12'].map((day) => parts.get(day))).toEqual([
      'Whole',
      undefined,
      undefined,
      'Morning',
    ])
    expect(year.days.filter(({ day }) => day <= '2030-10-08')).toHaveLength(32)
  })

  test('begins with the first day at the school, and follows a move to another division', async () => {
    const { id } = await pupil(admin, '5A')
    await house.server.pool.query("update student set entered_on = '2030-09-23' where id = $1", [id])
    await absent(id, 'Personal', '2030-09-23', { endsOn: '2030-09-24' })
    expect(await yearOf(id)).toMatchObject({ lessons: 7, missed: 2, percent: 28.6 })
    const conferences = (days: { day: string }[]) => days.some(({ day }) => day === '2030-11-15')
    expect(conferences((await yearOf(id)).days)).toBe(false)
    const homeroomId = (await admin.student.classOptions()).find(({ name }) => name === '9A')!.id
    await admin.student.move({ path: { studentId: id }, body: { from: '2030-10-01', homeroomId, grade: 'G9', division: 'High' } })
    const moved = await yearOf(id)
    expect(moved).toMatchObject({ lessons: 7, missed: 2, division: 'High' })
    expect(conferences(moved.days)).toBe(true)
  })
})

describe('the attention list', () => {
  test('names who has missed a tenth of the lessons so far, or what the settings say, and who missed most first', async () => {
    const [much, little, trip] = [await pupil(admin, '3A'), await pupil(admin, '3A'), await pupil(admin, '3A')]
    await absent(much.id, 'Other', '2030-09-16', { endsOn: '2030-09-19' })
    await absent(little.id, 'Sick', '2030-09-16', { endsOn: '2030-09-18' })
    await absent(trip.id, 'SchoolTrip', '2030-09-16', { endsOn: '2030-09-20' })
    const own = async () => (await attention()).filter(({ homeroom }) => homeroom?.name === '3A')
    expect(await own()).toMatchObject([{ id: much.id, lessons: 32, missed: 4, percent: 12.5 }])
    expect((await attention()).map(({ percent }) => percent)).toEqual(
      (await attention()).map(({ percent }) => percent).toSorted((a, b) => b - a),
    )
    expect(await (await admin.attendance.exportAttention({ query: { grade: 'G3' } })).text()).toContain(
      `${much.studentNumber},${much.name}`,
    )
    const { version } = await admin.absence.settings()
    const set = await admin.absence.updateSettings({ body: { attentionPercent: 9, version } })
    expect((await own()).map(({ id }) => id)).toEqual([much.id, little.id])
    await admin.absence.updateSettings({ body: { attentionPercent: 10, version: set.version } })
  })

  test('says the same of a student as the student’s year', async () => {
    for (const { id, lessons, missed, percent } of await attention()) expect(await yearOf(id)).toMatchObject({ lessons, missed, percent })
  })
})

describe('figures', () => {
  test('count days missed by week, grade and leave type, between two days and of a division', async () => {
    const [young, old] = [await pupil(admin, '4A'), await pupil(admin, '9A', { division: 'High' })]
    await absent(young.id, 'Sick', '2030-08-22', { endsOn: '2030-08-27' })
    await absent(old.id, 'Personal', '2030-08-26', { endsHalf: 'Morning' })
    const query = { from: '2030-08-19', to: '2030-08-30' }
    expect(await admin.attendance.statistics({ query })).toEqual({
      ...query,
      weeks: [
        { week: '2030-08-19', leaveType: 'Sick', days: 2 },
        { week: '2030-08-26', leaveType: 'Personal', days: 0.5 },
        { week: '2030-08-26', leaveType: 'Sick', days: 2 },
      ],
      grades: [
        { grade: 'G4', leaveType: 'Sick', days: 4 },
        { grade: 'G9', leaveType: 'Personal', days: 0.5 },
      ],
    })
    const high = await admin.attendance.statistics({ query: { ...query, division: 'High' } })
    expect(high.weeks).toEqual([{ week: '2030-08-26', leaveType: 'Personal', days: 0.5 }])
    expect(await admin.attendance.days({ query: { from: '2030-08-22', to: '2030-08-28' } })).toEqual([
      { day: '2030-08-22', absent: 1 },
      { day: '2030-08-23', absent: 1 },
      { day: '2030-08-26', absent: 2 },
      { day: '2030-08-27', absent: 1 },
    ])
    const file = await (await admin.attendance.exportStatistics({ query })).text()
    expect(file).toContain('2030-08-26,G4,Sick,2\r\n')
    expect(await refusal(admin.attendance.statistics({ query: { from: '2030-09-02', to: '2030-09-01' } }))).toMatchObject({
      reason: 'RANGE_REVERSED',
    })
    expect((await admin.attendance.statistics()).to).toBe('2030-10-08')
  })
})

test('a class teacher sees years and figures of the own class alone, and no leave type without absence:health', async () => {
  const [own, other] = [await pupil(admin, '2A'), await pupil(admin, '2B')]
  for (const { id } of [own, other]) await absent(id, 'Sick', '2030-09-23', { endsOn: '2030-09-27' })
  const teacher = await colleague(house, admin, ['absence'], { reach: 'Homerooms', divisions: [] })
  await house.server.pool.query("update homeroom set teacher_email = $1 where name = '2A'", [teacher.email])
  expect((await attention(teacher)).map(({ id }) => id)).toEqual([own.id])
  expect(await yearOf(own.id, teacher)).toMatchObject({ missed: 5, types: [{ leaveType: null, days: 5 }], absences: [{ leaveType: null }] })
  expect(await refusal(yearOf(other.id, teacher))).toMatchObject({ code: 2, reason: 'STUDENT_NOT_FOUND' })
  const week = { from: '2030-09-23', to: '2030-09-23' }
  const absentOn = async (who: Person) => (await who.attendance.days({ query: week }))[0]!.absent
  expect([await absentOn(teacher), await absentOn(admin)]).toEqual([1, expect.toSatisfy((count: number) => count > 1)])
  expect((await teacher.attendance.statistics()).weeks).toEqual([{ week: '2030-09-23', leaveType: null, days: 5 }])
  expect(await (await teacher.attendance.exportStatistics()).text()).not.toContain('Sick')
})
