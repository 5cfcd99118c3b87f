// Re-enrollment: a survey is written, checked, published, paused and mended; families answer, change their mind and disagree; the office
// settles, extends and sees the very words that were answered.
import type { Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { appFor, colleague, guardianOf, pupil } from './lib/absence.ts'
import { openHouse, refusal, type Person } from './lib/house.ts'
import { byBus, byCar, edit, forms, leaves, openSurvey, schoolDay } from './lib/survey.ts'
import { signIn } from './lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

/** The line of a student in the answers of a survey. */
const askedOf = async (surveyId: number, studentId: number) => (await admin.survey.answers({ query: { surveyId, studentId } })).records[0]!
/** A student who is asked, with guardians. */
async function family(count = 1) {
  const student = await pupil(admin, '5A')
  const guardians: Person[] = []
  for (let at = 0; at < count; at++) guardians.push(await guardianOf(house, admin, student.id))
  return { student, guardians }
}
const lineOf = async (guardian: Isb, surveyId: number) => (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)

describe('a survey', () => {
  test('begins empty, is refused while something is missing, at its place, and is open once published', async () => {
    const days = { startsOn: schoolDay(-1), endsOn: schoolDay(3) }
    const made = await admin.survey.create({ body: { title: ' Spring ', admissionYear: '2027-28', ...days } })
    expect(made).toMatchObject({ title: 'Spring', status: 'Unpublished', live: null, asked: 0 })
    const path = { surveyId: made.id }
    const { gaps } = await edit(admin, made.id, (content) => {
      content.yes = structuredClone(forms.yes)
      content.yes.modules[0]!.questions[0]!.options[0]!.subitems[0]!.text.zh = ''
      content.yes.modules[1]!.name.en = content.yes.modules[1]!.name.zh = ''
    })
    expect(gaps).toEqual([
      { path: '/yes/modules/0/questions/0/options/0/subitems/0/text/zh', kind: 'Untranslated' },
      { path: '/yes/modules/1/name/en', kind: 'Missing' },
    ])
    expect(await refusal(admin.survey.publish({ path }))).toMatchObject({
      code: 1,
      reason: 'SURVEY_GAPS',
      message: 'Please complete the required fields',
      errors: [{ path: gaps[0]!.path }, { path: gaps[1]!.path, message: 'Please complete the required fields' }],
    })
    await edit(admin, made.id, (content) => Object.assign(content, structuredClone(forms)))
    const open = await admin.survey.publish({ path })
    expect(open).toMatchObject({ status: 'Pending', live: 1, edited: false })
    expect(open.asked).toBeGreaterThan(10)
    expect(await refusal(admin.survey.publish({ path }))).toMatchObject({ reason: 'SURVEY_UNCHANGED' })
    expect(await refusal(admin.survey.remove({ path }))).toMatchObject({ reason: 'SURVEY_WAS_PUBLISHED' })
    const { records } = await admin.survey.history({ path })
    expect(records).toMatchObject([{ operation: 'survey.publish' }, { operation: 'survey.create', rows: [{ label: 'Spring' }] }])
  })

  test('has the state of the clock and of its last move', async () => {
    const create = (startsOn: string, endsOn: string) =>
      admin.survey.create({ body: { title: 'Clock', admissionYear: '2027-28', startsOn, endsOn } })
    expect(await refusal(create(schoolDay(1), schoolDay(1)))).toMatchObject({ reason: 'SURVEY_END', errors: [{ path: '/endsOn' }] })
    const { id, version } = await create(schoolDay(2), schoolDay(4))
    const path = { surveyId: id }
    expect(await admin.survey.publish({ path })).toMatchObject({ status: 'Published' })
    const { version: then } = await admin.survey.pause({ path })
    expect(then).toBe(version + 2)
    const ended = await admin.survey.update({ path, body: { startsOn: schoolDay(-4), endsOn: schoolDay(-1), version: then } })
    expect(ended.status).toBe('Ended')
    expect(await refusal(admin.survey.cancel({ path }))).toMatchObject({ reason: 'SURVEY_OVER' })
    const again = await admin.survey.update({ path, body: { endsOn: schoolDay(1), version: ended.version } })
    expect(again.status).toBe('Paused')
    expect((await admin.survey.continue({ path })).status).toBe('Pending')
    expect((await admin.survey.cancel({ path })).status).toBe('Cancelled')
    expect((await admin.survey.list({ query: { status: 'Cancelled' } })).records.map((one) => one.id)).toContain(id)
    const copy = await admin.survey.duplicate({ path, body: { title: 'Next', admissionYear: '2028-29' } })
    expect(copy).toMatchObject({ title: 'Next', status: 'Unpublished', startsOn: null, live: null })
  })

  test('edited by two at once tells the second one who was first', async () => {
    const { id } = await admin.survey.create({ body: { title: 'Two editors', admissionYear: '2027-28' } })
    const path = { surveyId: id }
    const { version } = await admin.survey.form({ path })
    await admin.survey.saveForm({ path, body: { content: forms, version } })
    const late = await refusal(admin.survey.saveForm({ path, body: { content: forms, version } }))
    expect(late).toMatchObject({ code: 3, reason: 'SURVEY_EDITED' })
    expect(late.message).toContain('He Jing')
    const twice = structuredClone(forms) as { no: { modules: { key: string }[] } } & typeof forms
    twice.no.modules[0]!.key = 'transport'
    expect(await refusal(admin.survey.saveForm({ path, body: { content: twice, version: version + 1 } }))).toMatchObject({
      reason: 'SURVEY_KEYS',
    })
  })
})

test('the forms are kept as somebody left them, with what has changed since; going back to them keeps what stood there', async () => {
  const { id } = await admin.survey.create({ body: { title: 'Drafts', admissionYear: '2027-28' } })
  const path = { surveyId: id }
  const office = await colleague(house, admin, ['admission:survey', 'admission:survey:edit'])
  await edit(admin, id, (content) => Object.assign(content, structuredClone(forms)))
  // Whoever goes on with their own work at once keeps nothing.
  await edit(admin, id, (content) => void (content.yes.tips.en = 'Two minutes'))
  expect(await admin.survey.drafts({ path })).toEqual([])
  await edit(office, id, (content) => void (content.yes.tips.en = 'Three minutes'))
  const [left] = await admin.survey.drafts({ path })
  expect(left).toMatchObject({
    savedBy: { name: 'He Jing' },
    content: { yes: { tips: { en: 'Two minutes' } } },
    differences: [{ kind: 'Changed', key: '', before: { en: 'Two minutes' }, after: { en: 'Three minutes' } }],
  })
  house.server.pass(6 * 60_000)
  await edit(office, id, (content) => void (content.yes.tips.en = 'Four minutes'))
  await edit(office, id, (content) => Object.assign(content, left!.content))
  const tips = (await admin.survey.drafts({ path })).map(({ content, differences }) => `${content.yes.tips.en} ${differences.length}`)
  expect(tips).toEqual(['Four minutes 1', 'Three minutes 1', 'Two minutes 0'])
  for (let round = 0; round < 24; round++) await edit(round % 2 ? office : admin, id, (content) => void (content.no.tips.en = `${round}`))
  expect(await admin.survey.drafts({ path })).toHaveLength(20)
  house.server.pass(-6 * 60_000)
})

describe('a family', () => {
  test('reads the forms in its language, begins, is told what is missing, answers and changes its mind', async () => {
    const { student, guardians } = await family()
    const [mother] = guardians as [Person]
    const { id } = await openSurvey(admin)
    const mine = (await lineOf(mother, id))!
    expect(mine).toMatchObject({ child: { id: student.id }, decision: null, draft: false, lastDay: schoolDay(5) })
    const path = { askedId: mine.id }
    const page = await mother.survey.page({ path })
    expect(page).toMatchObject({ title: 'Re-enrollment', version: 1, yes: { tips: 'One minute' }, draft: null, answer: null })
    await mother.survey.saveAnswer({ path, body: { version: 1, ...byBus, replies: [{ question: 'how', values: ['bus'] }], accepted: [] } })
    expect(await askedOf(id, student.id)).toMatchObject({ state: 'Draft', answeredAt: null })
    expect((await mother.survey.page({ path })).draft).toMatchObject({ decision: 'Yes', replies: [{ question: 'how', values: ['bus'] }] })
    const early = mother.survey.submit({
      path,
      body: { version: 1, decision: 'Yes', replies: [{ question: 'how', values: ['bus'] }], accepted: [] },
    })
    expect(await refusal(early)).toMatchObject({
      reason: 'SURVEY_ANSWER_WRONG',
      errors: [{ path: '/replies/line', message: 'Please answer this question' }, { path: '/replies/tuition' }],
    })
    // What the car hides is not kept.
    const shown = { ...byCar, replies: [...byCar.replies, { question: 'line', values: ['line-3'] }] }
    expect(await mother.survey.submit({ path, body: { version: 1, ...shown } })).toMatchObject({
      decision: 'Yes',
      way: 'Console',
      replies: byCar.replies,
      accepted: [{ module: 'tuition', hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string }],
    })
    await mother.survey.submit({ path, body: { version: 1, ...leaves } })
    expect(await askedOf(id, student.id)).toMatchObject({ state: 'No' })
    const { email } = await admin.staff.get({ path: { staffId: (mother as unknown as { staffId: number }).staffId } })
    const receipts = () => house.server.mails.filter(({ to }) => to === email)
    await expect.poll(() => receipts().length).toBe(2)
    expect(receipts()[0]).toMatchObject({
      subject: expect.stringContaining(`We have your answer for ${student.name}: Re-enrollment`) as string,
    })
    expect(receipts()[0]?.body).toMatch(/Decision: Yes\nAnswers: How\? Car\nAgreements accepted: tuition/)
    expect(receipts()[1]?.body).toMatch(/Decision: No\nAnswers: Why\? We move/)
    expect(await admin.survey.said({ path })).toMatchObject([
      { decision: 'No', current: true, counts: true },
      { decision: 'Yes', current: false, counts: false },
    ])
    expect(await lineOf(mother, id)).toMatchObject({ decision: 'No', draft: false })
    const { records } = await admin.survey.answerHistory({ path })
    expect(records).toMatchObject([{ operation: 'survey.submit' }, { operation: 'survey.submit' }])
  })

  test('answers by the app that acts for it, in Chinese, and for nobody else', async () => {
    const [{ student, guardians }, other] = [await family(), await family()]
    const { id } = await openSurvey(admin)
    const { staffId } = guardians[0] as unknown as { staffId: number }
    const app = await appFor(house, admin, staffId)
    const mine = (await lineOf(app, id))!
    expect(mine.child.id).toBe(student.id)
    expect(await app.survey.submit({ path: { askedId: mine.id }, body: { version: 1, ...byBus } })).toMatchObject({ way: 'App' })
    const theirs = (await lineOf(other.guardians[0]!, id))!
    for (const call of [
      () => app.survey.page({ path: { askedId: theirs.id } }),
      () => app.survey.submit({ path: { askedId: theirs.id }, body: { version: 1, ...byBus } }),
      () => app.survey.saveAnswer({ path: { askedId: theirs.id }, body: { version: 1, ...byBus } }),
    ])
      expect(await refusal(call())).toMatchObject({ code: 2, reason: 'SURVEY_STUDENT_NOT_ASKED' })
    expect(await refusal(app.survey.said({ path: { askedId: mine.id } }))).toMatchObject({ code: 4 })
  })

  test('whose guardians disagree has a conflict; neither sees the other; the office settles it, a new answer opens it again', async () => {
    const { student, guardians } = await family(2)
    const [mother, father] = guardians as [Person, Person]
    const { id } = await openSurvey(admin)
    const path = { askedId: (await lineOf(mother, id))!.id }
    await Promise.all([
      mother.survey.submit({ path, body: { version: 1, ...byBus } }),
      father.survey.submit({ path, body: { version: 1, ...leaves } }),
    ])
    expect(await askedOf(id, student.id)).toMatchObject({ state: 'Conflict' })
    expect((await father.survey.page({ path })).answer).toMatchObject({ decision: 'No' })
    expect((await lineOf(mother, id))!.decision).toBe('Yes')
    const said = await admin.survey.said({ path })
    const yes = said.find(({ decision }) => decision === 'Yes')!
    const settled = await admin.survey.settle({ path, body: { answerId: yes.id, reason: 'Both agreed on the phone' } })
    expect(settled).toMatchObject({ state: 'Yes', settledBy: { name: 'He Jing' }, settledWhy: 'Both agreed on the phone' })
    expect(await refusal(admin.survey.settle({ path, body: { answerId: yes.id, reason: 'Again' } }))).toMatchObject({
      reason: 'SURVEY_NO_CONFLICT',
    })
    await father.survey.submit({ path, body: { version: 1, ...byCar } })
    expect(await askedOf(id, student.id)).toMatchObject({ state: 'Conflict', settledBy: null })
    await father.survey.submit({ path, body: { version: 1, ...byBus } })
    expect(await askedOf(id, student.id)).toMatchObject({ state: 'Yes' })
  })
})

test('a pause stops answers; what was mended is a new version, and old answers keep their words', async () => {
  const { student, guardians } = await family()
  const [mother] = guardians as [Person]
  const { id } = await openSurvey(admin)
  const [path, survey] = [{ askedId: (await lineOf(mother, id))!.id }, { surveyId: id }]
  await mother.survey.submit({ path, body: { version: 1, ...byBus } })
  await admin.survey.pause({ path: survey })
  expect(await refusal(mother.survey.submit({ path, body: { version: 1, ...byCar } }))).toMatchObject({ reason: 'SURVEY_NOT_OPEN' })
  expect(await lineOf(mother, id)).toBeUndefined()
  await edit(admin, id, (content) => {
    content.yes.modules[0]!.questions[0]!.text.en = 'How will your child come?'
  })
  expect(await admin.survey.continue({ path: survey })).toMatchObject({ status: 'Pending', live: 2, edited: false })
  expect(await refusal(mother.survey.submit({ path, body: { version: 1, ...byCar } }))).toMatchObject({ reason: 'SURVEY_CHANGED' })
  const [said] = await admin.survey.said({ path })
  expect(said).toMatchObject({ version: 1, live: 2, differences: [{ kind: 'Changed', key: 'how', before: { en: 'How?' } }] })
  expect(said!.form.modules[0]!.questions[0]!.text.en).toBe('How?')
  expect(await admin.survey.versions({ path: survey })).toMatchObject([
    { number: 2, answers: 0 },
    { number: 1, answers: 1 },
  ])
  expect(await askedOf(id, student.id)).toMatchObject({ state: 'Yes' })
})

test('the office writes down what it is told by telephone, and gives one family longer than the others', async () => {
  const { student, guardians } = await family()
  const [mother] = guardians as [Person]
  const { id } = await openSurvey(admin)
  const path = { askedId: (await askedOf(id, student.id)).id }
  const [guardian] = await admin.survey.guardians({ path })
  expect(await admin.survey.pageFor({ path })).toMatchObject({ version: 1, answer: null })
  const entered = await admin.survey.enter({ path, body: { guardianId: guardian!.id, version: 1, ...byCar, note: ' She rang at noon ' } })
  expect(entered).toMatchObject({
    way: 'Telephone',
    note: 'She rang at noon',
    submittedBy: { name: 'He Jing' },
    givenBy: { id: guardian!.id },
  })
  const stranger = (await family()).guardians[0] as unknown as { staffId: number }
  expect(await refusal(admin.survey.enter({ path, body: { guardianId: stranger.staffId, version: 1, ...byCar } }))).toMatchObject({
    reason: 'GUARDIAN_NOT_FOUND',
  })
  const { version } = await admin.survey.get({ path: { surveyId: id } })
  await admin.survey.update({ path: { surveyId: id }, body: { startsOn: schoolDay(-5), endsOn: schoolDay(-1), version } })
  expect(await refusal(mother.survey.submit({ path, body: { version: 1, ...leaves } }))).toMatchObject({ reason: 'SURVEY_NOT_OPEN' })
  expect(await refusal(admin.survey.extend({ path, body: { extendedTo: schoolDay(-1), reason: 'Late' } }))).toMatchObject({ code: 1 })
  await admin.survey.extend({ path, body: { extendedTo: schoolDay(1), reason: 'They were travelling' } })
  expect(await lineOf(mother, id)).toMatchObject({ lastDay: schoolDay(1) })
  await mother.survey.submit({ path, body: { version: 1, ...leaves } })
  expect(await askedOf(id, student.id)).toMatchObject({ state: 'No', extendedTo: schoolDay(1) })
})

test('the terminal lists surveys and answers, and moves them; who holds nothing sees nothing', async () => {
  const { id } = await openSurvey(admin)
  await signIn(house, 'admin')
  expect((await house.isb(['survey', 'list', '--status', 'pending'])).out).toMatch(/Re-enrollment/)
  expect(await house.isb(['survey', 'pause', String(id)])).toMatchObject({ code: 0 })
  expect((await admin.survey.get({ path: { surveyId: id } })).status).toBe('Paused')
  expect((await house.isb(['survey', 'answers', '--survey-id', String(id)])).out).toMatch(/None/)
  await expect((await house.person('nobody')).survey.list()).rejects.toMatchObject({ code: 4 })
})

test('students are asked by their numbers too, in any case; they alone where nothing else is chosen', async () => {
  const [one, two] = [await family(), await family()]
  const body = (studentNumbers: string[]) => ({ title: 'Some', admissionYear: '2031-32', studentNumbers })
  expect(await refusal(admin.survey.create({ body: body(['Nobody-1']) }))).toMatchObject({
    reason: 'SURVEY_STUDENT_UNKNOWN',
    errors: [{ path: '/studentNumbers' }],
    message: expect.stringContaining('Nobody-1'),
  })
  const { id } = await openSurvey(admin)
  const { version } = await admin.survey.get({ path: { surveyId: id } })
  const lower = one.student.studentNumber.toLowerCase()
  const saved = await admin.survey.update({ path: { surveyId: id }, body: { version, studentNumbers: [` ${lower} `, lower] } })
  expect(saved.studentNumbers).toEqual([one.student.studentNumber])
  const copy = await admin.survey.duplicate({ path: { surveyId: id }, body: { title: 'Next', admissionYear: '2032-33' } })
  expect(copy.studentNumbers).toEqual([one.student.studentNumber])
  const { rows } = await house.server.pool.query<{ student: number }>(
    'select student_id as student from survey_newcomers($1, current_date)',
    [copy.id],
  )
  expect(rows.map(({ student }) => student)).toEqual([one.student.id])
  expect(two.student.id).not.toBe(one.student.id)
})

test('who comes to the school while a survey runs is asked within a minute, and once', async () => {
  const { id } = await openSurvey(admin)
  const { student, guardians } = await family()
  const { id: withoutGrade } = await admin.student.create({
    body: { studentNumber: 'NEW-1', name: 'No Grade', enteredOn: '2026-08-17', division: 'LifeCentered' },
  })
  expect(await lineOf(guardians[0]!, id)).toBeUndefined()
  await house.server.remind()
  expect(await lineOf(guardians[0]!, id)).toMatchObject({ child: { id: student.id } })
  expect(await askedOf(id, withoutGrade)).toMatchObject({ grade: '', division: 'LifeCentered' })
  const before = await admin.survey.get({ path: { surveyId: id } })
  await house.server.remind()
  expect((await admin.survey.get({ path: { surveyId: id } })).asked).toBe(before.asked)
})

test('the clock of the database decides who answers in time, and says when, whatever the clock of a server says', async () => {
  const { guardians } = await family()
  const { id } = await openSurvey(admin)
  const days = 12 * 86_400_000
  house.server.pass(days)
  const late = await house.person('admin')
  const [mother] = guardians as [Person]
  const again = await appFor(house, late, (mother as unknown as { staffId: number }).staffId)
  expect((await late.survey.get({ path: { surveyId: id } })).status).toBe('Ended')
  const mine = (await lineOf(again, id))!
  const { at } = await again.survey.submit({ path: { askedId: mine.id }, body: { version: 1, ...byBus } })
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  house.server.pass(-days)
})

test('conflicts wait beside the menu, for whom a role lets somebody reach', async () => {
  const { guardians } = await family(2)
  const [mother, father] = guardians as [Person, Person]
  const { id } = await openSurvey(admin)
  const waiting = async (person: Isb) => (await person.queues.list()).find(({ code }) => code === 'admission:list')
  const high = await colleague(house, admin, ['admission:list'], { module: 'survey', reach: 'Divisions', divisions: ['High'] })
  const [before, without] = [await waiting(admin), await waiting(high)]
  for (const [guardian, answer] of [[mother, byBus] as const, [father, leaves] as const])
    await guardian.survey.submit({ path: { askedId: (await lineOf(guardian, id))!.id }, body: { version: 1, ...answer } })
  expect((await waiting(admin))?.waiting).toBe(before!.waiting + 1)
  expect(await waiting(high)).toEqual(without)
  await admin.survey.cancel({ path: { surveyId: id } })
  expect((await waiting(admin))?.waiting).toBe(before!.waiting)
})

test('answers are deleted once they are too old, the survey and its forms stay', async () => {
  const { student, guardians } = await family()
  const { id } = await openSurvey(admin)
  const path = { askedId: (await askedOf(id, student.id)).id }
  await guardians[0]!.survey.submit({ path, body: { version: 1, ...byBus } })
  const { version } = await admin.retention.settings()
  await admin.retention.updateSettings({ body: { surveyMonths: 12, version } })
  await house.server.tidyUp()
  expect(await askedOf(id, student.id)).toMatchObject({ state: 'Yes' })
  await house.server.pool.query('update survey set starts_on = starts_on - 370, ends_on = ends_on - 380 + 8 where id = $1', [id])
  await house.server.pool.query('update retention_setting set tidied_on = null')
  await house.server.tidyUp()
  expect(await refusal(admin.survey.getAsked({ path }))).toMatchObject({ code: 2 })
  const { rows } = await house.server.pool.query(
    'select from survey_answer w join survey_version v on v.id = w.version_id where v.survey_id = $1',
    [id],
  )
  expect(rows).toHaveLength(0)
  expect(await admin.survey.get({ path: { surveyId: id } })).toMatchObject({ title: 'Re-enrollment', live: 1, asked: 0 })
})
