// What a screen asks the server for: few requests to begin with, and one write and two reads for a decision, one's own echo included.
import type { Page } from 'playwright/test'
import { bikesOf, middle, press } from './bike.ts'
import type { Person } from '../lib/clients.ts'
import { expect, test, type Open } from './fixtures.ts'
import { dialog, panel, row, toast } from './parts.ts'
import { familyPasses } from './vehicle.ts'

let admin: Person
test.beforeAll(async ({ house }) => void (admin = await house.person('admin')))
const { asks } = bikesOf(() => admin)
const { apply } = familyPasses(() => admin)

/** Longer than the news of a change are under way, in milliseconds. */
const echoMs = 1500
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const list = { rents: 'GET /bikes/rents', passes: 'GET /vehicles' }

/** The requests of a page to the API from now on. */
function requestsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split('/isb/admin')
    if (path) seen.push(`${request.method()} ${path}`)
  })
  return seen
}

/** Whoever stays on the record that they have decided. */
const stays = { stay: true }

/** Visits a page for the first time in a tab, and waits until the line stands and nothing more is asked for. */
async function visit(open: Open, path: string, preferences = {}) {
  // A page that asks for nothing itself, so that only the one that follows is counted.
  const { page } = await open('/healthz')
  await page.evaluate(
    ([kept, key, how]) => {
      sessionStorage.setItem('session', kept)
      localStorage.setItem(key, how)
    },
    [JSON.stringify(admin.session()), `preferences:${admin.session()?.userInfo?.userId}`, JSON.stringify(preferences)] as const,
  )
  const seen = requestsOf(page)
  const line = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/events'))
  await page.goto(path)
  await line
  await page.waitForTimeout(echoMs)
  return { page, seen }
}

test.describe('the first visit of', () => {
  for (const [title, path, reads] of [
    ['rents asks for six things', '/bike/rent', [list.rents]],
    // The list, and how many of it expire soon.
    ['passes asks for seven things', '/vehicle', [list.passes, list.passes]],
  ] as const)
    test(`the ${title}, each once`, async ({ open }) => {
      // The server tells a page what has happened since it began to load, with some time to spare.
      await pause(2 * echoMs)
      let { seen } = await visit(open, path)
      const always = ['GET /auth/config', 'GET /auth/me', 'GET /auth/menus', 'GET /events', 'GET /queues']
      expect(seen.toSorted()).toEqual([...always, ...reads].toSorted())
      // The rows are asked for before the frame around them is drawn. Only a frame that waits long for their code stands alone first, as it
      // may on a busy machine.
      const rowsFirst = () => seen.indexOf(reads[0] ?? '') < seen.indexOf('GET /queues')
      for (let again = 0; again < 5 && !rowsFirst(); again++) ({ seen } = await visit(open, path))
      expect(rowsFirst()).toBe(true)
    })
})

test.describe('one write and two reads are', () => {
  test('a rent confirmed from the list', async ({ open }) => {
    const rent = await asks('List Kim')
    const { page, seen } = await visit(open, '/bike/rent?pageSize=100')
    await row(page, rent.bike.number).focus()
    seen.length = 0
    await press(page, 'c')
    await toast(page, / is out/).waitFor()
    await page.waitForTimeout(echoMs)
    expect(seen.toSorted()).toEqual([list.rents, 'GET /queues', `POST /bikes/rents/${rent.id}/confirm`])
  })

  test('a rent confirmed from the panel of what waits', async ({ open }) => {
    const rent = await asks('Panel Kim')
    const { page, seen } = await visit(open, '/bike/rent?confirmation=Pending&pageSize=100', stays)
    await row(page, rent.bike.number).click(middle)
    await panel(page).getByText('Bikes out: 0 of 1. Within the limit.').waitFor()
    await page.waitForTimeout(echoMs)
    seen.length = 0
    await press(page, 'c')
    await toast(page, / is out/).waitFor()
    await page.waitForTimeout(echoMs)
    expect(seen.toSorted()).toEqual([list.rents, 'GET /queues', `POST /bikes/rents/${rent.id}/confirm`])
  })

  test('a rent confirmed from the panel, and the next one is opened for what it reads itself', async ({ open }) => {
    const [rent, next] = [await asks('Panel Lee'), await asks('Panel Moe')]
    const { page, seen } = await visit(open, '/bike/rent?pageSize=100')
    await row(page, rent.bike.number).click(middle)
    await panel(page).getByText('Bikes out: 0 of 1. Within the limit.').waitFor()
    await page.waitForTimeout(echoMs)
    seen.length = 0
    await press(page, 'c')
    await panel(page).getByRole('heading', { name: next.bike.number }).waitFor()
    await page.waitForTimeout(echoMs)
    expect(seen.toSorted()).toEqual(['GET /bikes/allowance', list.rents, 'GET /queues', `POST /bikes/rents/${rent.id}/confirm`])
  })

  test('a pass confirmed from the panel', async ({ open }) => {
    const pass = await apply()
    const { page, seen } = await visit(open, `/vehicle?id=${pass.id}&pageSize=100`, stays)
    await panel(page).getByText('This plate has no other valid pass').waitFor()
    await panel(page).focus()
    await press(page, 'c')
    await dialog(page)
      .getByLabel(/^Expiration/)
      .waitFor()
    await page.waitForTimeout(echoMs)
    seen.length = 0
    await press(page, 'Control+Enter')
    await toast(page, /is confirmed/).waitFor()
    await page.waitForTimeout(echoMs)
    expect(seen.toSorted()).toEqual(['GET /queues', list.passes, `POST /vehicles/${pass.id}/confirm`])
  })
})

test('another tab follows one’s own change, and one’s own tab that of somebody else', async ({ open }) => {
  const [mine, theirs] = [await asks('Tab Kim'), await asks('Tab Lee')]
  const { page } = await visit(open, '/bike/rent?confirmation=all&pageSize=100')
  const tab = await page.context().newPage()
  await tab.goto('/bike/rent?confirmation=all&pageSize=100')
  await row(tab, mine.bike.number).getByText('Pending').waitFor()
  await row(page, mine.bike.number).focus()
  await press(page, 'c')
  await row(tab, mine.bike.number).getByText('Confirmed').waitFor()
  await admin.bike.confirmRent({ path: { rentId: theirs.id } })
  for (const each of [page, tab]) await expect.poll(() => row(each, theirs.bike.number).textContent()).toContain('Confirmed')
})
