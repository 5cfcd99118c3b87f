// The year of admissions: last year's survey is copied, two questions are changed, what is missing is translated; it is published, paused
// for an error, mended and continued; families are reminded, a conflict is settled, and the head is told what to expect.
import { guardianOf, pupil } from '../lib/absence.ts'
import { byBus, leaves, openSurvey, schoolDay } from '../lib/survey.ts'
import { expect, test } from './fixtures.ts'
import { panel, question, rows, toast } from './parts.ts'

test('admissions copies last year’s survey and leads it to its forecast', async ({ house, enterList, database }) => {
  const admin = await house.person('admin')
  const both = await pupil(admin, '5A', { name: 'Shen Both' })
  const [mother, father] = [await guardianOf(house, admin, both.id), await guardianOf(house, admin, both.id)]
  const silent = await pupil(admin, '5A', { name: 'Shen Silent' })
  await guardianOf(house, admin, silent.id)
  const { id: lastYear } = await openSurvey(admin)
  await admin.survey.cancel({ path: { surveyId: lastYear } })

  const { page, complaints } = await enterList('admissions', `/admission/survey?id=${lastYear}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const copy = page.getByRole('dialog', { name: 'Duplicate Re-enrollment' })
  await copy.locator('[name=title]').fill('Re-enrollment again')
  await copy.getByRole('button', { name: 'Duplicate' }).click()
  await panel(page).getByRole('heading', { name: 'Re-enrollment again' }).waitFor()
  const surveyId = Number(new URL(page.url()).searchParams.get('id'))

  // Its days; then in the editor one question that is no longer translated, and another one.
  await panel(page)
    .getByRole('button', { name: /^Edit E/ })
    .click()
  const days = page.getByRole('dialog', { name: 'Edit Re-enrollment again' })
  await days.locator('[name=titleZh]').fill('新的续读调查')
  await days.locator('[name=startsOn]').fill(schoolDay(-1))
  await days.locator('[name=endsOn]').fill(schoolDay(5))
  await days.getByRole('button', { name: 'Save survey' }).click()
  await toast(page, 'Survey saved').waitFor()
  await panel(page).getByRole('button', { name: 'Edit forms' }).click()
  await page.getByLabel('Question 1, EN').first().fill('How does your child travel?')
  await page.getByLabel('Question 1, 中文').first().fill('')
  await page.getByRole('group', { name: 'Question 2' }).getByRole('button').click()
  await page.getByLabel('Question 2, EN').fill('From which day?')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByText('The translation is missing').waitFor()
  await page.getByLabel('Question 1, 中文').first().fill('孩子怎样上学？')
  await page.getByText(/^Saved/).waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await question(page).getByRole('button', { name: 'Publish' }).click()
  await toast(page, 'The survey is published').waitFor()

  // An error: nobody answers until it is mended.
  await page.goto(`/admission/survey?id=${surveyId}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await question(page).getByRole('button', { name: 'Pause' }).click()
  await toast(page, 'Re-enrollment again is paused').waitFor()
  await panel(page).getByRole('button', { name: 'Edit forms' }).click()
  await page.getByLabel('Option 2, EN').fill('Family car')
  await page.getByText('Saving…').waitFor()
  await page.getByText(/^Saved/).waitFor()
  await page.goto(`/admission/survey?id=${surveyId}`)
  await panel(page).getByRole('button', { name: 'Continue' }).click()
  await question(page).getByText('Families can answer again, and see the changed forms.').waitFor()
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await toast(page, 'Re-enrollment again continues').waitFor()

  // Of a whole school, two families are enough.
  await database.query('delete from survey_asked where survey_id = $1 and student_id <> all($2)', [surveyId, [both.id, silent.id]])
  for (const [guardian, answer] of [[mother, byBus] as const, [father, leaves] as const]) {
    const line = (await guardian.survey.mine()).find(({ survey }) => survey.id === surveyId)!
    await guardian.survey.submit({ path: { askedId: line.id }, body: { version: 2, ...answer } })
  }
  await panel(page).getByRole('button', { name: 'See answers' }).click()
  await page.getByRole('link', { name: /^Remind \d+$/ }).click()
  await page.getByText('Shen Silent').first().waitFor()
  await page.getByRole('button', { name: 'Send 1 email' }).click()
  await question(page).getByRole('button', { name: 'Send', exact: true }).click()
  await toast(page, 'The emails are on their way').waitFor()

  await page.goto(`/admission/list?surveyId=${surveyId}&state=Conflict`)
  await rows(page).filter({ hasText: 'Shen Both' }).click()
  await panel(page).getByRole('article').filter({ hasText: 'Line 3' }).getByRole('button', { name: 'This answer counts' }).click()
  await question(page).getByRole('textbox').fill('They agreed on the phone')
  await question(page).getByRole('button', { name: 'This answer counts' }).click()
  await expect.poll(async () => (await admin.survey.board({ path: { surveyId } })).total.yes).toBe(1)
  // What the head is told: so many of so many, and from what that follows.
  const { total } = await admin.survey.board({ path: { surveyId } })
  const asked = 1 + total.none + total.draft
  await page.getByRole('region', { name: 'Forecast' }).getByText(`1 of ${asked} answered`).waitFor()
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  await page.getByRole('dialog', { name: 'How this is calculated' }).getByText('1 yes of 1').first().waitFor()
  expect(complaints).toEqual([])
})
