// Signing in with Microsoft as people do it: away from the page, and back to where one was going.
import type { Page } from 'playwright/test'
import type { TestServer } from '@isb/server/testing'
import { startProvider, tenant, type IdentityProvider } from '../lib/provider.ts'
import { expect, test as base, type Looks } from './fixtures.ts'
import { accessible, reflows } from './lib.ts'
import { toast } from './parts.ts'

const oid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const person = (last: number, email: string) => ({ oid: oid(last), tid: tenant, email, email_verified: true })

const test = base.extend<{ below: TestServer }, { provider: IdentityProvider }>({
  provider: [
    async ({}, use) => {
      const provider = await startProvider()
      provider.people.set('admin', person(1, 'admin@school.example'))
      provider.people.set('office', person(2, 'office@school.example'))
      provider.people.set('stranger', person(3, 'stranger@elsewhere.example'))
      provider.people.set('guest', { ...person(4, 'front@school.example'), tid: '11111111-2222-4333-8444-555555555555' })
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  env: async ({ provider }, use) => use(provider.env),
  /** A second server, below a base path. */
  below: async ({ servers, provider }, use, { file }) => use((await servers.of(file, { ...provider.env, BASE_PATH: '/console' })).server),
  ignoreHTTPSErrors: true,
})
test.beforeAll(({ provider, server, below }) => provider.open(server.url, `${below.url}/console`))

const button = (page: Page) => page.getByRole('button', { name: /Continue with Microsoft|使用 Microsoft 账号继续/ })
const atMicrosoft = (page: Page, { issuer }: IdentityProvider) => page.waitForURL((url) => url.origin === issuer)
/** Chooses an account at Microsoft. */
const pick = async (page: Page, who: string) => {
  await page.getByRole('button', { name: who, exact: true }).click()
}
const isMsal = (address: string) => /\/assets\/(dist|msal)-/.test(address)

/** What a browser keeps that is Microsoft's: in both storages and the cookies. */
const kept = (page: Page) =>
  page.evaluate(() => [
    ...[...Object.entries(sessionStorage), ...Object.entries(localStorage)]
      .filter(([key, value]) => /msal|telemetry|microsoft/i.test(key) || /eyJ/.test(value))
      .map(([key]) => key),
    ...document.cookie.split(';').filter(Boolean),
  ])

const whoIsIn = (page: Page) =>
  page.evaluate(() => (JSON.parse(sessionStorage.getItem('session') ?? 'null') as { me?: { email?: string } } | null)?.me?.email)

test.describe('Continue with Microsoft', () => {
  test('leads to Microsoft and, signed in, to where one was going; nothing of Microsoft stays behind', async ({ open }) => {
    const { page, complaints } = await open('/upms/menu?type=MENU')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await button(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((address) => isMsal(address))).toEqual([])
    await button(page).focus()
    await page.keyboard.press('Enter')
    await pick(page, 'admin')
    await page.waitForURL('**/upms/menu?type=MENU')
    await page.getByRole('treegrid').waitFor()
    expect(await kept(page)).toEqual([])
    expect(asked.filter((address) => isMsal(address))).not.toEqual([])
    expect(complaints).toEqual([])
  })

  test('takes another account the next time: Microsoft asks', async ({ open }) => {
    const { page } = await open('/login')
    await button(page).click()
    await pick(page, 'admin')
    await page.waitForURL('**/bike/list')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    await button(page).click()
    await pick(page, 'office')
    await page.getByText('Read only').waitFor()
    expect(await whoIsIn(page)).toBe('office@school.example')
  })

  const refused: [whom: string, who: string, looks: Looks, said: string][] = [
    ['an account that nobody knows here', 'stranger', {}, 'There is no account here for this Microsoft account.'],
    ['an account that nobody knows here, in Chinese', 'stranger', { locale: 'zh' }, '本系统中没有与此 Microsoft 账号对应的账号'],
    ['somebody of another organization', 'guest', {}, 'This Microsoft account belongs to another organization.'],
    ['who cancels there', 'Cancel', {}, 'Sign-in with Microsoft was cancelled.'],
    ['who cancels there, in Chinese', 'Cancel', { locale: 'zh', theme: 'dark' }, '您已在 Microsoft 取消登录。'],
  ]
  for (const [whom, who, looks, said] of refused)
    test(`with ${whom} says so, and leads back`, async ({ open }) => {
      const { page, complaints } = await open('/login', looks)
      await button(page).click()
      await pick(page, who)
      await page.getByRole('alert').getByText(said).waitFor()
      expect(await kept(page)).toEqual([])
      expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
      expect(new URL(page.url()).hash).toBe('')
      // The server refused the account; cancelling is no failed call.
      if (who === 'Cancel') expect(await page.locator('[data-slot=toast]').count()).toBe(0)
      else await toast(page, said).waitFor()
      await accessible(page)
      await reflows(page)
      await page.getByRole('link', { name: /Back to Login|返回登录/ }).click()
      await button(page).waitFor()
      expect(complaints).toEqual([])
    })

  test('with a disabled account says that', async ({ open, database }) => {
    await database.query("update staff set enabled = false where email = 'office@school.example'")
    const { page } = await open('/login')
    await button(page).click()
    await pick(page, 'office')
    await page.getByRole('alert').getByText('Your account here is disabled. Please contact the administrator.').waitFor()
    expect(await whoIsIn(page)).toBeUndefined()
    await database.query("update staff set enabled = true where email = 'office@school.example'")
  })

  test('can be left by the browser’s Back, and begun again', async ({ open, provider }) => {
    const { page } = await open('/login')
    await button(page).click()
    await atMicrosoft(page, provider)
    await page.goBack()
    await button(page).click()
    await pick(page, 'admin')
    await page.waitForURL('**/bike/list')
    expect(await whoIsIn(page)).toBe('admin@school.example')
  })

  test('works below a base path', async ({ below, open }) => {
    const { page, complaints } = await open(`${below.url}/console/upms/menu?type=MENU`)
    await button(page).click()
    await pick(page, 'admin')
    await page.waitForURL('**/console/upms/menu?type=MENU')
    await page.getByRole('treegrid').waitFor()
    expect(complaints).toEqual([])
  })

  test('while Microsoft cannot be reached says so on the spot, and works once it can', async ({ open, provider }) => {
    const { page } = await open('/login')
    await page.route(`${provider.issuer}/**`, (route) => route.abort())
    await button(page).click()
    await page.getByRole('alert').getByText('Microsoft cannot be reached at the moment.').waitFor()
    await page.unroute(`${provider.issuer}/**`)
    expect(await kept(page)).toEqual([])
    await button(page).click()
    await atMicrosoft(page, provider)
  })
})

test.describe('the page that Microsoft sends people back to', () => {
  test('opened with an answer to a sign-in that nobody began here says so, and tries nothing', async ({ open }) => {
    const { page, complaints } = await open('/auth#code=abc&state=eyJpZCI6IjEifQ')
    await page.getByRole('alert').getByText('This sign-in has expired, or was started in another window.').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(complaints).toEqual([])
    await page.reload()
    await page.getByText('No sign-in in progress').waitFor()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await page.waitForURL('**/login')
  })

  test('reloaded in the middle leads back to the beginning, and that works', async ({ open }) => {
    const { page } = await open('/login')
    await page.route('**/isb/admin/auth/microsoft', () => {})
    await button(page).click()
    await pick(page, 'admin')
    await page.getByRole('heading', { name: 'Signing you in …' }).waitFor()
    await page.unroute('**/isb/admin/auth/microsoft')
    await page.reload()
    await page.getByText('No sign-in in progress').waitFor()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await button(page).click()
    await pick(page, 'admin')
    await page.waitForURL('**/bike/list')
    expect(await whoIsIn(page)).toBe('admin@school.example')
  })
})

test.describe('the sign-in screen with Microsoft', () => {
  test('is accessible and reflows', async ({ open }) => {
    const { page, complaints } = await open('/login')
    await button(page).waitFor()
    await accessible(page)
    await reflows(page)
    expect(complaints).toEqual([])
  })
})
