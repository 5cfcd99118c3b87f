// Families answer a survey, change their mind and disagree; the office settles, extends and sees the very words that were answered.
import { beforeAll, describe, expect, test } from 'vitest'
import { appFor, colleague } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { askedOf, byBus, byCar, edit, familyOf, forms, leaves, lineOf, openSurvey, schoolDay } from '../lib/survey.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
})

describe('a family', () => {
  test('writes as much as its questions take, in Chinese', async () => {
    const { guardians } = await familyOf(house, admin)
    const [mother] = guardians as [Person]
    const content = structuredClone(forms)
    const [leaving] = content.no.modules as [(typeof content.no.modules)[number]]
    const questions = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ ...leaving.questions[0]!, key }))
    content.no.modules = [{ ...leaving, questions }]
    const { id } = await openSurvey(admin, content)
    const path = { askedId: (await lineOf(mother, id))!.id }
    const replies = questions.map(({ key }) => ({ question: key, values: ['答'.repeat(5000)] }))
    await mother.survey.saveAnswer({ path, body: { version: 1, decision: 'No', replies, accepted: [] } })
    expect((await mother.survey.page({ path })).draft).toMatchObject({ replies })
    expect(await mother.survey.submit({ path, body: { version: 1, decision: 'No', replies, accepted: [] } })).toMatchObject({ replies })
  })

  test('reads the forms in its language, begins, is told what is missing, answers and changes its mind', async () => {
    const { student, guardians } = await familyOf(house, admin)
    const [mother] = guardians as [Person]
    const { id } = await openSurvey(admin)
    const mine = (await lineOf(mother, id))!
    expect(mine).toMatchObject({ child: { id: student.id }, decision: null, draft: false, lastDay: schoolDay(5) })
    const path = { askedId: mine.id }
    const page = await mother.survey.page({ path })
    expect(page).toMatchObject({ title: 'Re-enrollment', version: 1, yes: { tips: 'One minute' }, draft: null, answer: null })
    await mother.survey.saveAnswer({ path, body: { version: 1, ...byBus, replies: [{ question: 'how', values: ['bus'] }], accepted: [] } })
    expect(await askedOf(admin, id, student.id)).toMatchObject({
      state: 'Draft',
      answeredAt: null,
      draftPage: { page: 1, pages: 2 },
    })
    await mother.survey.saveAnswer({ path, body: { version: 1, ...byCar } })
    expect(await askedOf(admin, id, student.id)).toMatchObject({ draftPage: { page: 2, pages: 2 } })
    // Whether she stays is open again: there is no form to have come so far in.
    await mother.survey.saveAnswer({ path, body: { version: 1, decision: null, replies: [], accepted: [] } })
    expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'Draft', draftPage: null })
    await mother.survey.saveAnswer({ path, body: { version: 1, ...byBus, replies: [{ question: 'how', values: ['bus'] }], accepted: [] } })
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
    expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'No', draftPage: null })
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
    const [{ student, guardians }, other] = [await familyOf(house, admin), await familyOf(house, admin)]
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
    const { student, guardians } = await familyOf(house, admin, 2)
    const [mother, father] = guardians as [Person, Person]
    const { id } = await openSurvey(admin)
    const path = { askedId: (await lineOf(mother, id))!.id }
    await Promise.all([
      mother.survey.submit({ path, body: { version: 1, ...byBus } }),
      father.survey.submit({ path, body: { version: 1, ...leaves } }),
    ])
    expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'Conflict' })
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
    expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'Conflict', settledBy: null })
    await father.survey.submit({ path, body: { version: 1, ...byBus } })
    expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'Yes' })
  })
})

test('who reads all answers settles, writes down and extends those alone that the role with these rights reaches', async () => {
  const { student, guardians } = await familyOf(house, admin, 2)
  const [mother, father] = guardians as [Person, Person]
  const { id } = await openSurvey(admin)
  const path = { askedId: (await lineOf(mother, id))!.id }
  await mother.survey.submit({ path, body: { version: 1, ...byBus } })
  await father.survey.submit({ path, body: { version: 1, ...leaves } })
  const answerId = (await admin.survey.said({ path })).find(({ decision }) => decision === 'Yes')!.id
  const guardianId = (await admin.survey.guardians({ path }))[0]!.id
  const high = { module: 'survey', reach: 'Divisions' as const, divisions: ['High' as const] }
  const office = await colleague(house, admin, ['admission:list', 'admission:list:settle', 'admission:list:on-behalf'], high)
  const acts = {
    settle: () => office.survey.settle({ path, body: { answerId, reason: 'Both agreed' } }),
    extend: () => office.survey.extend({ path, body: { extendedTo: schoolDay(9), reason: 'They are away' } }),
    enter: () => office.survey.enter({ path, body: { version: 1, ...byCar, guardianId } }),
    phones: () => office.survey.guardians({ path }),
    form: () => office.survey.pageFor({ path }),
  }
  // A second role lets them read about everybody, and do no more than that.
  const { userId: staffId } = await office.auth.me()
  const account = await admin.staff.get({ path: { staffId } })
  const menuIds = (await admin.roles.menuOptions()).filter(({ code }) => code === 'admission:list').map((menu) => menu.id)
  const reader = await admin.roles.create({ body: { name: 'Reads all answers', menuIds } })
  const roleIds = [...account.roles.map((role) => role.id), reader.id]
  await admin.staff.setRoles({ path: { staffId }, body: { roleIds, version: account.version } })
  expect(await askedOf(office, id, student.id)).toMatchObject({ state: 'Conflict' })
  expect(await office.survey.said({ path })).toHaveLength(2)
  for (const act of Object.values(acts)) expect(await refusal(act())).toMatchObject({ code: 2, reason: 'SURVEY_STUDENT_NOT_ASKED' })
  expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'Conflict', extendedTo: null })
})

test('a pause stops answers; what was mended is a new version, and old answers keep their words', async () => {
  const { student, guardians } = await familyOf(house, admin)
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
  expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'Yes' })
})

test('nobody signs over the telephone: the office writes an answer down without the signature that the app asks for', async () => {
  const { student, guardians } = await familyOf(house, admin)
  const [mother] = guardians as [Person]
  const content = structuredClone(forms)
  content.yes.modules[0]!.questions.push({
    key: 'hand',
    text: { en: 'Sign here', zh: '请签名' },
    kind: 'Signature',
    required: true,
    options: [],
  })
  const { id } = await openSurvey(admin, content)
  const path = { askedId: (await askedOf(admin, id, student.id)).id }
  const [guardian] = await admin.survey.guardians({ path })
  expect(await refusal(mother.survey.submit({ path, body: { version: 1, ...byCar } }))).toMatchObject({ reason: 'SURVEY_ANSWER_WRONG' })
  const entered = await admin.survey.enter({ path, body: { guardianId: guardian!.id, version: 1, ...byCar } })
  expect(entered).toMatchObject({ way: 'Telephone', decision: 'Yes' })
})

test('the office writes down what it is told by telephone, and gives one family longer than the others', async () => {
  const { student, guardians } = await familyOf(house, admin)
  const [mother] = guardians as [Person]
  const { id } = await openSurvey(admin)
  const path = { askedId: (await askedOf(admin, id, student.id)).id }
  const [guardian] = await admin.survey.guardians({ path })
  expect(await admin.survey.pageFor({ path })).toMatchObject({ version: 1, answer: null })
  const entered = await admin.survey.enter({ path, body: { guardianId: guardian!.id, version: 1, ...byCar, note: ' She rang at noon ' } })
  expect(entered).toMatchObject({
    way: 'Telephone',
    note: 'She rang at noon',
    submittedBy: { name: 'He Jing' },
    givenBy: { id: guardian!.id },
  })
  const stranger = (await familyOf(house, admin)).guardians[0] as unknown as { staffId: number }
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
  expect(await askedOf(admin, id, student.id)).toMatchObject({ state: 'No', extendedTo: schoolDay(1) })
})
