// How long somebody waits for the queue of rents on a slow machine, with nothing in the cache, beside the console of November 2026.
import type { Browser } from 'playwright'
import { openChromium } from '../scripts/browser.mjs'
import { buildEarlier } from './lib/earlier.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { inTurn, median } from './lib/rounds.ts'
import { signedIn, startServer, type Server } from './lib/server.ts'

/** The last one before modules were declared: 4,900 lines a module, 13 requests for a first visit. */
const earlier = 'a363930'
const path = '/bike/rent'
const slower = 4
const rounds = 25

interface Visit {
  /** From the navigation until the first row is drawn, in milliseconds. */
  readonly wall: number
  /** CPU of the main thread by then, as it would be at full speed. */
  readonly cpu: number
}

async function visit(browser: Browser, server: Server, session: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await context.addInitScript((kept) => {
    sessionStorage.setItem('session', kept)
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=row][data-row]')) return
      observer.disconnect()
      // Playwright's own ways to wait would run a script of theirs in the page, and be measured with it.
      requestAnimationFrame((now) => console.debug(now))
    }).observe(document, { subtree: true, childList: true })
  }, session)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const ready = page.waitForEvent('console', (message) => message.type() === 'debug')
  await page.goto(path, { waitUntil: 'commit' })
  const wall = Number((await ready).text())
  const { metrics } = await cdp.send('Performance.getMetrics')
  const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  await context.close()
  return { wall, cpu }
}

export default async function* ready(): AsyncIterable<Figure> {
  using house = newFolder('earlier')
  await buildEarlier(earlier, house.path)
  using data = newFolder('ready')
  using earlierData = newFolder('ready-earlier')
  await using now = await startServer(data.path)
  await using then = await startServer(earlierData.path, house.path)
  await using browser = await openChromium()
  const sessions = new Map<Server, string>()
  for (const server of [now, then]) sessions.set(server, JSON.stringify((await signedIn(server.url)).session))
  const visits = (server: Server) => visit(browser, server, sessions.get(server) ?? '')
  const cpu: Record<'ours' | 'baseline', number[]> = { ours: [], baseline: [] }
  const wall = async (of: 'ours' | 'baseline', server: Server) => {
    const seen = await visits(server)
    cpu[of].push(seen.cpu)
    return seen.wall
  }
  // The first of each fills the server's caches.
  await visits(now)
  await visits(then)
  yield {
    name: `${path} ready, CPU slowed fourfold`,
    unit: 'ms',
    ...(await inTurn(
      rounds,
      () => wall('ours', now),
      () => wall('baseline', then),
    )),
    aim: { of: 'ratio', most: 0.7 },
  }
  const ratios = cpu.ours.map((one, at) => one / (cpu.baseline[at] ?? Number.NaN))
  yield { name: 'its CPU of the main thread', unit: 'ms', ours: median(cpu.ours), baseline: median(cpu.baseline), ratio: median(ratios) }
}
