// What did not load can be asked for again where it stands.
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accessible } from './lib.ts'
import { dialog, panel, row, toast } from './parts.ts'

const broken = { status: 500, contentType: 'application/json', body: '{"code":99,"message":"Broken"}' }

test('a record that its panel could not read comes with one more try', async ({ enterList, database }) => {
  const { rows } = await database.query(`select id from staff where email = 'office@school.example'`)
  const address = /\/isb\/admin\/staff\/\d+(\?|$)/
  const { page } = await enterList('admin', '/upms/staff?type=student')
  await page.route(address, (route) => route.fulfill(broken))
  // What has happened since the page began to load is told when its line stands: the panel reads once more by itself then.
  const line = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/events'))
  // A link to somebody whom the list does not show now: the panel reads the account by itself.
  await page.goto(`/upms/staff?type=student&id=${rows[0].id}`)
  await line
  await panel(page).getByText('It did not load').waitFor()
  await accessible(page)
  await page.unroute(address)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await panel(page).getByRole('heading', { name: 'Li Na' }).waitFor()
  expect(await panel(page).getByText('It did not load').count()).toBe(0)
})

test('so does the menu that somebody else sees', async ({ enterList }) => {
  const address = /\/isb\/admin\/staff\/\d+\/menus/
  const { page } = await enterList('admin', '/upms/staff?pageSize=100&type=staff')
  await page.route(address, (route) => route.fulfill(broken))
  await row(page, 'Li Na').click({ position: { x: 200, y: 12 } })
  await panel(page).getByRole('tab', { name: 'Access' }).click()
  await panel(page).getByRole('button', { name: 'See the menu' }).click()
  await dialog(page).getByText('The menu did not load').waitFor()
  await accessible(page)
  await page.unroute(address)
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await dialog(page).getByText('Menus', { exact: true }).waitFor()
  expect(await dialog(page).getByText('The menu did not load').count()).toBe(0)
})

for (const [path, address, title] of [
  ['/absence/sheet', /absences\/board/, 'The board did not load'],
  ['/settings/mailboxes', /absences\/mailboxes/, 'The mailboxes did not load'],
] as const)
  test(`so does ${path}`, async ({ enter }) => {
    const { page } = await enter('admin', '/')
    await page.route(address, (route) => route.fulfill(broken))
    await page.goto(path)
    await page.getByText(title).waitFor()
    await page.unroute(address)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => page.getByText(title).count()).toBe(0)
  })

test('what fails is said also where the part that draws toasts could not be fetched', async ({ enter }) => {
  const { page } = await enter('admin', '/')
  await page.route('**/assets/toast-list-*.js', (route) => route.abort())
  await page.goto('/upms/menu')
  await page.getByRole('button', { name: 'New menu' }).first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Unsaid')
  await page.getByRole('textbox', { name: 'Route path' }).fill('/unsaid')
  await page.route('**/isb/admin/menus', (route) => route.abort())
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Operation failed, try again later').waitFor()
  await expect.poll(() => page.locator('[data-slot=toast]').count()).toBe(0)
  await page.unroute('**/assets/toast-list-*.js')
  await page.unroute('**/isb/admin/menus')
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Menu created').waitFor()
})

test('what nobody asked for says nothing where it could not be fetched, and comes when the network is back', async ({ enter }) => {
  const { page, context } = await enter('admin', '/')
  const script = '**/assets/type-filter-*.js'
  let refused = 0
  await page.route(script, (route) => {
    refused++
    return route.abort()
  })
  await page.goto('/upms/menu')
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  expect(await page.locator('[data-slot=toast]').count()).toBe(0)
  await page.unroute(script)
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await context.setOffline(false)
  await page.getByRole('combobox', { name: 'Type' }).waitFor()
})

test.describe('reads that fail back off', () => {
  /** How often the same request fails within three seconds after a change of the network, at most. */
  async function failedAfter(page: Page, happens: () => Promise<unknown>): Promise<number> {
    await page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/events'))
    const failed = new Map<string, number>()
    page.on('requestfailed', (request) => {
      const { pathname } = new URL(request.url())
      failed.set(pathname, (failed.get(pathname) ?? 0) + 1)
    })
    await happens()
    await page.waitForTimeout(3000)
    return Math.max(...failed.values())
  }

  test('without a network', async ({ enter }) => {
    const { page, context } = await enter('admin', '/')
    expect(await failedAfter(page, () => context.setOffline(true))).toBeLessThanOrEqual(2)
    await page.getByText('You are offline.').waitFor()
    const line = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/events'))
    await context.setOffline(false)
    await line
  })

  test('while the server is away', async ({ enter }) => {
    const { page } = await enter('admin', '/')
    const away = () =>
      page
        .route('**/isb/admin/**', (route) => route.abort())
        .then(() => page.evaluate(() => [dispatchEvent(new Event('online')), document.dispatchEvent(new Event('visibilitychange'))]))
    expect(await failedAfter(page, away)).toBeLessThanOrEqual(6)
  })
})
