import { createIsb, memorySession } from '@isb/sdk'
import type { Page } from 'playwright/test'
import { password } from '../lib/clients.ts'
import { expect, test } from './fixtures.ts'
import type { TestServer } from '@isb/server/testing'
import { accessible, reflows, signIn } from './lib.ts'
import { toast } from './parts.ts'

const program = (server: TestServer, token: string) =>
  createIsb({ host: server.url, session: memorySession({ token, authHeaderSchema: 'Bearer' }) })
const part = (page: Page, name: string) => page.getByRole('region', { name })
const sessionsOf = (page: Page) => part(page, 'Sessions').getByRole('listitem')

test('is reached from the account menu, by everybody, also by who may see nothing else', async ({ enter }) => {
  const { page, complaints } = await enter('nobody', '/')
  await page.getByText('No permission to access the system').waitFor()
  await page.getByRole('button', { name: /account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor()
  await sessionsOf(page).first().waitFor()
  await part(page, 'API tokens').getByText('No API tokens').waitFor()
  expect(complaints).toEqual([])
})

test('language and theme change at once, and stay', async ({ enter }) => {
  const { page } = await enter('front', '/account')
  await page.getByRole('radio', { name: '中文' }).click()
  await page.getByRole('heading', { level: 1, name: '我的账号' }).waitFor()
  await page.getByRole('radio', { name: '深色' }).check()
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']])).toEqual(['zh-CN', 'dark'])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '我的账号' }).waitFor()
  expect(await page.getByRole('radio', { name: '深色' }).isChecked()).toBe(true)
})

test.describe('the password', () => {
  const fill = async (page: Page, current: string, next: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password').fill(next)
    await page.keyboard.press('Enter')
  }

  test('is changed with the current one, here; other windows are out, and the old one is worth nothing', async ({ enter }) => {
    const there = await enter('it', '/upms/menu')
    await there.page.getByRole('treegrid').waitFor()
    const { page, complaints } = await enter('it', '/account')
    await fill(page, 'not this one', 'a long walk in the rain')
    await page.getByText('The current password is incorrect').first().waitFor()
    expect(await page.getByLabel('New Password').inputValue()).toBe('a long walk in the rain')
    await fill(page, password, 'short')
    await page.getByText('New Password needs at least 8 characters').waitFor()
    await fill(page, password, 'a long walk in the rain')
    await toast(page, /Password changed, and \d+ other sessions? ended/).waitFor()
    expect(await page.getByLabel('Current Password').inputValue()).toBe('')
    await there.page.waitForURL('**/login**')
    await signIn(there.page, 'it')
    await there.page
      .getByText(/Incorrect email or password/)
      .first()
      .waitFor()
    await there.page.locator('input[name=password]').fill('a long walk in the rain')
    await there.page.keyboard.press('Enter')
    await there.page.getByRole('treegrid').waitFor()
    expect(complaints).toEqual([])
  })
})

test.describe('the sessions', () => {
  test('name this one first among equals, and others are ended, with API tokens unless these are to stay', async ({ enter, server }) => {
    const others = [await enter('office', '/account'), await enter('office', '/account')]
    const { page, context } = await enter('office', '/account')
    await expect.poll(() => sessionsOf(page).count()).toBe(3)
    const session = await page.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? '{}') as { token: string })
    const expiresAt = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
    const body = { name: 'Script', scopes: ['upms:menu'], expiresAt }
    const script = program(server, (await program(server, session.token).account.createToken({ body })).secret)
    const here = sessionsOf(page).filter({ hasText: 'Current session' })
    expect(await here.count()).toBe(1)
    expect(await here.textContent()).toContain('Chrome on Linux')
    expect(await here.getByRole('button').count()).toBe(0)
    await sessionsOf(page)
      .getByRole('button', { name: /End the session/ })
      .first()
      .click()
    await toast(page, 'Session ended').waitFor()
    await expect.poll(() => sessionsOf(page).count()).toBe(2)
    const endAll = () => part(page, 'Sessions').getByRole('button', { name: 'End all others' }).click()
    const question = page.getByRole('alertdialog', { name: 'End all your other sessions?' })
    await endAll()
    await question.getByRole('checkbox', { name: 'Revoke API tokens too' }).uncheck()
    await question.getByRole('button', { name: 'End sessions' }).click()
    await toast(page, '1 session ended').waitFor()
    await expect.poll(() => sessionsOf(page).count()).toBe(1)
    expect(await part(page, 'Sessions').getByRole('button').count()).toBe(0)
    for (const other of others) await other.page.waitForURL('**/login**')
    await script.auth.me()

    const another = await enter('office', '/account')
    await page.reload()
    await endAll()
    await question.getByRole('button', { name: 'End sessions' }).click()
    await part(page, 'API tokens').getByText('Revoked', { exact: true }).waitFor()
    await expect(script.auth.me()).rejects.toMatchObject({ code: 18 })
    await Promise.all([context, another.context, ...others.map((other) => other.context)].map((each) => each.close()))
  })
})

test.describe('an API token', () => {
  test('is made of what one ticks by the tree’s names, shown once, does no more, and is revoked', async ({ enter, server }) => {
    const { page, complaints } = await enter('admin', '/account')
    await part(page, 'API tokens').getByRole('button', { name: 'New API token' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Name( \*)?$/).waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.getByText('Name is required').waitFor()
    await dialog.getByText('Scopes is required').waitFor()
    await dialog.getByLabel(/^Name( \*)?$/).fill('Nightly export')
    await dialog.getByLabel('Name or code').fill('sort and')
    const row = dialog.getByRole('treeitem', { name: /Sort and move/ })
    await row.click()
    await page.keyboard.press('Space')
    await dialog.getByText('2 selected').waitFor()
    await dialog.getByRole('button', { name: 'Create token' }).click()
    await page.getByText('It is shown only once').waitFor()
    const secret = await page.getByRole('dialog').getByRole('textbox').inputValue()
    expect(secret).toMatch(/^isb_/)
    await page.keyboard.press('Escape')
    await page.getByText('It is shown only once').waitFor()
    await page.getByRole('button', { name: 'I have copied it' }).click()

    const line = part(page, 'API tokens').getByRole('listitem').filter({ hasText: 'Nightly export' })
    await line.getByRole('button', { name: '2 permissions' }).click()
    await page.getByRole('dialog').getByText('Sort and move').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.content()).not.toContain(secret)
    const isb = program(server, secret)
    expect((await isb.menus.page()).total).toBeGreaterThan(0)
    await expect(isb.roles.list()).rejects.toMatchObject({ code: 4 })

    await line.getByRole('button', { name: 'Revoke Nightly export' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await toast(page, 'Token revoked').waitFor()
    await line.getByText('Revoked', { exact: true }).waitFor()
    await expect(program(server, secret).menus.page()).rejects.toMatchObject({ code: 18 })
    expect(complaints).toEqual([])
  })

  test('can be given the permissions of its owner, and the own data of each module', async ({ enter }) => {
    const { page } = await enter('office', '/account')
    await part(page, 'API tokens').getByRole('button', { name: 'New API token' }).click()
    await page.getByRole('treeitem', { name: /Menus/ }).waitFor()
    const offered = await page.getByRole('treeitem').allTextContents()
    expect(offered.slice(0, 3)).toEqual([
      expect.stringContaining('Administration'),
      expect.stringContaining('Menus'),
      expect.stringContaining('Your own data'),
    ])
    expect(offered.slice(3).every((node) => node.endsWith(':self'))).toBe(true)
    expect(offered.length).toBe(12)
  })

  test('half made is asked about before it is let go', async ({ enter }) => {
    const { page } = await enter('office', '/account')
    await part(page, 'API tokens').getByRole('button', { name: 'New API token' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Name( \*)?$/)
      .fill('Half')
    await page.keyboard.press('Escape')
    await page.getByText('Discard what you typed?').waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })
})

test('what did not load is said where it would stand, and asked for again', async ({ open }) => {
  const { page } = await open('/login')
  await page.route('**/isb/admin/account/sessions', (route) => route.abort())
  await page.goto('/account')
  await signIn(page, 'front')
  await part(page, 'Sessions').getByText('The sessions did not load').waitFor()
  await toast(page, 'The server cannot be reached').waitFor()
  await part(page, 'API tokens').getByText('No API tokens').waitFor()
  await accessible(page)
  await page.unroute('**/isb/admin/account/sessions')
  await part(page, 'Sessions').getByRole('button', { name: 'Retry' }).click()
  await sessionsOf(page).first().waitFor()
})

test.describe('in every look', () => {
  test('the form of a token is accessible and reflows', async ({ enter }) => {
    const { page, complaints } = await enter('admin', '/account')
    await page.getByRole('button', { name: 'New API token' }).click()
    await page.getByRole('dialog').getByLabel('Name or code').waitFor()
    await accessible(page)
    await reflows(page)
    expect(complaints).toEqual([])
  })
})

test('an older token keeps the own data that its owner ticks', async ({ enter, house, database, server }) => {
  const owner = await house.person('bikes')
  const expiresAt = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString()
  const { secret, token } = await owner.account.createToken({ body: { name: 'Older script', scopes: ['bike:list'], expiresAt } })
  await database.query("update api_token set own_until = now() + interval '20 days' where id = $1", [token.id])
  const { page, complaints } = await enter('bikes', '/account')
  await part(page, 'API tokens')
    .getByText(/Reaches all your own data until/)
    .waitFor()
  await accessible(page)
  await page.getByRole('button', { name: 'Choose own data for Older script' }).click()
  const dialog = page.getByRole('dialog', { name: 'Own data for Older script' })
  await dialog.getByRole('checkbox', { name: 'Bike rents' }).check()
  await accessible(page)
  await page.keyboard.press('Enter')
  await toast(page, 'Own data of Older script saved').waitFor()
  await expect.poll(() => page.getByText(/Reaches all your own data until/).count()).toBe(0)
  await program(server, secret).bike.myRents()
  await expect(program(server, secret).vehicle.mine()).rejects.toMatchObject({ reason: 'OWN_NOT_IN_SCOPE' })
  expect(complaints).toEqual([])
})
