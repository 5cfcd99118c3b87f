import type { Page } from 'playwright/test'
import { give } from '../lib/grants.ts'
import { expect, test } from './fixtures.ts'
import { accessible, phone, signIn } from './lib.ts'
import { keepEditing, toast } from './parts.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}( \\*)?$`))
const save = (page: Page) => page.getByRole('button', { name: /Save settings|保存设置/ })

test.describe('who may change the settings', () => {
  test('does so by keyboard; the name stands at sign-in at once', async ({ house, enter, open }) => {
    const { page, complaints } = await enter('admin', '/settings')
    await field(page, 'Sign-in help').fill('Room A204')
    await page.getByText('Not saved yet').waitFor()
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Settings saved').waitFor()
    await page.getByText('Not saved yet').waitFor({ state: 'hidden' })
    const admin = await house.person('admin')
    expect((await admin.settings.get()).help).toBe('Room A204')
    const other = await open('/login')
    await other.page.getByText('Room A204').waitFor()
    expect(complaints).toEqual([])
  })

  test('sees on a phone which part it is, though it is the last of many', async ({ enter }) => {
    const { page } = await enter('admin', '/settings/mailboxes', phone)
    const tab = page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name: 'Mailboxes' })
    const right = async () => ((await tab.boundingBox())?.x ?? 9999) + 80
    await expect.poll(right).toBeLessThan(390)
  })

  test('finds a time zone by what it is called or how far it is', async ({ enter }) => {
    const { page } = await enter('admin', '/settings')
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await zone.click()
    await page.keyboard.type('japan utc+9')
    await page.getByRole('option', { name: /Asia\/Tokyo/ }).waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => zone.textContent()).toContain('Asia/Tokyo')
    await expect.poll(() => zone.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => zone.textContent()).toContain('Asia/Shanghai')
  })

  test('is told under the field what is missing or how it is written, and is taken there', async ({ enter }) => {
    const { page } = await enter('admin', '/settings')
    await field(page, 'School name').fill('   ')
    await field(page, 'Country code of phone numbers').fill('+86')
    await field(page, 'Sign-in help').focus()
    await page.keyboard.press('Control+Enter')
    await page.getByText('School name is required').waitFor()
    await page.getByText('Country code of phone numbers should look like this: 86').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('schoolName')
  })

  test('is asked before leaving what was typed, and finds it again after signing in anew', async ({ enter, database }) => {
    const { page } = await enter('admin', '/settings')
    await field(page, 'School name').fill('Half a name')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByText('Discard what you typed?').waitFor()
    await keepEditing(page)
    expect(await field(page, 'School name').inputValue()).toBe('Half a name')
    await database.query('update session set ended_at = now()')
    await page.waitForURL('**/login?redirect=**')
    await signIn(page, 'admin')
    await page.getByText('This is what you typed before').waitFor()
    expect(await field(page, 'School name').inputValue()).toBe('Half a name')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('heading', { level: 1, name: /waiting for you/ }).waitFor()
  })

  test('is shown what somebody else has made of it meanwhile, and chooses', async ({ house, enter }) => {
    const { page } = await enter('admin', '/settings')
    await field(page, 'School name').fill('My school')
    const admin = await house.person('admin')
    const { version } = await admin.settings.get()
    await admin.settings.update({ body: { schoolName: 'Their school', schoolNameZh: '他们的学校', version } })
    await save(page).click()
    await page.getByText('You have changed this in another window.').waitFor()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('radio', { name: /Theirs.*Their school/ }).waitFor()
    expect(await field(page, 'School name in Chinese').inputValue()).toBe('他们的学校')
    await page.getByRole('radio', { name: /Yours.*My school/ }).check()
    await save(page).click()
    await toast(page, 'Settings saved').waitFor()
    expect(await admin.settings.get()).toMatchObject({ schoolName: 'My school', schoolNameZh: '他们的学校' })
  })
})

test('who may only look sees them, without a field', async ({ house, enter }) => {
  const admin = await house.person('admin')
  const take = await give(admin, 'office', ['settings'])
  const { page } = await enter('office', '/settings')
  await page.getByText('Read only').waitFor()
  await page.getByText('Asia/Shanghai').waitFor()
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  expect(await save(page).count()).toBe(0)
  await accessible(page)
  await take()
})

test('that they did not load is said, and they are asked for again', async ({ open }) => {
  const { page } = await open('/login')
  await page.route('**/isb/admin/settings', (route) => route.abort())
  await page.goto('/settings')
  await signIn(page, 'admin')
  await page.getByText('The settings did not load').waitFor()
  await accessible(page)
  await page.unroute('**/isb/admin/settings')
  await page.getByRole('button', { name: 'Retry' }).click()
  await save(page).waitFor()
  expect(await field(page, 'School name').inputValue()).not.toBe('')
})

test.describe('in every look', () => {
  test('the list of zones is accessible', async ({ enter }) => {
    const { page, complaints } = await enter('admin', '/settings')
    await page.getByRole('combobox', { name: 'Time zone' }).click()
    await page.getByRole('option').first().waitFor()
    await accessible(page)
    expect(complaints).toEqual([])
  })
})

test.describe('the head of a page', () => {
  test('names the part of the settings that is open, as the tabs and the trail do', async ({ enter }) => {
    const { page } = await enter('admin', '/settings')
    const place = page.getByRole('navigation', { name: 'Where you are' })
    const parts = page.getByRole('navigation', { name: 'Settings sections' })
    const headings = {
      Bikes: 'Bike settings',
      'Vehicle passes': 'Vehicle pass settings',
      'School year': 'School year',
      Grades: 'Grades',
      Mail: 'Mail',
      General: 'Settings',
    }
    for (const [part, heading] of Object.entries(headings)) {
      await parts.getByRole('link', { name: part, exact: true }).click()
      await place.getByRole('listitem').last().getByText(part, { exact: true }).waitFor()
      await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading])
    }
  })

  test('says a title once on a phone', async ({ enter }) => {
    const { page } = await enter('admin', '/bike/rent', { width: phone.width })
    await page.getByRole('heading', { level: 1, name: 'Rent requests' }).waitFor()
    const place = page.getByRole('navigation', { name: 'Where you are' })
    const seen = () =>
      place.getByRole('listitem').evaluateAll((items) => items.filter((item) => item.clientWidth > 1).map((item) => item.textContent))
    await expect.poll(seen).toEqual([expect.stringMatching(/Bikes$/)])
  })

  test('is there before a slow page', async ({ enter }) => {
    const { page } = await enter('admin', '/healthz')
    const scripts = new Map<string, 'asked' | 'there'>()
    page.on('request', (request) => request.resourceType() === 'script' && scripts.set(request.url(), 'asked'))
    page.on('requestfinished', (request) => scripts.has(request.url()) && scripts.set(request.url(), 'there'))
    await page.goto('/upms/menu')
    await page.getByRole('treegrid').waitFor()
    // The place of a coming page is fetched while nobody waits, with all scripts that it needs.
    const isFetched = () => [...scripts.keys()].some((url) => url.includes('/coming-page')) && ![...scripts.values()].includes('asked')
    await expect.poll(isFetched).toBe(true)
    let letThrough = () => {}
    const seen = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await seen
      await route.continue()
    })
    await page.getByRole('link', { name: 'Audit', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor()
    expect(await page.title()).toMatch(/^Audit/)
    expect(await page.getByRole('treegrid').count()).toBe(0)
    letThrough()
    await page.getByText('Who changed what, when and from where.').waitFor()
  })
})
