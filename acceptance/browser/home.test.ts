import type { Page } from 'playwright/test'
import { give, newRole } from '../lib/grants.ts'
import { refusal } from '../lib/clients.ts'
import { expect, test, type Enter, type Looks } from './fixtures.ts'
import { accessible, reflows, signIn } from './lib.ts'
import { toast } from './parts.ts'

const card = (page: Page, name: string | RegExp) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
const count = (page: Page, name: string) => card(page, name).locator('p').first()
const recent = (page: Page) => page.getByRole('region', { name: 'Recent changes' })

async function enterHome(enter: Enter, name: string, looks?: Looks) {
  const visit = await enter(name, '/account', looks)
  await visit.page.getByRole('heading', { level: 1, name: /My account|我的账号/ }).waitFor()
  await visit.page.goto('/')
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
  return visit
}

test.describe('the cards', () => {
  test('count what there is to look at, name the first, and lead there with the filter on', async ({ house, enter }) => {
    const admin = await house.person('admin')
    await newRole(admin, [])
    expect(await refusal(house.stranger().auth.login({ body: { email: 'front@school.example', password: 'wrong' } }))).toMatchObject({
      code: 1,
    })
    const never = await admin.staff.list({
      query: { type: 'staff', neverSignedIn: true, enabled: true, service: false, sort: 'createdAt' },
    })
    const empty = await admin.roles.list({ query: { empty: true } })
    const { page, complaints } = await enterHome(enter, 'admin')
    await expect.poll(() => count(page, 'Staff who never signed in').textContent()).toBe(String(never.total))
    await card(page, 'Staff who never signed in')
      .getByText(never.records[0]?.name ?? '')
      .waitFor()
    await expect.poll(() => count(page, 'Roles without members').textContent()).toBe(String(empty.total))
    expect(Number(await count(page, 'Failed sign-ins, 24 hours').textContent())).toBeGreaterThan(0)
    await card(page, 'Failed sign-ins, 24 hours').getByRole('link', { name: 'Sun Yue' }).waitFor()
    await card(page, 'Staff who never signed in').getByRole('link').click()
    await page.waitForURL((url) => url.pathname === '/upms/staff' && url.searchParams.get('neverSignedIn') === 'true')
    await page.getByText(new RegExp(`of ${never.total}$`)).waitFor()
    expect(complaints).toEqual([])
  })

  test('with nothing to look at say good news', async ({ enter, database }) => {
    await database.query('delete from sign_in_failure')
    await database.query('delete from role where not builtin and id not in (select role_id from staff_role)')
    await database.query('update staff set last_login_at = now() where last_login_at is null')
    const { page } = await enterHome(enter, 'admin')
    await card(page, 'Failed sign-ins').getByText('None failed').waitFor()
    await card(page, 'Roles without members').getByText('Every role has members').waitFor()
    await card(page, 'Staff who never signed in').getByText('All staff have signed in').waitFor()
    expect(await count(page, 'Staff who never signed in').textContent()).toBe('0')
    await accessible(page)
  })

  test('that did not load say so, one by one, and are asked for again', async ({ enter }) => {
    const { page } = await enterHome(enter, 'admin')
    await page.route('**/isb/admin/staff/sign-in-failures', (route) => route.abort())
    await page.route('**/isb/admin/audit?**', (route) => route.abort())
    await page.reload()
    await card(page, 'Failed sign-ins').getByText('The server cannot be reached').waitFor()
    await recent(page).getByText('The changes did not load').waitFor()
    await count(page, 'Roles without members').waitFor()
    await toast(page, 'The server cannot be reached').waitFor()
    await accessible(page)
    await page.unrouteAll()
    await card(page, 'Failed sign-ins').getByRole('button', { name: 'Retry' }).click()
    await card(page, 'Failed sign-ins').getByText('The server cannot be reached').waitFor({ state: 'hidden' })
    await recent(page).getByRole('button', { name: 'Retry' }).click()
    await recent(page).getByRole('listitem').first().waitFor()
  })

  test('are there for who may see what they count, and come and go with that', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const { page } = await enterHome(enter, 'front')
    await page.getByRole('heading', { name: 'What you can open' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(0)
    expect(await recent(page).count()).toBe(0)
    const take = await give(admin, 'front', ['upms:role'])
    await card(page, 'Roles without members').waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await take()
    await card(page, 'Roles without members').waitFor({ state: 'hidden' })
  })
})

test('the last changes stand there, without who only signed in, and lead to the change', async ({ house, enter }) => {
  const admin = await house.person('admin')
  const { version } = await admin.settings.get()
  await admin.settings.update({ body: { help: 'Desk 1', version } })
  const { page } = await enterHome(enter, 'admin')
  const first = recent(page).getByRole('listitem').first()
  await first.getByText('He Jing changed the settings').waitFor()
  expect((await recent(page).getByRole('listitem').allTextContents()).join()).not.toContain('signed in')
  await first.getByRole('link').click()
  await page.locator('[data-slot=detail-panel]').getByText('Desk 1').waitFor()
})

test.describe('in every look', () => {
  test('the page of who may do little is accessible and reflows', async ({ enter }) => {
    const { page, complaints } = await enterHome(enter, 'front')
    await accessible(page)
    await reflows(page)
    expect(complaints).toEqual([])
  })
})

test('the greeting is by name, the day by the school’s clock', async ({ open }) => {
  const { page } = await open('/')
  await signIn(page, 'front')
  await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Sun Yue$/ }).waitFor()
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Shanghai' }).format()
  expect(await page.getByRole('main').textContent()).toContain(day)
})
