// The mail of the school as somebody sees it: what could not leave, why, and sending it again.
import { startSmtp, type TestSmtp } from '@isb/server/test-smtp'
import type { Page } from 'playwright/test'
import { give } from '../lib/grants.ts'
import type { House } from '../lib/clients.ts'
import { expect, test as base } from './fixtures.ts'
import { accessible } from './lib.ts'
import { panel, toast } from './parts.ts'

const test = base.extend<object, { smtp: TestSmtp }>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtp()
      await use(smtp)
      await smtp.stop()
    },
    { scope: 'worker' },
  ],
  env: async ({ smtp }, use) => use({ MAIL_FROM: 'Riverside School <office@school.example>', SMTP_URL: smtp.url }),
})

const row = (page: Page, text: string) => page.locator('[role=grid] [role=row]').filter({ hasText: text })
const again = /Send again|重新发送/

test.beforeEach(async ({ database, smtp }) => {
  smtp.script = {}
  await database.query('delete from outbox')
  smtp.received.length = 0
})

let people = 0
/** Invites somebody whom the mail server refuses. */
async function refused(house: House, smtp: TestSmtp): Promise<string> {
  smtp.script = { recipient: '550 5.1.1 mailbox unknown' }
  const admin = await house.person('admin')
  const email = `refused${++people}@school.example`
  await admin.staff.create({ body: { name: 'New', email, type: 'staff' } })
  await expect.poll(async () => (await admin.outbox.list({ query: { search: email, state: 'Dead' } })).total).toBe(1)
  smtp.script = {}
  return email
}

test.describe('a mail that could not leave', () => {
  test('is counted on the first page, which leads to it; there it says why, and leaves when it is sent again', async ({
    house,
    enter,
    smtp,
  }) => {
    const email = await refused(house, smtp)
    const { page, complaints } = await enter('admin', '/')
    const card = page.getByRole('article').filter({ hasText: 'Emails that could not be sent' })
    await card.waitFor()
    await expect.poll(() => card.locator('p').first().textContent()).toBe('1')
    await card.getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/settings/mail' && url.searchParams.get('stuck') === 'true')
    await row(page, email).filter({ hasText: 'Failed' }).filter({ hasText: 'refused it for this recipient' }).click()
    await panel(page).getByText('550 5.1.1 mailbox unknown').waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toMatch(/^\d+$/)
    await panel(page).getByRole('button', { name: again }).click()
    await toast(page, 'The email is on its way again').waitFor()
    await panel(page).getByText('Sent', { exact: true }).first().waitFor()
    expect(smtp.received.map(({ to }) => to)).toEqual([[email]])
    await panel(page).getByText('Its body is no longer kept').waitFor()
    expect(complaints).toEqual([])
  })

  test('with others is sent again at once, a result for each', async ({ house, enter, smtp }) => {
    const emails = [await refused(house, smtp), await refused(house, smtp), await refused(house, smtp)]
    const { page } = await enter('admin', '/settings/mail?state=Dead')
    for (const email of emails) await row(page, email).getByRole('checkbox').check()
    await page.getByRole('button', { name: again }).click()
    await page.getByRole('alertdialog').getByText('Send 3 emails again?').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: again }).click()
    await toast(page, '3 emails are on their way again').waitFor()
    await expect.poll(() => smtp.received.map(({ to: [first = ''] }) => first).toSorted()).toEqual(emails.toSorted())
    // Rows stay under the pointer of whoever is at work on them.
    await page.mouse.move(5, 5)
    await page.getByText('No results for these filters').waitFor()
  })
})

test('a mail that has left is asked about before it goes a second time', async ({ enter, database, smtp }) => {
  await database.query(
    `insert into outbox (recipient, subject, body, kind, due_at, created_at, state, sent_at, attempts)
     values ('li@family.example', 'Confirmed / 已确认', 'Your bike is waiting', 'invitation', now(), now(), 'Sent', now(), 1)`,
  )
  const { page } = await enter('admin', '/settings/mail')
  await row(page, 'li@family.example')
    .getByRole('button', { name: /Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: again }).click()
  await page.getByText('has already received it').waitFor()
  await accessible(page)
  await page.getByRole('button', { name: 'Not now' }).click()
  expect(smtp.received).toEqual([])
  await row(page, 'li@family.example')
    .getByRole('button', { name: /Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: again }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: again }).click()
  await expect.poll(() => smtp.received.length).toBe(1)
})

test('who may only see the mail sends nothing again, and is turned away once that is taken too', async ({ house, enter, smtp }) => {
  const email = await refused(house, smtp)
  const admin = await house.person('admin')
  const take = await give(admin, 'office', ['settings:outbox'])
  const { page } = await enter('office', '/settings/mail')
  await row(page, email).click()
  await panel(page).getByText('550 5.1.1').waitFor()
  expect(await page.getByRole('button', { name: again }).count()).toBe(0)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await take()
  await page.getByRole('heading', { name: 'You do not have access to “Mail”' }).waitFor()
})

test('the settings and the mail are two addresses with tabs between them', async ({ enter, smtp }) => {
  const { page } = await enter('admin', '/settings')
  const tabs = page.getByRole('navigation', { name: 'Settings sections' })
  await tabs.getByRole('link', { name: 'Mail', exact: true }).click()
  await page.waitForURL('**/settings/mail')
  await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor()
  const place = page.getByRole('navigation', { name: 'Where you are' })
  expect(await place.getByRole('listitem').last().innerText()).toMatch(/Mail$/)
  await page.getByText(`Sent by ${smtp.url.replace('smtp://', '')} from Riverside School`).waitFor()
  await page.getByText('No mail yet').waitFor()
  await accessible(page)
  await tabs.getByRole('link', { name: 'General' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/settings')
})
