// What each route asks for, counted in Chromium against the real server, and the core of the SDK. The floor is React with
// TanStack's router and query and one page that does nothing.
import type { BrowserContext } from 'playwright'
import { openChromium } from '../scripts/browser.mjs'
import { bundled, gzipped } from './lib/bundle.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { demo, signedIn, startServer } from './lib/server.ts'

const floor = `
  import { createElement as h } from 'react'
  import { createRoot } from 'react-dom/client'
  import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
  import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
  const root = createRootRoute({ component: Outlet })
  const Page = () => h(Link, { to: '/' }, String(useQuery({ queryKey: ['a'], queryFn: () => fetch('/a').then((answer) => answer.json()) }).data))
  const router = createRouter({ routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Page })]) })
  createRoot(document.body).render(h(QueryClientProvider, { client: new QueryClient() }, h(RouterProvider, { router })))
`

interface Asked {
  readonly kB: number
  readonly requests: number
}

/** Fetched again: the page of a worker that has ended has no body of its file any more. */
const sizeOf = async (url: string): Promise<number> => gzipped(Buffer.from(await (await fetch(url)).arrayBuffer()))

/** Opens a path with an empty cache and counts what it asks for until what it is for can be seen. */
async function asked(context: BrowserContext, path: string, ready: string): Promise<Asked> {
  const page = await context.newPage()
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(sizeOf(response.url()))
  })
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  // What is fetched later, while nobody waits, is not counted.
  page.removeAllListeners('response')
  const sizes = await Promise.all(bodies)
  await page.close()
  return { kB: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length }
}

/** Lists of all modules that have rows in the demo. */
const lists = [
  '/upms/role',
  '/upms/staff',
  '/audit',
  '/bike/list',
  '/bike/rent',
  '/bike/return',
  '/vehicle',
  '/student',
  '/homeroom',
  '/absence/list',
  '/absence/attention',
  '/venue/list',
  '/venue/reservation',
  '/bus/route',
  '/bus/stop',
  '/bus/vehicle',
  '/bus-booking',
  '/admission/survey',
  '/admission/list',
  '/base-data',
  '/imports',
]

export default async function* bundles(): AsyncIterable<Figure> {
  const least = gzipped(await bundled(floor))
  using folder = newFolder('bundles')
  await using server = await startServer(folder.path)
  await using browser = await openChromium()
  const visit = () => browser.newContext({ baseURL: server.url, locale: 'en-US' })

  const login = await asked(await visit(), '/login', 'input[name=email]')
  yield { name: '/login: js + css', unit: 'kB', ours: login.kB, baseline: least, aim: { of: 'ours', most: 200 } }
  yield { name: '/login: requests for js and css', unit: 'requests', ours: login.requests, aim: { of: 'ours', most: 8 } }

  const context = await visit()
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('input[name=email]').fill(demo.email)
  await page.locator('input[name=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.locator('[role=row][data-row]').first().waitFor()
  const session = await page.evaluate(() => sessionStorage.getItem('session') ?? '')
  // The session lives, but nothing is in the cache: what somebody loads who opens the screen by its address.
  const inside = async (path: string) => {
    const fresh = await visit()
    await fresh.addInitScript((kept) => sessionStorage.setItem('session', kept), session)
    return asked(fresh, path, '[role=row][data-row]')
  }
  const menus = await inside('/upms/menu')
  yield { name: '/upms/menu: js + css', unit: 'kB', ours: menus.kB, baseline: least, aim: { of: 'ours', most: 300 } }
  yield { name: '/upms/menu: requests for js and css', unit: 'requests', ours: menus.requests }

  // The audit opens on what was changed.
  const { isb } = await signedIn(server.url)
  const { version } = await isb.settings.get()
  await isb.settings.update({ body: { help: 'Desk 1', version } })
  for (const path of lists)
    yield { name: `${path}: js + css`, unit: 'kB', ours: (await inside(path)).kB, baseline: least, aim: { of: 'ours', most: 300 } }

  const reset = await asked(await visit(), '/reset-passwd', 'input[name=code]')
  yield { name: '/reset-passwd: js + css', unit: 'kB', ours: reset.kB, baseline: least }
  yield { name: '/reset-passwd: requests for js and css', unit: 'requests', ours: reset.requests }

  const core = `export { createIsb, ApiError, BodyError, HttpError, isIsbError, memorySession, NetworkError, SessionError, TimeoutError } from '@isb/sdk'`
  yield {
    name: 'SDK without the operations table',
    unit: 'kB',
    ours: gzipped(await bundled(core, { table: false })),
    aim: { of: 'ours', most: 8 },
  }
  yield { name: 'SDK, everything', unit: 'kB', ours: gzipped(await bundled(`export * from '@isb/sdk'`)) }
}
