// Where the offices are told of absences, as somebody sets it: what is typed stays, and nothing is sent until it is tried out.
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { toast } from './parts.ts'

let admin: Person
test.beforeAll(async ({ house }) => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

test('a mailbox is set, with what is wrong said at once, and shows who would be told', async ({ enter }) => {
  await pupil(admin, '5A', { name: 'Would Be Told' })
  const { page, complaints } = await enter('admin', '/settings/mailboxes')
  const nurses = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Nurses' }) })
  const field = nurses.getByLabel('Addresses of Nurses')
  const nursesNow = async () => (await admin.mailbox.list()).find(({ office }) => office === 'Nurses')!.addresses
  // What stood there goes first.
  await field.waitFor()
  for (let chips = await nurses.getByRole('button', { name: /^Remove/ }).count(); chips > 0; chips--)
    await nurses
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
  await field.fill('nurse@school.example； late.nurse@school')
  await field.press('Enter')
  await nurses.getByText('Please enter a valid email address: late.nurse@school').waitFor()
  const save = page.getByRole('button', { name: 'Save settings' })
  await save.click()
  // A press on what is wrong gives it back to be mended.
  await nurses.getByRole('button', { name: 'late.nurse@school', exact: true }).click()
  await field.fill('night@school.example')
  // What else was changed on the page is saved with it.
  await page.getByLabel('Within (days)').fill('4')
  await save.click()
  await toast(page, 'Settings saved').waitFor()
  await page.getByText('Not saved yet').first().waitFor({ state: 'detached' })
  expect(await admin.absence.settings()).toMatchObject({ sickWithinDays: 4 })
  // What is typed while it is saved stays, and stands on what was saved.
  const slow = Promise.withResolvers<void>()
  const mailboxes = '**/absences/mailboxes/*'
  await page.route(mailboxes, (route) => slow.promise.then(() => route.continue()))
  await field.fill('first@school.example;')
  await save.click()
  await field.fill('second@school.example;')
  slow.resolve()
  await expect.poll(() => nursesNow()).toContain('first@school.example')
  await page.unroute(mailboxes)
  await expect.poll(() => save.isEnabled()).toBe(true)
  await save.click()
  await expect.poll(() => nursesNow()).toContain('second@school.example')
  await page.getByText('Not saved yet').first().waitFor({ state: 'detached' })
  // What somebody else saves meanwhile leaves what is typed, and is not written over.
  const before = await admin.mailbox.list()
  await field.fill('typed@school.example;')
  const { version } = before.find(({ office }) => office === 'Nurses')!
  await admin.mailbox.update({ path: { office: 'Nurses' }, body: { version, details: ['LeaveType'] } })
  const bus = before.find(({ office }) => office === 'Bus')!
  await admin.mailbox.update({ path: { office: 'Bus' }, body: { version: bus.version, addresses: 'bus@school.example' } })
  await page.getByRole('button', { name: 'Remove bus@school.example' }).waitFor()
  await nurses.getByRole('button', { name: 'Remove typed@school.example' }).waitFor()
  await save.click()
  await toast(page, /changed this/).waitFor()
  await nurses.getByText('Not saved yet').waitFor()
  await page.reload()
  await nurses.getByRole('button', { name: 'Remove typed@school.example' }).waitFor()
  await page.getByRole('button', { name: 'Discard' }).first().click()
  await nurses.getByRole('button', { name: 'Remove typed@school.example' }).waitFor({ state: 'detached' })
  const would = page.getByRole('region', { name: 'Who would be told of this absence?' })
  await would.getByRole('combobox', { name: 'Student' }).focus()
  await press(page, 'Enter')
  await page.keyboard.type('would')
  await page.getByRole('option', { name: 'Would Be Told' }).waitFor()
  await press(page, 'Enter')
  await would.getByLabel('First day').fill('2030-09-02')
  await would.getByLabel('Last day').fill('2030-09-02')
  const told = would.getByRole('listitem').filter({ hasText: 'Nurses' })
  await expect
    .poll(() => told.innerText())
    .toMatch(
      /Sick leave\s+Told\s+Nurses\s+nurse@school.example; night@school.example; first@school.example; second@school.example\s+Absence of Would/,
    )
  await accessible(page)
  expect(complaints).toEqual([])
})
