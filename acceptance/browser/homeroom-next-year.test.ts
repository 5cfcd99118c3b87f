// Next year's classes: planned with the mouse and with the keyboard, saved as a draft, put into effect and undone.
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, question, toast } from './parts.ts'

test('classes go up by a grade, who has no place is given one, and the whole is put into effect and undone', async ({ enterList }) => {
  const { page, complaints } = await enterList('admin', '/homeroom')
  await page.getByRole('link', { name: 'Next year' }).click()
  await page.getByRole('heading', { name: 'Classes of 2027-28' }).waitFor()
  const place = (name: string) => page.getByRole('listitem').getByRole('button', { name: new RegExp(name) })
  await place('1A 2A G2').waitFor()
  await accessible(page)

  // Students without a class are picked and put into one.
  await place('Without a place').click()
  await panel(page).getByLabel('All').check()
  await panel(page).getByLabel('Move ticked students to').click()
  await page.getByRole('option', { name: /^2A( ·|$)/ }).click()
  await panel(page).getByText('No student stands here in this plan.').waitFor()
  expect(await page.getByText(/no place yet/).count()).toBe(0)

  // A class is split; one of its students is dragged onto another line.
  await place('1A 2A G2').click()
  await panel(page).getByRole('button', { name: 'Split in two' }).click()
  await place('2A 2 G2 No teacher yet').waitFor()
  await panel(page).getByLabel('Homeroom teacher').fill('new.teacher@school.example')
  const student = panel(page).getByRole('listitem').first()
  const name = (await student.innerText()).split('\n')[0]!
  await student.dragTo(place('Leaving'))
  await place('Leaving').click()
  await panel(page).getByText(name).waitFor()

  // What was planned outlives a reload, and is saved.
  await page.reload()
  await page.getByText('This is what you typed before. It has not been saved.').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await toast(page, 'Draft saved').waitFor()
  await page.getByText('Draft', { exact: true }).waitFor()

  // Without a connection no new proposal comes, and one is told.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Begin anew with a proposal' }).click()
  await toast(page, 'The server cannot be reached').waitFor()
  await page.context().setOffline(false)
  complaints.length = 0

  await page.getByRole('button', { name: 'Apply' }).click()
  await question(page)
    .getByText(/students move on .*2027/)
    .waitFor()
  await question(page).getByRole('button', { name: 'Apply' }).click()
  await toast(page, 'The classes of 2027-28 are made').waitFor()
  await page.getByText(/^In effect from .*Applied by He Jing/).waitFor()
  await accessible(page)
  await page.getByRole('link', { name: 'Homerooms' }).first().click()
  await page.getByText('2027-28').first().waitFor()

  await page.goBack()
  await page.getByRole('button', { name: 'Undo' }).click()
  await question(page).getByRole('button', { name: 'Undo' }).click()
  await toast(page, 'Undone: everybody stays where they are').waitFor()
  await page.getByRole('button', { name: 'Save draft' }).waitFor()
  expect(complaints).toEqual([])
})

test('a student placed more than one grade away is pointed out in the choice, in the plan and before it is put into effect', async ({
  enter,
}) => {
  const { page, complaints } = await enter('admin', '/homeroom/next-year')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /1A 2A G2/ })
    .click()
  const student = panel(page).getByRole('listitem').first().getByRole('checkbox')
  const name = (await panel(page).getByRole('listitem').first().innerText()).split('\n')[0]!
  await student.check()
  await panel(page).getByLabel('Move ticked students to').click()
  await page
    .getByRole('option', { name: /more than one grade away/ })
    .last()
    .click()
  const warning = new RegExp(`placed more than one grade away: .*${name.replaceAll(/[()]/g, String.raw`\$&`)}`)
  await page.getByText(warning).waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await toast(page, 'Draft saved').waitFor()
  await page.getByRole('button', { name: 'Apply' }).click()
  await question(page).getByText(warning).waitFor()
  await accessible(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  expect(complaints).toEqual([])
})
