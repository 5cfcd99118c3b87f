// The fixtures of the browser journeys: each file has a server and a database of its own, and windows signed in as demo accounts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCluster } from '@isb/server/run-cluster'
import { startTestServer, type TestServer } from '@isb/server/testing'
import type pg from 'pg'
import { test as base, type BrowserContext, type Page } from 'playwright/test'
import { houseOf, password, type House } from '../lib/clients.ts'
import { expect } from './expect.ts'
import { phone, signIn, wide } from './lib.ts'
import { rows } from './parts.ts'

export { expect }

/** A window with one page. */
export interface Visit {
  page: Page
  context: BrowserContext
  /** What the page complained about: console errors and exceptions. */
  complaints: string[]
}

/** How a window looks. */
export interface Looks {
  locale?: 'en' | 'zh'
  theme?: 'light' | 'dark'
  /** In pixels; a window narrower than 600 is as high as a phone. */
  width?: number
}

/** Opens a window on a path. */
export type Open = (path: string, looks?: Looks) => Promise<Visit>
/** Opens a window on a path as a demo account, named by the part of its address before the @. */
export type Enter = (name: string, path: string, looks?: Looks) => Promise<Visit>

/** The server's clock. */
export interface Clock {
  /** Moves it on. */
  pass(ms: number): void
}

interface Options {
  /** Settings of the server, as environment variables: `test.use({ env: { HELD_MS: '8000' } })` at the top of a file. */
  env: NodeJS.ProcessEnv
}

interface Fixtures {
  /** The file's server, clients of it, and the terminal. */
  house: House
  /** The file's server. */
  server: TestServer
  /** The file's database as its owner sees it. */
  database: pg.Pool
  clock: Clock
  /** Opens a window in which nobody is signed in. */
  open: Open
  /** Opens a window of an account that has signed in before. */
  enter: Enter
  /** The same for a list; waits for its first row. */
  enterList: Enter
  /** Opens a window and signs in by the form that the path shows or leads to. */
  openAndSignIn: Enter
  /** Opens an empty window on a page of the server that asks for nothing. */
  newWindow: (looks?: Looks) => Promise<Visit>
}

interface WorkerFixtures {
  /** The servers of the file that is running. */
  servers: Servers
}

/** Keeps the servers of one file after another. */
class Servers {
  #file = ''
  readonly #running = new Map<string, Promise<House>>()
  readonly #folder = mkdtempSync(join(tmpdir(), 'isb-cli-'))

  /** The server of a file with those settings. Servers of the file before stop. */
  async of(file: string, env: NodeJS.ProcessEnv): Promise<House> {
    if (file !== this.#file) await this.stop()
    this.#file = file
    const key = JSON.stringify(env)
    const running = this.#running.get(key) ?? startTestServer(runCluster()!, env).then((server) => houseOf(server, this.#folder))
    this.#running.set(key, running)
    return running
  }

  async stop(): Promise<void> {
    const running = [...this.#running.values()]
    this.#running.clear()
    await Promise.all(running.map(async (house) => (await house).server.stop()))
  }

  async end(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A browser that all accounts know, so that no mail tells their owners of a new one. */
const device = 'b'.repeat(32)

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  servers: [
    async ({}, use) => {
      const servers = new Servers()
      await use(servers)
      await servers.end()
    },
    { scope: 'worker', timeout: 0 },
  ],
  env: [{}, { option: true }],
  house: async ({ servers, env }, use, { file }) => use(await servers.of(file, env)),
  server: async ({ house }, use) => use(house.server),
  database: async ({ server }, use) => use(server.pool),
  clock: async ({ server }, use) => use({ pass: (ms) => server.pass(ms) }),
  baseURL: async ({ server }, use) => use(server.url),

  newWindow: async ({ browser, server, database }, use) => {
    const contexts: BrowserContext[] = []
    const missingWords: string[] = []
    await use(async ({ locale = 'en', theme = 'light', width = wide.width } = {}) => {
      const context = await browser.newContext({
        locale: locale === 'zh' ? 'zh-CN' : 'en-US',
        viewport: { width, height: width < 600 ? phone.height : wide.height },
      })
      contexts.push(context)
      await context.addCookies([{ name: 'isb_device', value: device, url: `${server.url}/isb/admin/auth/` }])
      await database.query(
        'insert into sign_in_device (token_hash, staff_id, last_used_at) select sha256($1), id, now() from staff on conflict do nothing',
        [Buffer.from(device)],
      )
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error') return
        complaints.push(message.text())
        if (message.text().startsWith('No word for ')) missingWords.push(`${page.url()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto('/healthz')
      await page.evaluate((kept) => void Object.assign(localStorage, kept), { locale, theme })
      return { page, context, complaints }
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(missingWords).toEqual([])
  },
  open: async ({ newWindow }, use) =>
    use(async (path, looks) => {
      const visit = await newWindow(looks)
      await visit.page.goto(path)
      return visit
    }),
  // Journeys of signing in fill in the form; here the session is where the form would have put it.
  enter: async ({ newWindow, house }, use) =>
    use(async (name, path, looks) => {
      const visit = await newWindow(looks)
      const headers = { 'User-Agent': await visit.page.evaluate(() => navigator.userAgent), Cookie: `isb_device=${device}` }
      const session = await house.stranger().auth.login({ body: { email: `${name}@school.example`, password } }, { headers })
      await visit.page.evaluate((kept) => sessionStorage.setItem('session', kept), JSON.stringify(session))
      await visit.page.goto(path)
      return visit
    }),
  enterList: async ({ enter }, use) =>
    use(async (name, path, looks) => {
      const visit = await enter(name, path, looks)
      await rows(visit.page).first().waitFor()
      return visit
    }),
  openAndSignIn: async ({ open }, use) =>
    use(async (name, path, looks) => {
      const visit = await open(path, looks)
      await signIn(visit.page, name)
      return visit
    }),
})
