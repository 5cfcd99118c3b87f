// What one may do changes while the console is open: it redraws by itself, and nothing that is typed, open or scrolled to is lost.
import type { BrowserContext, Page, Request } from 'playwright/test'
import { accountId, give } from '../lib/grants.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './parts.ts'

/** Within which time an open console follows. */

const sentence = 'No permission to access the system, please contact the administrator!'
/** Not by its role: a dialog that stands over the menu hides it from those who ask by role. */
const inMenu = (page: Page, name: string) => page.locator('nav[aria-label="Main menu"] a').filter({ hasText: new RegExp(`^${name}$`) })

/** The streams that a window's tabs have asked for, and those that are over. */
function streams(context: BrowserContext) {
  const opened: Request[] = []
  const closed: Request[] = []
  const isStream = (request: Request) => new URL(request.url()).pathname.endsWith('/events')
  context.on('request', (request) => isStream(request) && opened.push(request))
  const close = (request: Request) => isStream(request) && closed.push(request)
  context.on('requestfailed', close)
  context.on('requestfinished', close)
  return { opened, closed }
}

test.describe('what is given', () => {
  test('stands in the side menu while a half-typed form stays as it is, the caret in it; what is taken goes again', async ({
    house,
    enter,
  }) => {
    const admin = await house.person('admin')
    const { page, complaints } = await enter('it', '/upms/menu')
    await page.getByRole('button', { name: 'New menu' }).click()
    const name = page.getByRole('dialog').getByLabel(/^Name/)
    await name.pressSequentially('Half ty')
    expect(await inMenu(page, 'Staff').count()).toBe(0)

    const take = await give(admin, 'it', ['upms:staff'])
    await inMenu(page, 'Staff').waitFor({ state: 'attached' })
    await page.keyboard.type('ped')
    expect(await name.inputValue()).toBe('Half typed')

    await take()
    await inMenu(page, 'Staff').waitFor({ state: 'detached' })
    await page.keyboard.type(' name')
    expect(await name.inputValue()).toBe('Half typed name')
    expect(complaints).toEqual([])
  })

  test('shows the buttons of the screen that one is on, and what is taken hides them', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const { page } = await enter('office', '/upms/menu')
    await page.getByText('Read only').waitFor()
    const take = await give(admin, 'office', ['upms:menu:create'])
    await page.getByRole('button', { name: 'New menu' }).first().waitFor()
    await take()
    await page.getByText('Read only').waitFor()
    expect(await page.getByRole('button', { name: 'New menu' }).count()).toBe(0)
  })

  test('leaves the list scrolled where it was', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const { page } = await enter('it', '/upms/menu')
    await page.setViewportSize({ width: 1440, height: 320 })
    await page.getByRole('button', { name: 'Expand all' }).click()
    const tree = page.getByRole('treegrid')
    const top = () => tree.evaluate((box) => Math.max(box.scrollTop, box.parentElement?.scrollTop ?? 0))
    await tree.hover()
    await page.mouse.wheel(0, 120)
    await expect.poll(top).toBeGreaterThan(60)
    const before = await top()
    const take = await give(admin, 'it', ['audit'])
    await inMenu(page, 'Audit').waitFor({ state: 'attached' })
    expect(await top()).toBe(before)
    await take()
  })
})

test.describe('who has lost', () => {
  test('everything is told so, and is back on the same screen when something is given', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const take = await give(admin, 'nobody', ['upms:menu'])
    const { page } = await enter('nobody', '/upms/menu?type=MENU')
    await page.getByRole('treegrid').waitFor()
    await take()
    await page.getByText(sentence).waitFor()
    expect(await page.getByRole('treegrid').count()).toBe(0)
    expect(await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allTextContents()).toEqual(['Home'])
    const takeAgain = await give(admin, 'nobody', ['upms:menu'])
    await page.getByRole('treegrid').waitFor()
    expect(new URL(page.url()).search).toBe('?type=MENU')
    await takeAgain()
  })

  test('only this screen is told which one, and the way to the others', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const take = await give(admin, 'front', ['upms:menu'])
    const { page } = await enter('front', '/upms/menu')
    await page.getByRole('treegrid').waitFor()
    await take()
    await page.getByRole('heading', { name: 'You do not have access to “Menus”' }).waitFor()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.getByRole('heading', { level: 1, name: /Sun Yue/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('the session is at sign-in by itself, told why, once, and comes back to where one was', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const { page } = await enter('it', '/upms/menu?type=MENU')
    await page.getByRole('treegrid').waitFor()
    await admin.staff.endSessions({ path: { staffId: await accountId(admin, 'it') } })
    await page.waitForURL('**/login?redirect=**')
    await toast(page, 'Your session has ended, please sign in again').waitFor()
    expect(await page.locator('[data-slot=toast]').count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/upms/menu?type=MENU')
  })
})

test.describe('the line', () => {
  test('is opened again after the network was away, and what was missed is caught up with', async ({ house, enter }) => {
    const admin = await house.person('admin')
    const { page, context } = await enter('office', '/upms/menu')
    await page.getByText('Read only').waitFor()
    // The line stands, and with it all that the screen fetches soon.
    await page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/events'))
    await context.setOffline(true)
    await page.getByText(/You are offline/).waitFor()
    const take = await give(admin, 'office', ['upms:menu:create'])
    await context.setOffline(false)
    await page.getByRole('button', { name: 'New menu' }).first().waitFor()
    expect(await page.getByText('Read only').count()).toBe(0)
    await take()
  })

  test('is one for all tabs of a session, handed on when its tab is closed, and hung up by signing out', async ({ house, open }) => {
    const admin = await house.person('admin')
    const { page, context } = await open('/login')
    const { opened, closed } = streams(context)
    await page.locator('input[name=email]').fill('front@school.example')
    await page.locator('input[name=password]').fill('demo-console-1')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    // More than the six connections that a browser opens to a server over HTTP/1.1.
    const tabs = [page]
    for (let at = 0; at < 7; at++) {
      const tab = await context.newPage()
      const [home, form] = [tab.getByRole('heading', { level: 1, name: /Sun Yue/ }), tab.locator('input[name=password]')]
      // Another tab has a tenth of a second to hand its session on; on a busy machine one comes a second time.
      do {
        await tab.goto('/')
        await home.or(form).waitFor()
      } while (await form.isVisible())
      tabs.push(tab)
    }
    await expect.poll(() => opened.length).toBe(1)

    const take = await give(admin, 'front', ['upms:menu'])
    for (const tab of tabs) await inMenu(tab, 'Menus').waitFor({ state: 'attached' })
    await page.close()
    await expect.poll(() => opened.length).toBe(2)
    await take()
    for (const tab of tabs.slice(1)) await inMenu(tab, 'Menus').waitFor({ state: 'detached' })

    const last = tabs.at(-1) as Page
    await last.getByRole('button', { name: /account of/ }).click()
    await last.getByRole('menuitem', { name: 'Sign out' }).click()
    await last.waitForURL('**/login**')
    await expect.poll(() => closed).toContain(opened[1])
    expect(opened).toHaveLength(2)
  })
})

test('a part that cannot be fetched takes no page away: it is told, and comes when it is asked for again', async ({ enter }) => {
  const { page, context } = await enter('admin', '/bike/list')
  const rows = page.locator('[data-row="0"]')
  await rows.waitFor()
  const late = /assets\/(import-dialog|history)-[\w-]+\.js/
  await context.route(late, (route) => route.abort())
  await page.getByRole('button', { name: 'Import' }).click()
  await toast(page, 'It did not load').waitFor()
  expect(await rows.isVisible()).toBe(true)

  await rows.click({ position: { x: 200, y: 12 } })
  await page.getByRole('tab', { name: 'History' }).click()
  const panel = page.locator('[data-slot=detail-panel]')
  await panel.getByRole('heading', { name: 'It did not load' }).waitFor()
  await context.unroute(late)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await panel.getByText('No history yet').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('dialog').getByText('Choose a file').waitFor()
})
