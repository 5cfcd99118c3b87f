// Re-enrollment: a survey is written, checked, published, paused and mended; who is asked, and for how long answers are kept.
import type { Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { appFor, colleague } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { askedOf, byBus, edit, familyOf, forms, leaves, lineOf, openSurvey, schoolDay } from '../lib/survey.ts'
import { signIn } from '../lib/terminal.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

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

test('the terminal lists surveys and answers, and moves them; who holds nothing sees nothing', async () => {
  const { id } = await openSurvey(admin)
  await signIn(house, 'admin')
  expect((await house.isb(['survey', 'list', '--status', 'pending'])).out).toMatch(/Re-enrollment/)
  await house.isb(['survey', 'pause', String(id), '--yes'])
  expect((await admin.survey.get({ path: { surveyId: id } })).status).toBe('Paused')
  expect((await house.isb(['survey', 'answers', '--survey-id', String(id)])).out).toMatch(/Not started/)
  await expect((await house.person('nobody')).survey.list()).rejects.toMatchObject({ code: 4 })
})

test('students are asked by their numbers too, in any case; they alone where nothing else is chosen', async () => {
  const [one, two] = [await familyOf(house, admin), await familyOf(house, admin)]
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
  const { student, guardians } = await familyOf(house, admin)
  const { id: withoutGrade } = await admin.student.create({
    body: { studentNumber: 'NEW-1', name: 'No Grade', enteredOn: '2026-08-17', division: 'LifeCentered' },
  })
  expect(await lineOf(guardians[0]!, id)).toBeUndefined()
  await house.server.remind()
  expect(await lineOf(guardians[0]!, id)).toMatchObject({ child: { id: student.id } })
  expect(await askedOf(admin, id, withoutGrade)).toMatchObject({ grade: '', division: 'LifeCentered' })
  const before = await admin.survey.get({ path: { surveyId: id } })
  await house.server.remind()
  expect((await admin.survey.get({ path: { surveyId: id } })).asked).toBe(before.asked)
})

test('the clock of the database decides who answers in time, and says when, whatever the clock of a server says', async () => {
  const { guardians } = await familyOf(house, admin)
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
  const { guardians } = await familyOf(house, admin, 2)
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
  const { student, guardians } = await familyOf(house, admin)
  const { id } = await openSurvey(admin)
  const path = { askedId: (await askedOf(admin, id, student.id)).id }
  await guardians[0]!.survey.submit({ path, body: { version: 1, ...byBus } })
  const { version } = await admin.retention.settings()
  await admin.retention.updateSettings({ body: { surveyMonths: 12, version } })
  await house.server.tidyUp()
  expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'Yes' })
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
