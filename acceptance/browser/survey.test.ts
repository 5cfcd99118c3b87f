// Re-enrollment at admissions: a survey is paused and continued after a question, a conflict is settled in the panel of the student.
import type { Locator, Route } from 'playwright/test'
import { colleague, guardianOf, pupil } from '../lib/absence.ts'
import { byBus, edit, forms, leaves, openSurvey } from '../lib/survey.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, question, rows, toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
})

test('a survey is paused and continued, each after a question', async ({ enterList }) => {
  const { id } = await openSurvey(admin)
  const { page, complaints } = await enterList('admin', `/admission/survey?id=${id}`)
  await panel(page).getByText('In progress').first().waitFor()
  await accessible(page)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await question(page).getByText('Nobody can answer until you continue it.').waitFor()
  await question(page).getByRole('button', { name: 'Pause' }).click()
  await toast(page, 'Re-enrollment is paused').waitFor()
  await panel(page).getByRole('button', { name: 'Continue' }).click()
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await toast(page, 'Re-enrollment continues').waitFor()
  expect((await admin.survey.get({ path: { surveyId: id } })).status).toBe('Pending')
  expect(complaints).toEqual([])
})

test('two guardians who disagree stand under Conflict, with the words that they answered, and the office says who counts', async ({
  house,
  enterList,
}) => {
  const student = await pupil(admin, '5A', { name: 'Mo Yan' })
  const [mother, father] = [await guardianOf(house, admin, student.id), await guardianOf(house, admin, student.id)]
  const { id: surveyId } = await openSurvey(admin)
  const asked = (await admin.survey.answers({ query: { surveyId, studentId: student.id } })).records[0]!
  const path = { askedId: asked.id }
  await mother.survey.submit({ path, body: { version: 1, ...byBus } })
  await father.survey.submit({ path, body: { version: 1, ...leaves } })
  const { page, complaints } = await enterList('admin', `/admission/list?surveyId=${surveyId}&state=Conflict`)
  await rows(page).filter({ hasText: 'Mo Yan' }).click()
  await panel(page).getByText('Line 3').waitFor()
  await panel(page).getByText('We move').waitFor()
  await accessible(page)
  const no = panel(page).getByRole('article').filter({ hasText: 'We move' })
  await no.getByRole('button', { name: 'This answer counts' }).click()
  await question(page).getByRole('textbox').fill('They told us together')
  await question(page).getByRole('button', { name: 'This answer counts' }).click()
  await expect.poll(async () => (await admin.survey.getAsked({ path })).state).toBe('No')
  await panel(page).getByText('They told us together').waitFor()
  expect(complaints).toEqual([])
})

test('the forms are edited in both languages, saved by themselves, and published once nothing is missing', async ({ enter }) => {
  const { id } = await openSurvey(admin)
  const { page, complaints } = await enter('admin', `/admission/form?id=${id}`)
  // The phone goes from page to page, as the app does, and is answered as a trial.
  const phone = page.getByRole('complementary', { name: 'Live preview' })
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.getByText('Please answer this question').waitFor()
  await phone.getByLabel('Bus').click()
  await phone.getByLabel('Line 3').click()
  await phone.getByRole('button', { name: 'Next' }).click()
  await phone.locator('strong', { hasText: /^by August$/ }).waitFor()
  await phone.getByRole('checkbox', { name: 'I accept' }).click()
  await phone.getByRole('radio', { name: '中文' }).click()
  await phone.getByRole('button', { name: '提交' }).click()
  await phone.getByText('This answer is complete').waitFor()
  await page.getByRole('button', { name: 'Check' }).click()
  await toast(page, 'Nothing is missing').waitFor()
  await page.getByRole('navigation').getByRole('button', { name: 'Getting to school' }).click()
  // What an option opens is a line until somebody wants to change it.
  expect(await page.getByLabel('Question 1, EN').count()).toBe(1)
  await page.getByRole('button', { name: /^Opens: Which line\?.*One choice · 1 option$/ }).click()
  expect(await page.getByLabel('Question 1, EN').nth(1).inputValue()).toBe('Which line?')
  const chinese = page.getByLabel('Question 1, 中文').first()
  await chinese.fill('')
  await page.getByText('Saving…').waitFor()
  await page.getByText(/^Saved/).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('The translation is missing').waitFor()
  await accessible(page)
  await chinese.fill('孩子将以何种方式上学？')
  await page.getByText('Saving…').waitFor()
  await page.getByText(/^Saved/).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await question(page).getByRole('button', { name: 'Publish' }).click()
  await toast(page, 'The survey is published').waitFor()
  expect((await admin.survey.get({ path: { surveyId: id } })).live).toBe(2)
  expect(complaints).toEqual([])
})

test('modules and questions are dragged, undone, and gone back on to what a colleague left', async ({ house, enter }) => {
  const content = structuredClone(forms)
  const asked = (key: string) => ({ key, text: { en: key, zh: key }, kind: 'Text' as const, required: false, options: [] })
  content.yes.modules[0]!.questions = Array.from({ length: 12 }, (_, at) => asked(`question-${at}`))
  const { id } = await openSurvey(admin, content)
  const office = await colleague(house, admin, ['admission:survey', 'admission:survey:edit'])
  content.yes.tips.en = 'Left by a colleague'
  await edit(office, id, (own) => Object.assign(own, content))
  const order = async () => {
    const { yes } = (await admin.survey.form({ path: { surveyId: id } })).content
    return [
      yes.modules.map(({ key }) => key).join(),
      yes.modules
        .find(({ key }) => key === 'transport')!
        .questions.map(({ key }) => key.slice(9))
        .join(),
    ]
  }
  const { page, complaints } = await enter('admin', `/admission/form?id=${id}`)
  const drag = async (from: Locator, to: Locator, below: number) => {
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(start.x, start.y + 20, { steps: 3 })
    await page.mouse.move(end.x + 10, end.y + end.height * below, { steps: 8 })
    // The entry follows the pointer by the frame.
    await page.waitForTimeout(100)
    await page.mouse.up()
  }
  const modules = page.getByRole('navigation', { name: 'Modules' })
  const handles = modules.locator('[data-slot=drag-handle]')
  await drag(handles.nth(0), handles.nth(1), 0.9)
  await expect.poll(order).toEqual(['tuition,transport', '0,1,2,3,4,5,6,7,8,9,10,11'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['transport,tuition', '0,1,2,3,4,5,6,7,8,9,10,11'])
  await page.getByRole('button', { name: /Getting to school/ }).click()
  const grips = page.getByRole('group', { name: /^Question \d+$/ }).locator('[data-slot=drag-handle]')
  await drag(grips.nth(0), grips.nth(2), 0.9)
  await expect.poll(order).toEqual(['transport,tuition', '1,2,0,3,4,5,6,7,8,9,10,11'])
  await drag(grips.nth(2), grips.nth(0), 0.1)
  await expect.poll(order).toEqual(['transport,tuition', '0,1,2,3,4,5,6,7,8,9,10,11'])
  await page.getByLabel('Question 1, EN').first().fill('Changed')
  await page.getByText('Saving…').waitFor()
  await page.getByText(/^Saved/).waitFor()
  await page.getByRole('button', { name: 'Earlier drafts' }).click()
  const left = page
    .getByRole('dialog', { name: 'Earlier drafts' })
    .getByRole('listitem')
    .filter({ hasText: /Colleague/ })
  await left.getByText('1 change since').click()
  await left.getByText('question-0 → Changed').waitFor()
  await accessible(page)
  await left.getByRole('button', { name: 'Go back to this' }).click()
  await expect.poll(async () => (await admin.survey.form({ path: { surveyId: id } })).content).toEqual(content)
  expect(complaints).toEqual([])
})

test('the board leads from a figure to the students behind it', async ({ house, enterList }) => {
  const student = await pupil(admin, '5A', { name: 'Qiu Board' })
  const mother = await guardianOf(house, admin, student.id)
  const { id: surveyId } = await openSurvey(admin)
  const { id } = (await mother.survey.mine()).find(({ survey }) => survey.id === surveyId)!
  await mother.survey.submit({ path: { askedId: id }, body: { version: 1, ...leaves } })
  const { page, complaints } = await enterList('admin', `/admission/list?surveyId=${surveyId}`)
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  await page.getByRole('dialog', { name: 'How this is calculated' }).getByText('0 yes of 1').first().waitFor()
  await page.keyboard.press('Escape')
  await accessible(page)
  await page.getByRole('link', { name: 'G5, No: 1' }).click()
  await rows(page).filter({ hasText: 'Qiu Board' }).waitFor()
  expect(await rows(page).count()).toBe(1)
  // On a phone either stands there, also where the board comes later than the list.
  await page.setViewportSize({ width: 390, height: 844 })
  const waitForRows = async (route: Route) => {
    await rows(page).first().waitFor()
    await route.continue()
  }
  await page.route(/\/surveys\?/, waitForRows, { times: 1 })
  await page.goto(`/admission/list?surveyId=${surveyId}&grade=G5&state=No`)
  await page.getByRole('radio', { name: 'By grade' }).waitFor()
  expect(await page.getByRole('group', { name: 'By grade' }).count()).toBe(0)
  await page.getByRole('radio', { name: 'By grade' }).click()
  await page.getByRole('group', { name: 'By grade' }).waitFor()
  expect(await rows(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('an address that names no survey says so, and asks the server for nothing', async ({ enter }) => {
  const { page, complaints } = await enter('admin', '/admission/list/calls')
  for (const path of ['calls', 'remind', 'enter', 'print']) {
    await page.goto(`/admission/list/${path}`)
    await page.getByText('No survey is chosen').waitFor()
  }
  await accessible(page)
  await page.getByRole('link', { name: 'Choose a survey' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/admission/list')
  await page.goto('/admission/form')
  await page.getByRole('link', { name: 'Choose a survey' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/admission/survey')
  expect(complaints).toEqual([])
})

test('the office sees who would be reminded and the very mail, sends it once, and prints whom to call', async ({
  house,
  enterList,
  database,
}) => {
  const student = await pupil(admin, '5A', { name: 'Wei Silent' })
  const mother = await guardianOf(house, admin, student.id)
  const { id: surveyId } = await openSurvey(admin)
  await database.query('delete from survey_asked where survey_id = $1 and student_id <> $2', [surveyId, student.id])
  await database.query("insert into contact (person_id, kind, value) values ($1, 'Phone', '+8613800000000')", [mother.staffId])
  const { page, complaints } = await enterList('admin', `/admission/list?surveyId=${surveyId}`)
  await page.getByRole('link', { name: 'Call list' }).click()
  await page
    .getByRole('row', { name: /Wei Silent/ })
    .getByText('+86 138 0000 0000')
    .waitFor()
  await accessible(page)
  await page.goBack()
  await page.getByRole('link', { name: 'Remind 1' }).click()
  await page.getByRole('region', { name: 'The mail' }).getByText('We do not have your answer for Wei Silent').waitFor()
  await accessible(page)
  await page.getByRole('button', { name: 'Send 1 email' }).click()
  await question(page).getByRole('button', { name: 'Send', exact: true }).click()
  await toast(page, 'The emails are on their way').waitFor()
  await page.getByText('Nobody needs a reminder now').waitFor()
  expect((await admin.survey.answers({ query: { surveyId } })).records[0]).toMatchObject({ reminders: 1 })
  expect(complaints).toEqual([])
})

test('of those without an answer some are ticked and reminded; the board says when', async ({ house, enterList, database }) => {
  const names = ['Xu One', 'Xu Two', 'Xu Three']
  const students: number[] = []
  for (const name of names) students.push((await pupil(admin, '5A', { name })).id)
  for (const id of students) await guardianOf(house, admin, id)
  const { id: surveyId } = await openSurvey(admin)
  await database.query('delete from survey_asked where survey_id = $1 and student_id <> all($2)', [surveyId, students])
  const { page, complaints } = await enterList('admin', `/admission/list?surveyId=${surveyId}`)
  for (const name of ['Xu One', 'Xu Three']) await rows(page).filter({ hasText: name }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Remind', exact: true }).click()
  await page.getByText('2 students have no answer and are due for a reminder.').waitFor()
  expect(await page.getByText('Xu Two').count()).toBe(0)
  await page.getByRole('button', { name: 'Send 2 emails' }).click()
  await question(page).getByRole('button', { name: 'Send', exact: true }).click()
  await toast(page, 'The emails are on their way').waitFor()
  const { records } = await admin.survey.answers({ query: { surveyId } })
  expect(Object.fromEntries(records.map(({ student, reminders }) => [student?.name, reminders]))).toEqual({
    'Xu One': 1,
    'Xu Two': 0,
    'Xu Three': 1,
  })
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('region', { name: 'Over time' }).getByText('Reminder').waitFor()
  await rows(page).filter({ hasText: 'Xu One' }).getByText('1 reminder').waitFor()
  expect(await rows(page).filter({ hasText: 'Xu Two' }).getByText('reminder').count()).toBe(0)
  // A survey that is not there is told once, and the list goes on without it.
  await page.goto('/admission/list?surveyId=999999')
  await toast(page, 'This list has no such filter').waitFor()
  expect(await page.locator('[data-slot=toast]').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('what a guardian says on the telephone is entered in their form, with a note of the call, and stands in the student’s panel', async ({
  house,
  enterList,
}) => {
  const student = await pupil(admin, '5A', { name: 'Rao Phone' })
  await guardianOf(house, admin, student.id)
  const { id: surveyId } = await openSurvey(admin)
  const { page, complaints } = await enterList('admin', `/admission/list?surveyId=${surveyId}&search=Rao`)
  await rows(page).filter({ hasText: 'Rao Phone' }).click()
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Enter an answer' }).click()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await page.getByLabel('Bus').click()
  await accessible(page)
  await page.getByRole('button', { name: 'Enter an answer' }).click()
  await page.getByText('Please answer this question').waitFor()
  await page.getByLabel('Line 3').click()
  await page.getByRole('checkbox', { name: 'I accept' }).click()
  await page.getByLabel('Note of the call').fill('His mother rang at noon')
  await page.getByRole('button', { name: 'Enter an answer' }).click()
  await toast(page, 'The answer is entered').waitFor()
  await panel(page).getByText('Note of the call: His mother rang at noon').waitFor()
  expect((await admin.survey.answers({ query: { surveyId, studentId: student.id } })).records[0]?.state).toBe('Yes')
  await panel(page).getByRole('button', { name: 'Print answer' }).click()
  await page.getByRole('article').getByText('Line 3').waitFor()
  await page.getByRole('article').getByText('Pay by August.').waitFor()
  await accessible(page)
  await page.goto(`${new URL(page.url()).origin}/student?id=${student.id}`)
  await panel(page).getByRole('tab', { name: 'Surveys' }).click()
  await panel(page).getByRole('link', { name: 'Re-enrollment' }).waitFor()
  expect(complaints).toEqual([])
})
