// The board of a survey: each answer in its grade, against the seats of the grade after, with a forecast and last year beside.
import { beforeAll, expect, test } from 'vitest'
import { guardianOf, pupil } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { byBus, leaves, openSurvey } from '../lib/survey.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

/** A new student of 5A whose guardian says yes or no, or nothing. */
async function child(): Promise<{ studentId: number; guardian: Person }> {
  const { id } = await pupil(admin, '5A')
  return { studentId: id, guardian: await guardianOf(house, admin, id) }
}
async function says(guardian: Person, surveyId: number, answer: typeof byBus | typeof leaves) {
  const { id } = (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)!
  await guardian.survey.submit({ path: { askedId: id }, body: { version: 1, ...answer } })
}

test('the board counts each answer once, and expects those without one to answer like the others', async () => {
  const [stays, also, goes, silent] = [await child(), await child(), await child(), await child()]
  const { id, version } = await openSurvey(admin)
  const path = { surveyId: id }
  await admin.survey.update({ path, body: { seats: [{ grade: 'G6', seats: 3 }], version } })
  const empty = await admin.survey.board({ path })
  const asked = empty.total.none
  // Who leaves the school after this year comes to no grade of the next.
  const staying = empty.grades.filter(({ next }) => next !== null).reduce((sum, { none }) => sum + none, 0)
  expect(staying).toBeLessThan(asked)
  expect(empty).toMatchObject({ shares: [], days: [], total: { yes: 0, no: 0, expected: { low: 0, high: staying } } })
  await says(stays.guardian, id, byBus)
  await says(also.guardian, id, byBus)
  await says(goes.guardian, id, leaves)
  const { id: askedId } = (await silent.guardian.survey.mine()).find(({ survey }) => survey.id === id)!
  await silent.guardian.survey.saveAnswer({ path: { askedId }, body: { version: 1, decision: null, replies: [], accepted: [] } })
  const board = await admin.survey.board({ path })
  // Of all three answers two are a yes; the later half of them is the no alone.
  expect(board.shares).toEqual([
    { from: 'All', yes: 2, answers: 3 },
    { from: 'Late', yes: 0, answers: 1 },
  ])
  expect(board.days).toEqual([{ number: 1, yes: 2, no: 1, conflict: 0 }])
  const fifth = board.grades.find(({ grade }) => grade === 'G5')!
  const rest = fifth.none + fifth.draft
  expect(fifth).toMatchObject({ next: 'G6', seats: 3, yes: 2, no: 1, conflict: 0, draft: 1 })
  expect(fifth.expected).toEqual({ low: 2, high: 2 + Math.ceil((rest * 2) / 3) })
  expect(board.total).toMatchObject({ yes: 2, no: 1, draft: 1, none: asked - 4 })
  // Each figure is as many lines of the list.
  for (const [state, count] of [['Yes', fifth.yes] as const, ['No', fifth.no] as const, ['None', fifth.none] as const])
    expect((await admin.survey.answers({ query: { surveyId: id, grade: 'G5', state } })).total).toBe(count)
  expect(board.grades.at(-1)).toMatchObject({ next: null, seats: null })
})

test('who leaves the school is no longer counted; a conflict is nobody’s yes until it is settled', async () => {
  const [{ studentId, guardian: mother }, gone] = [await child(), await child()]
  const father = await guardianOf(house, admin, studentId)
  const { id } = await openSurvey(admin)
  const path = { surveyId: id }
  await says(mother, id, byBus)
  await says(father, id, leaves)
  const before = await admin.survey.board({ path })
  expect(before.total).toMatchObject({ yes: 0, no: 0, conflict: 1 })
  const { version } = await admin.student.get({ path: { studentId: gone.studentId } })
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  await admin.student.leave({ path: { studentId: gone.studentId }, body: { leftOn: yesterday, version } })
  expect((await admin.survey.board({ path })).total.none).toBe(before.total.none - 1)
})

test('last year’s survey stands beside this year’s, by days since its beginning', async () => {
  const { guardian } = await child()
  const last = await openSurvey(admin)
  await says(guardian, last.id, leaves)
  const { version } = await admin.survey.get({ path: { surveyId: last.id } })
  await admin.survey.update({ path: { surveyId: last.id }, body: { admissionYear: '2028-29', version } })
  const next = await openSurvey(admin)
  const { version: then } = await admin.survey.get({ path: { surveyId: next.id } })
  await admin.survey.update({ path: { surveyId: next.id }, body: { admissionYear: '2029-30', version: then } })
  const { lastYear } = await admin.survey.board({ path: { surveyId: next.id } })
  expect(lastYear).toMatchObject({ survey: { id: last.id }, days: [{ number: 1, yes: 0, no: 1, conflict: 0 }] })
})

test('the terminal shows the board; who may not read the answers does not see it', async () => {
  const { guardian } = await child()
  const { id } = await openSurvey(admin)
  await says(guardian, id, byBus)
  await signIn(house, 'admin')
  const said = await house.isb(['survey', 'board', String(id)])
  expect(said.out).toMatch(/G5 +1 +0 +0 +0 +\d+ +G6/)
  expect(said.out + said.err).toContain('1 yes, 0 no')
  await house.isb(['survey', 'board', 'spring'], { exit: 64 })
  await expect((await house.person('nobody')).survey.board({ path: { surveyId: id } })).rejects.toMatchObject({ code: 4 })
})

test('whoever answered no is proposed as leaving in the plan of the next year, unless they changed their mind', async () => {
  const student = await pupil(admin, '5A', { name: 'Leaver Five' })
  const guardian = await guardianOf(house, admin, student.id)
  const { id: surveyId } = await openSurvey(admin)
  const { id: askedId } = (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)!
  const isLeaving = async () => {
    const { leaving, classes } = await admin.homeroom.rollOver({ query: { fromYear: '2026-27', propose: true } })
    return [leaving.includes(student.id), classes.some(({ students }) => students.includes(student.id))]
  }
  expect(await isLeaving()).toEqual([false, true])
  await guardian.survey.submit({ path: { askedId }, body: { version: 1, ...leaves } })
  expect(await isLeaving()).toEqual([true, false])
  await guardian.survey.submit({ path: { askedId }, body: { version: 1, ...byBus } })
  expect(await isLeaving()).toEqual([false, true])
})
