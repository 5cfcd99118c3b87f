// Next year: the classes of a year are planned for the next one, put into effect as one, and undone as one.
import { beforeAll, describe, expect, test } from 'vitest'
import { give } from '../lib/grants.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
const grades = ['G1', 'G2', 'G3']
/** Two classes a grade of three pupils each, in a school of three grades. */
beforeAll(async () => {
  admin = await house.person('admin')
  const { pool } = house.server
  await pool.query('delete from student_stay; delete from student; delete from homeroom; delete from grade')
  await pool.query(`delete from school_year where name <> '2026-27' and name <> '2027-28'`)
  for (const [at, code] of grades.entries()) {
    await admin.calendar.createGrade({ body: { code, name: code, division: at < 2 ? 'Elementary' : 'Middle', sort: at } })
    for (const letter of ['A', 'B']) {
      const fields = { schoolYear: '2026-27', name: `${at + 1}${letter}`, grade: code, division: at < 2 ? 'Elementary' : 'Middle' } as const
      const { id: homeroomId } = await admin.homeroom.create({ body: { ...fields, teacherEmail: `t${at}${letter}@school.example` } })
      for (const number of [1, 2, 3])
        await admin.student.create({
          body: {
            name: `Pupil ${fields.name} ${number}`,
            studentNumber: `${fields.name}-${number}`,
            enteredOn: '2026-08-03',
            division: fields.division,
            grade: code,
            homeroomId,
          },
        })
    }
  }
})

const year = { fromYear: '2026-27' }
const read = () => admin.homeroom.rollOver({ query: year })
const studentOf = async (search: string) => (await admin.student.list({ query: { search } })).records[0]!
const staysOf = async (search: string) => {
  const { id } = await studentOf(search)
  return (await admin.student.stays({ path: { studentId: id } })).map(({ from, to, grade, homeroom }) => [from, to, grade, homeroom?.name])
}
const saved = async (change: (plan: Awaited<ReturnType<typeof read>>) => object = () => ({})) => {
  const plan = await read()
  const { version, classes, leaving } = plan
  return admin.homeroom.planRollOver({ body: { ...year, version, classes, leaving, ...change(plan) } })
}

describe('next year', () => {
  test('is proposed: every class goes up by a grade with its pupils and its teacher, the last grade leaves', async () => {
    const plan = await read()
    expect(plan).toMatchObject({ id: null, state: 'Proposal', version: 0, toYear: '2027-28', startsOn: '2027-08-01', newcomers: [] })
    expect(
      plan.classes.map(({ name, grade, division, teacherEmail, students }) => [name, grade, division, teacherEmail, students.length]),
    ).toEqual([
      ['2A', 'G2', 'Elementary', 't0a@school.example', 3],
      ['2B', 'G2', 'Elementary', 't0b@school.example', 3],
      ['3A', 'G3', 'Middle', 't1a@school.example', 3],
      ['3B', 'G3', 'Middle', 't1b@school.example', 3],
    ])
    expect(plan.leaving).toHaveLength(6)
    expect(plan.students).toHaveLength(18)
  })

  test('is saved as a draft, which the second of two who save it does not overwrite', async () => {
    expect(await refusal(admin.homeroom.applyRollOver({ body: { ...year, version: 1 } }))).toMatchObject({ reason: 'ROLL_OVER_NOT_FOUND' })
    const proposal = await read()
    const save = () => admin.homeroom.planRollOver({ body: { ...year, version: 0, classes: proposal.classes, leaving: proposal.leaving } })
    const [first, second] = await Promise.allSettled([save(), save()])
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await read()).toMatchObject({ state: 'Draft', version: 1, changedBy: { name: 'He Jing' } })
    const { classes, leaving } = await read()
    const old = { ...year, version: 0, classes, leaving }
    expect(await refusal(admin.homeroom.planRollOver({ body: old }))).toMatchObject({
      reason: 'STALE',
      message: expect.stringMatching(/^You have changed this in another window/),
    })
    const twice = { ...old, version: 1, leaving: [...leaving, classes[0]!.students[0]!] }
    expect(await refusal(admin.homeroom.planRollOver({ body: twice }))).toMatchObject({
      reason: 'ROLL_OVER_STUDENT_TWICE',
      errors: [{ path: '/leaving' }],
    })
  })

  test('has pupils who came since the draft in the class that carries theirs on', async () => {
    const from = (await admin.homeroom.list({ query: { search: '1A' } })).records[0]!
    const body = { name: 'Comes Late', studentNumber: 'LATE', enteredOn: '2026-11-02', grade: 'G1', homeroomId: from.id }
    const { id } = await admin.student.create({ body })
    const plan = await read()
    expect(plan.newcomers).toEqual([id])
    expect(plan.classes[0]).toMatchObject({ name: '2A', students: expect.arrayContaining([id]) })
  })

  test('is not applied while a pupil has no place, or two classes have one name', async () => {
    const lost = await saved(({ classes: [first, ...rest] }) => ({ classes: [{ ...first, students: first!.students.slice(1) }, ...rest] }))
    const apply = (version: number) => admin.homeroom.applyRollOver({ body: { ...year, version } })
    expect(await refusal(apply(lost.version))).toMatchObject({
      code: 3,
      reason: 'ROLL_OVER_UNPLACED',
      message: expect.stringMatching(/^1 student has no place yet/),
    })
    const named = await saved(({ classes: [first, second, ...rest], students }) => ({
      classes: [
        { ...first, name: ' 2b', students: students.filter(({ homeroom }) => homeroom?.name === '1A').map(({ id }) => id) },
        second,
        ...rest,
      ],
    }))
    expect(await refusal(apply(named.version))).toMatchObject({ code: 3, reason: 'ROLL_OVER_NAME_TWICE' })
  })

  test('is put into effect once by two at once: nobody moves before its first day, and each history tells it', async () => {
    const { version } = await saved(({ classes: [first, ...rest] }) => ({
      classes: [
        { ...first, name: '2A', students: first!.students.slice(1) },
        ...rest,
        { ...first, key: 9999, name: '2C', students: first!.students.slice(0, 1) },
      ],
    }))
    const apply = () => admin.homeroom.applyRollOver({ body: { ...year, version } })
    const settled = await Promise.allSettled([apply(), apply(), apply()])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const lost of settled.filter((each) => each.status === 'rejected'))
      expect(lost.reason).toMatchObject({ reason: 'ROLL_OVER_APPLIED' })

    expect((await admin.homeroom.list({ query: { schoolYear: '2027-28' } })).records.map(({ name, students }) => [name, students])).toEqual(
      [
        ['2A', 3],
        ['2B', 3],
        ['2C', 1],
        ['3A', 3],
        ['3B', 3],
      ],
    )
    expect(await studentOf('2A-2')).toMatchObject({ homeroom: { name: '2A' }, grade: 'G2' })
    expect(await staysOf('2A-2')).toEqual([
      ['2027-08-01', null, 'G3', '3A'],
      ['2026-08-03', '2027-07-31', 'G2', '2A'],
    ])
    expect(await studentOf('3B-1')).toMatchObject({ state: 'Enrolled', leftOn: '2027-07-31' })
    const { id: studentId } = await studentOf('2A-2')
    const { records } = await admin.student.history({ path: { studentId } })
    expect(records[0]).toMatchObject({ operation: 'homeroom.applyRollOver', rows: [{ after: { from: '2027-08-01', grade: 'G3' } }] })
    expect(await refusal(saved())).toMatchObject({ reason: 'ROLL_OVER_APPLIED' })
  })

  test('is not undone once somebody has moved a pupil on, and says who', async () => {
    const { id: studentId } = await studentOf('1B-2')
    const path = { studentId }
    const to = (await admin.homeroom.list({ query: { schoolYear: '2027-28', search: '2A' } })).records[0]!
    await admin.student.move({ path, body: { from: '2027-09-01', division: 'Elementary', grade: 'G2', homeroomId: to.id } })
    const { version } = await read()
    const undo = () => admin.homeroom.undoRollOver({ body: { ...year, version } })
    expect(await refusal(undo())).toMatchObject({
      code: 3,
      reason: 'ROLL_OVER_CHANGED',
      message: expect.stringMatching(/He Jing has changed Pupil 1B 2 since/),
    })
    const back = (await admin.homeroom.list({ query: { schoolYear: '2027-28', search: '2B' } })).records[0]!
    await admin.student.move({ path, body: { from: '2027-09-01', division: 'Elementary', grade: 'G2', homeroomId: back.id } })

    const path2 = { homeroomId: back.id }
    const before = await admin.homeroom.get({ path: path2 })
    await admin.homeroom.update({ path: path2, body: { version: before.version, assistantEmail: 'helps@school.example' } })
    expect(await refusal(undo())).toMatchObject({
      reason: 'ROLL_OVER_CHANGED',
      message: expect.stringMatching(/He Jing has changed 2B since/),
    })
    await house.server.pool.query('update homeroom set version = 1 where id = $1', [back.id])
  })

  test('is undone as one: the new classes are gone, everybody stays where they are, and the draft is there to be changed', async () => {
    const { version } = await read()
    await admin.homeroom.undoRollOver({ body: { ...year, version } })
    expect((await admin.homeroom.list({ query: { schoolYear: '2027-28' } })).total).toBe(0)
    expect(await staysOf('2A-2')).toEqual([['2026-08-03', null, 'G2', '2A']])
    expect(await studentOf('3B-1')).toMatchObject({ leftOn: null })
    expect(await read()).toMatchObject({ state: 'Draft', version: version + 1 })
    expect(await refusal(admin.homeroom.undoRollOver({ body: { ...year, version: version + 1 } }))).toMatchObject({
      reason: 'ROLL_OVER_NOT_APPLIED',
    })
  })

  test('waits for its year in the calendar, and takes somebody who may move every pupil', async () => {
    const { version } = await read()
    await house.server.pool.query(`update school_year set name = 'later' where name = '2027-28'`)
    expect(await read()).toMatchObject({ startsOn: null })
    expect(await refusal(admin.homeroom.applyRollOver({ body: { ...year, version } }))).toMatchObject({
      reason: 'ROLL_OVER_NO_YEAR',
      message: 'Add the school year 2027-28 to the calendar first',
    })
    await house.server.pool.query(`update school_year set name = '2027-28' where name = 'later'`)
    await give(admin, 'nobody', ['homeroom:roll-over'])
    const planner = await house.person('nobody')
    expect(await refusal(planner.homeroom.rollOver({ query: year }))).toMatchObject({ code: 4, reason: 'ROLL_OVER_REACH' })
  })
})

test('2,000 pupils in 120 classes are proposed within a second, and all moved at once', async () => {
  const { pool } = house.server
  await pool.query(`insert into homeroom (school_year, name, grade) select '2026-27', '1-' || n, 'G1' from generate_series(1, 114) n`)
  await pool.query(`with made as (insert into staff (name, type, search) select 'Many ' || n, 'student', 'many ' || n from generate_series(1, 2000) n returning id),
    students as (insert into student (id, number, entered_on) select id, 'M' || id, '2026-08-03' from made returning id)
    insert into student_stay (student_id, from_on, grade, homeroom_id)
      select s.id, '2026-08-03', 'G1', (select h.id from homeroom h where h.name = '1-' || (1 + s.id % 114)) from students s`)
  const plan = await admin.homeroom.rollOver({ query: { ...year, propose: true } })
  expect(plan.students).toHaveLength(2019)
  const { version } = await saved(() => ({ classes: plan.classes, leaving: plan.leaving }))
  const applied = await admin.homeroom.applyRollOver({ body: { ...year, version } })
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from student_stay where from_on = '2027-08-01'`)
  expect(rows[0]!.count).toBeGreaterThan(2000)
  await admin.homeroom.undoRollOver({ body: { ...year, version: applied.version } })
})

test('the terminal names who has no place', async () => {
  await signIn(house, 'admin')
  const plan = await admin.homeroom.rollOver({ query: { ...year, propose: true } })
  const full = plan.classes.find(({ students }) => students.length > 0)!
  const input = JSON.stringify({ ...plan, classes: plan.classes.map((each) => (each === full ? { ...each, students: [] } : each)) })
  const planned = await house.isb(['homeroom', 'roll-over', 'plan', '--year', '2026-27', '--file', '-'], { input })
  const [first] = plan.students.filter(({ id }) => full.students.includes(id))
  expect(planned.err).toContain(`Without a place: ${first!.name} (${first!.homeroom!.name} · ${first!.studentNumber})`)
  const { version } = await admin.homeroom.rollOver({ query: year })
  await admin.homeroom.planRollOver({ body: { ...year, version, classes: plan.classes, leaving: plan.leaving } })
})

test('the terminal says where the order of the grades looks wrong, by which classes go up', async () => {
  await signIn(house, 'admin')
  const show = () => house.isb(['homeroom', 'roll-over', 'show', '--year', '2026-27'])
  const inOrder = (...codes: string[]) => house.server.pool.query('update grade set sort = array_position($1::text[], code)', [codes])
  await inOrder('G1', 'G3', 'G2')
  expect((await show()).err).toContain('After G1 comes G3: the order of the grades looks wrong')
  await inOrder(...grades)
  expect((await show()).err).not.toContain('looks wrong')
})

test('the terminal plans, applies and undoes it, also through a pipe', async () => {
  await signIn(house, 'admin')
  const shown = await house.isb(['homeroom', 'roll-over', 'show', '--year', '2026-27', '--json'])
  const plan = JSON.parse(shown.out) as { classes: { name: string }[] }
  const input = JSON.stringify({ ...plan, classes: plan.classes.map((each) => ({ ...each, name: each.name.replace('2A', '2 Alpha') })) })
  expect(await house.isb(['homeroom', 'roll-over', 'plan', '--year', '2026-27', '--file', '-'], { input })).toMatchObject({
    out: expect.stringMatching(/1A +2 Alpha +G2/),
    err: expect.stringContaining('Draft of 2027-28 saved'),
  })
  await house.isb(['homeroom', 'roll-over', 'apply', '--year', '2026-27'], { exit: 64 })
  expect(await house.isb(['homeroom', 'roll-over', 'apply', '--year', '2026-27', '--yes'])).toMatchObject({
    err: expect.stringContaining('Made 118 classes of 2027-28. On 2027-08-01 2,013 students move; 6 leave before it'),
  })
  expect((await house.isb(['homeroom', 'list', '--school-year', '2027-28'])).out).toContain('2 Alpha')
  const undone = await house.isb(['homeroom', 'roll-over', 'undo', '--year', '2026-27', '--yes', '--lang', 'zh'])
  expect(undone).toMatchObject({ code: 0, err: expect.stringContaining('已撤销') })
  await house.isb(['homeroom', 'roll-over', 'sideways'], { exit: 64 })
})

test('of a school without students says so, and an empty plan is not applied', async () => {
  await house.server.pool.query('delete from roll_over_move; delete from student_stay; delete from student')
  const { version, students } = await read()
  expect(students).toEqual([])
  const draft = await admin.homeroom.planRollOver({ body: { ...year, version, classes: [], leaving: [] } })
  expect(await refusal(admin.homeroom.applyRollOver({ body: { ...year, version: draft.version } }))).toMatchObject({
    code: 3,
    reason: 'ROLL_OVER_EMPTY',
    message: 'There is nothing to apply: the plan has no class, and nobody leaves',
  })
})
