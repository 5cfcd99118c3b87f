// Assign Permission with 10,000 nodes, in Chromium on the real server: CPU of the main thread, beside plain boxes over the same index.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { openChromium } from '../scripts/browser.mjs'
import { MeasuredPage } from './lib/browser.ts'
import { bundled } from './lib/bundle.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { importMenus } from './lib/menus.ts'
import { median } from './lib/rounds.ts'
import { demo, signedIn, startServer } from './lib/server.ts'

const count = 10_000
const role = 'Half of everything'
/** Ticks in a row; what one costs is their difference to a single one, which leaves out the question that follows them. */
const ticks = 20
const rounds = 3

interface Costs {
  open: number
  again: number
  tick: number
}

const frame = (page: Page) => page.evaluate(() => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done))))

/** Ticks one box so many times, each drawn before the next. */
const tickBy = (page: Page, press: () => Promise<unknown>, times: number) => async () => {
  for (let time = 0; time < times; time++) {
    await press()
    await frame(page)
  }
}
const oneOf = async (measured: MeasuredPage, press: () => Promise<unknown>) => {
  const many = await measured.cost(tickBy(measured.page, press, ticks + 2))
  const few = await measured.cost(tickBy(measured.page, press, 2))
  return (many - few) / ticks
}

/**
 * From the list, by keyboard: its row's menu, Assign Permission. The first time it reads the tree and the role and opens the panel, too.
 * Keys, because finding where to click is work of the main thread that no person causes.
 */
async function screen(browser: Browser, url: string): Promise<Costs> {
  const costs: Costs[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    const measured = await MeasuredPage.open(context)
    const { page } = measured
    await page.goto('/login?redirect=/upms/role')
    await page.locator('input[name=email]').fill(demo.email)
    await page.locator('input[name=password]').fill(demo.password)
    await page.keyboard.press('Enter')
    const open = async () => {
      await page.getByRole('button', { name: `Actions for ${role}` }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'Assign Permission' }).focus()
      await page.waitForTimeout(200)
      return measured.cost(async () => {
        await page.keyboard.press('Enter')
        await page.locator('[role=treeitem]').first().waitFor()
      })
    }
    await page.getByText(role).first().waitFor({ timeout: 60_000 })
    await page.waitForTimeout(2500)
    const first = await open()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(500)
    const again = await open()
    // One change stands before, so that the ticks that are measured find everything drawn.
    const boxes = page.locator('[role=treeitem] [data-check]')
    await boxes.nth(4).click()
    await page.waitForTimeout(1500)
    await page.locator('[role=treeitem]').nth(7).focus()
    const tick = await oneOf(measured, () => page.keyboard.press('Space'))
    costs.push({ open: first, again, tick })
    await context.close()
  }
  return {
    open: median(costs.map(({ open }) => open)),
    again: median(costs.map(({ again }) => again)),
    tick: median(costs.map(({ tick }) => tick)),
  }
}

/** The same list and the same ticks on a page of plain rows. */
async function plain(browser: Browser, answers: Record<string, [type: string, text: string]>): Promise<Omit<Costs, 'again'>> {
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = answers[url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
  }).listen(0, '127.0.0.1')
  const costs: Omit<Costs, 'again'>[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const measured = await MeasuredPage.open(context)
      await measured.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      const open = await measured.cost(() => measured.page.evaluate('bench.open()'))
      const tick = await oneOf(measured, () => measured.page.evaluate('bench.tick(7)'))
      costs.push({ open, tick })
      await context.close()
    }
  } finally {
    server.close()
  }
  return { open: median(costs.map(({ open }) => open)), tick: median(costs.map(({ tick }) => tick)) }
}

export default async function* assign(): AsyncIterable<Figure> {
  using folder = newFolder('assign')
  await using server = await startServer(folder.path)
  await using browser = await openChromium()
  const { isb, headers } = await signedIn(server.url)
  await importMenus(isb, count)
  const options = await isb.roles.menuOptions()
  const half = options.filter(({ type }, at) => type === 'MENU_PERM_RESOURCE' && at % 2 === 0).map(({ id }) => id)
  const made = await isb.roles.create({ body: { name: role, menuIds: half } })
  const read = async (path: string) => (await fetch(`${server.url}/isb/admin/${path}`, { headers })).text()
  const script = await bundled(`import '${import.meta.dirname}/lib/plain-ticks.ts'`)
  const ours = await screen(browser, server.url)
  const floor = await plain(browser, {
    '/': ['text/html', '<!doctype html><script src="/plain.js" type="module"></script>'],
    '/plain.js': ['text/javascript', script],
    '/options.json': ['application/json', await read('roles/menu-options')],
    '/role.json': ['application/json', await read(`roles/${made.id}`)],
  })
  const of = (what: string) => `${what}, ${count.toLocaleString('en')} nodes to grant`
  yield { name: of('open the first time'), unit: 'ms', ours: ours.open, baseline: floor.open, aim: { of: 'ours', most: 200 } }
  yield { name: of('open again'), unit: 'ms', ours: ours.again, baseline: floor.open, aim: { of: 'ours', most: 200 } }
  yield { name: of('a tick'), unit: 'ms', ours: ours.tick, baseline: floor.tick, aim: { of: 'ours', most: 16 } }
}
