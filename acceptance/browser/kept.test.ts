// What was typed in a dialog outlives the end of the session, for the same person.
import type { Page } from 'playwright/test'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import type { Pool } from 'pg'
import { signIn } from './lib.ts'
import { dialog, panel, question, row, toast } from './parts.ts'
import { familyPasses } from './vehicle.ts'

let desk: Person
// Each journey ends every session, this one too.
test.beforeEach(async ({ house }) => void (desk = await house.person('security')))
const { apply } = familyPasses(() => desk)

const note = 'This is what you typed before. It has not been saved.'
/** Sends what stands there after the session has ended, and signs in again. */
async function sendTooLate(database: Pool, page: Page, name: string): Promise<void> {
  await database.query('update session set ended_at = now()')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/login**')
  await signIn(page, name)
}

test('roles that were chosen for somebody stand there when they are opened again', async ({ enterList, database }) => {
  const { page } = await enterList('admin', '/upms/staff?pageSize=100&type=staff')
  const openRoles = async (name: string) => {
    await row(page, name)
      .getByRole('button', { name: /Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Roles', exact: true }).click()
    await dialog(page).getByRole('combobox', { name: 'Roles' }).waitFor()
  }
  await openRoles('Tom Baker')
  await dialog(page).getByRole('combobox', { name: 'Roles' }).fill('Menu reader')
  await page.getByRole('option', { name: 'Menu reader' }).click()
  await sendTooLate(database, page, 'admin')
  await openRoles('Li Na')
  expect(await dialog(page).getByText(note).count()).toBe(0)
  await page.keyboard.press('Escape')
  await openRoles('Tom Baker')
  await dialog(page).getByText(note).waitFor()
  await page.keyboard.press('Control+Enter')
  await toast(page, /Roles of Tom Baker \(.+\) saved/).waitFor()
  await row(page, 'Tom Baker').getByText('Menu reader').waitFor()
})

test('the reason of a decision stands there when it is made again, and is gone once it is called off', async ({ enterList, database }) => {
  const { id, plate } = await apply()
  const { page } = await enterList('security', `/vehicle?status=Pending&id=${id}&pageSize=50`)
  const reason = question(page).getByLabel(/^Reason/)
  const reject = async () => {
    await panel(page).getByRole('heading', { name: plate }).waitFor()
    await panel(page).focus()
    await page.keyboard.press('r')
    await reason.waitFor()
  }
  await reject()
  await reason.fill('The certificate is of another car')
  await sendTooLate(database, page, 'security')
  await reject()
  expect(await reason.inputValue()).toBe('The certificate is of another car')
  await question(page).getByText(note).waitFor()
  await page.keyboard.press('Escape')
  await reject()
  expect(await reason.inputValue()).toBe('')
  await reason.fill('The plate is not readable')
  await page.keyboard.press('Control+Enter')
  await row(page, plate).getByText('Rejected').waitFor()
})
