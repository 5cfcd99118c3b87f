// Grades and school years that are in use: a new name goes along to all that has them, and they stay while something does.
import { expect, test } from 'vitest'
import { openHouse, refusal } from '../lib/house.ts'

const house = openHouse()

test('a grade takes its new code along to all that have it, and stays while something does', async () => {
  const admin = await house.person('admin')
  const [grade] = (await admin.calendar.listGrades({ query: { search: 'g12' } })).records
  const { homerooms, students, specialDays } = grade!.uses!
  expect([homerooms, students > 0, specialDays]).toEqual([2, true, 1])
  expect((await (await house.person('nobody')).calendar.getGrade({ path: { gradeId: grade!.id } })).uses).toBeNull()
  const inGrade = async (code: string) => (await admin.student.list({ query: { grade: code } })).total
  const enrolled = await inGrade('G12')
  await admin.calendar.updateGrade({ path: { gradeId: grade!.id }, body: { version: 1, code: 'Y13' } })
  const [leave] = (await admin.calendar.list({ query: { search: 'exam leave' } })).records
  expect(leave!.grades).toEqual(['Y13'])
  expect((await admin.homeroom.list({ query: { search: 'Y13' } })).records.map(({ name }) => name)).toEqual(['12A', '12B'])
  expect([await inGrade('G12'), await inGrade('Y13')]).toEqual([0, enrolled])
  const remove = () => admin.calendar.removeGrade({ path: { gradeId: grade!.id } })
  expect(await refusal(remove())).toMatchObject({
    code: 3,
    reason: 'GRADE_USED',
    message: `Still used by 2 classes, ${students} students and 1 special day`,
  })
  const taken = admin.calendar.createGrade({ body: { code: 'Y13', name: 'Year 13', division: 'High' } })
  expect(await refusal(taken)).toMatchObject({ reason: 'GRADE_CODE_TAKEN', errors: [{ path: '/code' }] })
  const { id } = await admin.calendar.createGrade({ body: { code: 'Y14', name: 'Year 14', division: 'High' } })
  const fields = { schoolYear: '2026-27', name: '14A', grade: 'Y14', division: 'High' } as const
  await admin.homeroom.create({ body: fields })
  expect(await refusal(admin.calendar.removeGrade({ path: { gradeId: id } }))).toMatchObject({
    message: 'Still used by 1 class, 0 students and 0 special days',
  })
  const unknown = admin.homeroom.create({ body: { ...fields, name: '15A', grade: 'Y15' } })
  expect(await refusal(unknown)).toMatchObject({ reason: 'GRADE_UNKNOWN', errors: [{ path: '/grade', message: 'There is no grade Y15' }] })
  const nowhere = { name: 'Li Na', studentNumber: 'Y15-1', enteredOn: '2026-08-17', division: 'High', grade: 'Y15' } as const
  expect(await refusal(admin.student.create({ body: nowhere }))).toMatchObject({ reason: 'GRADE_UNKNOWN' })
})

test('a school year takes its new name along to its classes and their plan, and stays while it has classes', async () => {
  const admin = await house.person('admin')
  const yearCalled = async (wanted: string) => (await admin.calendar.listYears()).records.find(({ name }) => name === wanted)!
  const { id, version, startsOn, endsOn } = await yearCalled('2027-28')
  const plan = await admin.homeroom.rollOver({ query: { fromYear: '2026-27' } })
  const { classes } = plan
  const placed = new Set(classes.flatMap(({ students }) => students))
  const leaving = plan.students.flatMap(({ id: student }) => (placed.has(student) ? [] : [student]))
  await admin.homeroom.planRollOver({ body: { fromYear: '2026-27', version: 0, classes, leaving } })
  await admin.homeroom.applyRollOver({ body: { fromYear: '2026-27', version: 1 } })
  const count = (await admin.homeroom.list({ query: { schoolYear: '2027-28' } })).total
  expect(count).toBe(classes.length)
  const renamed = (name: string) => ({ years: [{ id, version, name, startsOn, endsOn, terms: [] }] })
  expect((await admin.calendar.preview({ body: renamed('2028-29') })).touched).toEqual([
    `${count} classes are moved to the new name of the year`,
  ])
  expect(await refusal(admin.calendar.change({ body: renamed('Next year') }))).toMatchObject({
    reason: 'HOMEROOM_YEAR',
    errors: [{ path: '/years/0/name' }],
  })
  const gone = { removeYears: [{ id, version }] }
  const used = { code: 3, reason: 'SCHOOL_YEAR_USED', message: `2027-28 still has ${count} classes, so it cannot be deleted` }
  expect(await refusal(admin.calendar.preview({ body: gone }))).toMatchObject(used)
  expect(await refusal(admin.calendar.change({ body: gone }))).toMatchObject(used)

  const [grade] = (await admin.calendar.listGrades({ query: { search: 'g5' } })).records
  await admin.calendar.updateGrade({ path: { gradeId: grade!.id }, body: { version: 1, code: 'Y6' } })
  const later = await admin.homeroom.rollOver({ query: { fromYear: '2026-27' } })
  expect(later.classes.map((each) => each.grade)).toContain('Y6')
  expect(later.classes.map((each) => each.grade)).not.toContain('G5')
  // Nobody has touched a student since: it is taken back as one.
  await admin.homeroom.undoRollOver({ body: { fromYear: '2026-27', version: 2 } })
  await admin.calendar.change({ body: renamed('2028-29') })
  expect((await admin.homeroom.years()).slice(0, 2)).toEqual(['2028-29', '2026-27'])
})

test('grades that are created at once stand one behind the other', async () => {
  const admin = await house.person('admin')
  const create = (at: number) => admin.calendar.createGrade({ body: { code: `AT${at}`, name: `At once ${at}`, division: 'High' } })
  const places = (await Promise.all([1, 2, 3, 4, 5, 6].map(create))).map(({ sort }) => sort)
  expect(new Set(places).size).toBe(6)
})
