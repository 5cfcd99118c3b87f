import type { Page } from 'playwright/test'
import { Secret, TOTP } from 'otpauth'
import { password } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import { accessible, reflows, signIn } from './lib.ts'
import { panel, question, toast } from './parts.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Second factor' })
const kept = async (page: Page) => {
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await codes.getByRole('listitem').first().waitFor()
  const all = await codes.getByRole('listitem').allTextContents()
  await accessible(page)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  return all
}

// First: later an administrator of this server has a second factor, and the clock is ahead.
test('requiring one names who has the role, shows it on the role, and counts the days for its people', async ({ house, enter }) => {
  const admin = await house.person('admin')
  const role = await admin.roles.create({ body: { name: 'Night guards' } })
  const [reader] = (await admin.staff.list({ query: { search: 'bikes@school.example' } })).records
  await admin.staff.addRole({ path: { staffId: reader!.id, roleId: role.id } })
  const { page, complaints } = await enter('admin', `/upms/role?id=${role.id}`)
  await panel(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Require a second factor' }).click()
  await question(page).getByText(reader!.name).waitFor()
  await question(page)
    .getByText(/no second factor lose its permissions on .+ unless they set one up/)
    .waitFor()
  await accessible(page)
  await question(page).getByRole('button', { name: 'Require it' }).click()
  await toast(page, 'Night guards requires a second factor').waitFor()
  await panel(page).getByText('Second factor', { exact: true }).first().waitFor()
  const member = await enter('bikes', '/bike/rent')
  const banner = member.page.getByRole('status').filter({ hasText: 'Your role requires a second factor: 7 days left.' })
  await banner.waitFor()
  await accessible(member.page)
  await banner.getByRole('link', { name: 'Set up now' }).click()
  await section(member.page).getByText('No second factor').waitFor()
  await expect.poll(() => banner.count()).toBe(0)
  expect([...complaints, ...member.complaints]).toEqual([])
})

test('a role given later waits for a second factor: the account is led to set one up, and staff sees who has none', async ({
  house,
  open,
  enter,
  database,
}) => {
  const admin = await house.person('admin')
  const strict = await admin.roles.create({ body: { name: 'Night desk' } })
  const bikes = (await admin.menus.page({ query: { search: 'bike:list' } })).records.find(({ code }) => code === 'bike:list')!
  await admin.roles.assign({ path: { roleId: strict.id }, body: { menuIds: [bikes.id], version: strict.version } })
  await admin.roles.requireSecondFactor({ path: { roleId: strict.id } })
  const person = await admin.staff.create({ body: { name: 'Newcomer Desk', email: 'newcomer@school.example', invite: false } })
  await database.query(
    "update staff set password_hash = (select password_hash from staff where email = 'it@school.example') where id = $1",
    [person.id],
  )
  await admin.staff.addRole({ path: { staffId: person.id, roleId: strict.id } })

  const staff = await enter('admin', `/upms/staff?roleId=${strict.id}`)
  await staff.page.getByRole('img', { name: 'No second factor' }).waitFor()
  await staff.page.getByText('Newcomer Desk').first().click()
  await panel(staff.page).getByText('The roles that require one give nothing until it is set up in My account.').waitFor()
  await panel(staff.page).getByRole('button', { name: 'More actions' }).click()
  await staff.page.getByRole('menuitem', { name: 'Disable' }).waitFor()
  expect(await staff.page.getByRole('menuitem', { name: 'Reset second factor' }).count()).toBe(0)
  await staff.page.keyboard.press('Escape')
  await accessible(staff.page)

  const { page, complaints } = await open('/login')
  await signIn(page, 'newcomer')
  await page.waitForURL('**/account**')
  await section(page).getByText('Set one up to get the permissions of: Night desk. These roles require a second factor.').waitFor()
  await accessible(page)
  await page.goto('/bike/list')
  await page.waitForURL('**/account**')
  await section(page).getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const secret = await dialog.getByLabel('Or type this key into the app').inputValue()
  await dialog
    .getByRole('textbox', { name: 'Code from the authenticator app' })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.keyboard.press('Enter')
  await kept(page)
  await page.goto('/bike/list')
  await page.getByRole('heading', { name: 'Bikes', level: 1 }).waitFor()
  expect([...complaints, ...staff.complaints]).toEqual([])
})

test('an app is set up by its QR code, asked for at the sign-in, and again before what matters most', async ({
  enter,
  openAndSignIn,
  database,
  clock,
}) => {
  const { page, complaints } = await enter('admin', '/account')
  await section(page).getByText('No second factor').waitFor()
  await section(page).getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByRole('img', { name: 'QR code for the app' }).waitFor()
  await accessible(page)
  const secret = await dialog.getByLabel('Or type this key into the app').inputValue()
  const shown = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead })
  let ahead = 0
  const pass = (ms: number) => {
    ahead += ms
    clock.pass(ms)
  }
  const field = dialog.getByRole('textbox', { name: 'Code from the authenticator app' })
  await field.fill('12')
  await page.keyboard.press('Enter')
  await dialog.getByText('Please enter the six digits from the app').waitFor()
  await field.fill(shown())
  await page.keyboard.press('Enter')
  const codes = await kept(page)
  expect(codes).toHaveLength(10)
  await section(page).getByText('10 left').waitFor()
  await accessible(page)
  await reflows(page)

  pass(60_000)
  const there = await openAndSignIn('admin', '/login')
  await there.page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor()
  await accessible(there.page)
  await there.page.getByLabel('Code from the authenticator app').fill('000000')
  await there.page.keyboard.press('Enter')
  await there.page.getByRole('alert').filter({ hasText: 'could not be confirmed' }).waitFor()
  await there.page.getByLabel('Code from the authenticator app').fill(shown())
  await there.page.keyboard.press('Enter')
  await there.page.waitForURL('**/bike/list')

  pass(11 * 60_000)
  const other = await page.context().newPage()
  await other.goto('/account')
  await section(other).getByText('10 left').waitFor()
  await page.goto('/upms/role')
  await page.getByText('Summer school').first().click()
  await page.getByRole('button', { name: /More/ }).last().click()
  await page.getByRole('menuitem', { name: 'Require a second factor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Require it' }).click()
  const question = page.getByRole('dialog', { name: 'Is it still you?' })
  await question.getByRole('button', { name: 'Use a recovery code' }).click()
  await question.getByLabel('Recovery code').fill(codes[0] ?? '')
  await accessible(page)
  await page.keyboard.press('Enter')
  await toast(page, 'Summer school requires a second factor').waitFor()
  await question.waitFor({ state: 'detached' })
  const { rows } = await database.query("select second_factor from role where name = 'Summer school'")
  expect(rows).toEqual([{ second_factor: true }])
  // Every tab goes on under the new token; the one from before is worth nothing by now.
  pass(11_000)
  await page.reload()
  await page.getByText('Summer school').first().waitFor()
  await other.reload()
  await section(other).getByText('9 left').waitFor()
  expect(complaints).toEqual([])
})

test('a passkey is made by the browser, and signs in with a press', async ({ open, server, database }) => {
  const { page, context, complaints } = await open('/login')
  // Passkeys belong to a name; this is the one at which a browser trusts a page without https.
  const local = server.url.replace('127.0.0.1', 'localhost')
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  })
  await page.goto(`${local}/login?redirect=/account`)
  await signIn(page, 'it')
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of the passkey').fill('Desk')
  await accessible(page)
  await page.keyboard.press('Enter')
  expect(await kept(page)).toHaveLength(10)
  await section(page).getByText('Desk').waitFor()
  // The same device makes no second one.
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  await page.keyboard.press('Enter')
  await dialog.getByText('This device has a passkey for this account already').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${local}/login`)
  await signIn(page, 'it', password)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const { rows } = await database.query('select counter > 0 as used, last_used_at is not null as seen from passkey')
  expect(rows).toEqual([{ used: true, seen: true }])
  expect(complaints).toEqual([])
})
