// The permission tree's own screen with many menus, in Chromium on the real server: CPU of the main thread and heap, beside
// rows of plain DOM over the same index.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import { openChromium } from '../scripts/browser.mjs'
import { MeasuredPage } from './lib/browser.ts'
import { bundled } from './lib/bundle.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { importMenus } from './lib/menus.ts'
import { median } from './lib/rounds.ts'
import { demo, signedIn, startServer } from './lib/server.ts'

/** Edits menus and sees few of them aside: the side menu is not what is measured. */
const editor = 'it@school.example'
/** What is searched for; the first search makes the texts, the others find them made. */
const searches = ['library', 'bus 12', '菜单 4', 'bench:77']
const row = '[data-row]'

interface Costs {
  mount: number
  expand: number
  firstFilter: number
  filter: number
  heap: number
}

/** The editor's window on the screen, the tree read. */
async function openScreen(browser: Browser, url: string): Promise<MeasuredPage> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const measured = await MeasuredPage.open(context)
  const { page } = measured
  await page.goto('/login')
  await page.locator('input[name=email]').fill(editor)
  await page.locator('input[name=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.locator(row).first().waitFor({ timeout: 60_000 })
  // The form's code comes a second later.
  await page.waitForTimeout(2500)
  return measured
}

/** The screen itself, its data read before: mounting is drawing, not waiting. `empty` is its heap with hardly any menus. */
async function screen(browser: Browser, url: string, empty: number): Promise<Costs> {
  const measured = await openScreen(browser, url)
  const { page } = measured
  const heap = (await measured.heap()) - empty
  const go = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click()
  const mounts: number[] = []
  for (let round = 0; round < 3; round++) {
    await go('Home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    mounts.push(
      await measured.cost(async () => {
        await go('Menus')
        await page.locator(row).first().waitFor()
      }),
    )
  }
  const expands: number[] = []
  for (let round = 0; round < 3; round++) {
    expands.push(await measured.cost(() => page.getByRole('button', { name: 'Expand all' }).click()))
    await page.getByRole('button', { name: 'Collapse all' }).click()
  }
  const search = page.getByRole('searchbox')
  const filters: number[] = []
  for (const text of searches) {
    filters.push(await measured.cost(() => search.fill(text)))
    await search.fill('')
    await page.waitForTimeout(500)
  }
  await page.context().close()
  return { mount: median(mounts), expand: median(expands), firstFilter: filters[0] ?? Number.NaN, filter: median(filters.slice(1)), heap }
}

/** Plain rows on a page of its own, with the same list. Its heap is that of the data alone, before anything is built of them. */
async function plain(browser: Browser, script: string, list: string): Promise<Costs> {
  const answers: Record<string, [type: string, text: string]> = {
    '/': ['text/html', '<!doctype html><script src="/plain.js" type="module"></script>'],
    '/plain.js': ['text/javascript', script],
    '/data.json': ['application/json', list],
  }
  const server = createServer(({ url = '' }, response) => {
    const [type, text] = answers[url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)
  }).listen(0, '127.0.0.1')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const measured = await MeasuredPage.open(context)
    const { page } = measured
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const call = (code: string) => () => page.evaluate(`bench.${code}`)
    const empty = await measured.heap()
    await call('read()')()
    const heap = (await measured.heap()) - empty
    const mount = await measured.cost(call('mount()'))
    const filters: number[] = []
    for (const text of searches) filters.push(await measured.cost(call(`filter('${text}')`)))
    await call(`filter('')`)()
    const expands: number[] = []
    for (let round = 0; round < 3; round++) {
      expands.push(await measured.cost(call('expandAll()')))
      await call('collapseAll()')()
    }
    return { mount, expand: median(expands), firstFilter: filters[0] ?? Number.NaN, filter: median(filters.slice(1)), heap }
  } finally {
    await context.close()
    server.close()
  }
}

export default async function* treeScreen(): AsyncIterable<Figure> {
  const script = await bundled(`import '${import.meta.dirname}/lib/plain-tree.ts'`)
  for (const count of [10_000, 100_000]) {
    using folder = newFolder('tree')
    await using server = await startServer(folder.path)
    await using browser = await openChromium()
    const few = await openScreen(browser, server.url)
    const empty = await few.heap()
    await few.page.context().close()
    const { isb, headers } = await signedIn(server.url)
    const took = await importMenus(isb, count)
    if (count === 100_000) yield { name: 'import of 100,000 menus over HTTP', unit: 's', ours: took / 1000, aim: { of: 'ours', most: 2 } }
    const list = await (await fetch(`${server.url}/isb/admin/menus/page`, { headers })).text()
    const ours = await screen(browser, server.url, empty)
    const floor = await plain(browser, script, list)
    const of = (what: string) => `${what}, ${count.toLocaleString('en')} menus on screen`
    const aim = (most: number) => (count === 100_000 ? { aim: { of: 'ours' as const, most } } : {})
    yield { name: of('mount'), unit: 'ms', ours: ours.mount, baseline: floor.mount, ...aim(150) }
    yield { name: of('expand all'), unit: 'ms', ours: ours.expand, baseline: floor.expand, ...aim(40) }
    yield { name: of('first filter'), unit: 'ms', ours: ours.firstFilter, baseline: floor.firstFilter }
    yield { name: of('filter'), unit: 'ms', ours: ours.filter, baseline: floor.filter, ...aim(30) }
    yield {
      name: of('heap, beside the data'),
      unit: 'MB',
      ours: ours.heap / 1e6,
      baseline: floor.heap / 1e6,
      ...(count === 100_000 && { aim: { of: 'ratio', most: 1.3 } }),
    }
  }
}
