// A browser for the journeys: Chromium on the real server that serves the real build, with the page's own complaints collected.
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openChromium } from '../../scripts/browser.mjs'
import { password, openHouse, type House } from '../lib/house.ts'

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the page complained about: console errors, exceptions. */
  complaints: string[]
}

export interface Looks {
  locale?: 'en' | 'zh'
  theme?: 'light' | 'dark'
  width?: number
}

/** Both languages in both themes: `describe.each(everyLook)('in %s, %s', …)`. */
export const everyLook = [
  ['en', 'light'],
  ['en', 'dark'],
  ['zh', 'light'],
  ['zh', 'dark'],
] as const

export interface Travel extends House {
  /** Opens a window of its own on a path. */
  open(path: string, looks?: Looks): Promise<Visit>
  /** Opens a window on a path and signs in as a demo account, in the form that stands there or is led to. */
  signsIn(name: string, path: string, looks?: Looks): Promise<Visit>
  /** Opens a window on a path as a demo account that has signed in before. */
  enter(name: string, path: string, looks?: Looks): Promise<Visit>
}

/** A house with a browser in front of it. `more` goes to every window. */
export function openBrowser(env: NodeJS.ProcessEnv = {}, more: BrowserContextOptions = {}): Travel {
  const travel = openHouse(env) as Travel
  let browser: Browser
  beforeAll(async () => {
    browser = await openChromium()
  })
  afterAll(() => browser.close())
  const windows = new Set<Visit>()
  afterEach(async ({ task }) => {
    for (const visit of windows) {
      if (task.result?.state === 'fail') await tellOf(visit)
      await visit.context.close()
    }
    windows.clear()
  })

  const newWindow = async ({ locale = 'en', theme = 'light', width = 1440 }: Looks = {}) => {
    const context = await browser.newContext({
      baseURL: travel.server.url,
      viewport: { width, height: width < 600 ? 844 : 900 },
      locale: locale === 'zh' ? 'zh-CN' : 'en-US',
      reducedMotion: 'reduce',
      ...more,
    })
    context.setDefaultTimeout(15_000)
    await context.addInitScript(
      ([language, look]) => {
        if (localStorage.getItem('locale') === null) localStorage.setItem('locale', language)
        if (localStorage.getItem('theme') === null) localStorage.setItem('theme', look)
      },
      [locale, theme] as const,
    )
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    const visit = { page, context, complaints }
    windows.add(visit)
    return visit
  }
  travel.open = async (path, looks) => {
    const visit = await newWindow(looks)
    await visit.page.goto(path)
    return visit
  }
  travel.signsIn = async (name, path, looks) => {
    const visit = await travel.open(path, looks)
    await signIn(visit.page, name)
    return visit
  }
  // The form itself is filled in by the journeys of signing in; here the session is where it would have put it.
  travel.enter = async (name, path, looks) => {
    const visit = await newWindow(looks)
    const headers = { 'User-Agent': await visit.page.evaluate(() => navigator.userAgent) }
    const session = await travel.stranger().auth.login({ body: { email: `${name}@school.example`, password } }, { headers })
    await visit.page.addInitScript((kept) => {
      if (sessionStorage.getItem('entered') !== null) return
      sessionStorage.setItem('entered', 'once')
      sessionStorage.setItem('session', kept)
    }, JSON.stringify(session))
    await visit.page.goto(path)
    return visit
  }
  return travel
}

/** What stood in a window when its journey failed: the next time it may not. */
async function tellOf({ page, complaints }: Visit): Promise<void> {
  if (page.isClosed()) return
  console.error([page.url(), await page.locator('body').ariaSnapshot(), ...complaints].join('\n'))
}

/** Fills the sign-in form by keyboard. */
export async function signIn(page: Page, name: string, secret = password): Promise<void> {
  await page.locator('input[name=email]').fill(`${name}@school.example`)
  await page.locator('input[name=password]').fill(secret)
  await page.keyboard.press('Enter')
}

/** axe finds nothing on the page as it stands. */
export async function accessible(page: Page): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // No page has frames, so none is looked for; of what passes nothing is written down. The rules are the same, six times as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([])
}

/** The page does not scroll sideways. */
export const reflows = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
