// A browser for the journeys: Chromium on the real server that serves the real build, with the page's own complaints collected.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openChromium } from '../../scripts/browser.mjs'
import { password, openHouse, type House } from '../lib/house.ts'

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the page complained about: console errors, exceptions. */
  complaints: string[]
  /** The requests that were answered last, and when: for whoever asks why a journey failed. */
  answered: string[]
}

export interface Looks {
  locale?: 'en' | 'zh'
  theme?: 'light' | 'dark'
  width?: number
}

export interface Travel extends House {
  /** Opens a window of its own on a path. */
  open(path: string, looks?: Looks): Promise<Visit>
  /** Opens a window on a path and signs in as a demo account, in the form that stands there or is led to. */
  signsIn(name: string, path: string, looks?: Looks): Promise<Visit>
  /** Opens a window on a path as a demo account that has signed in before. */
  enter(name: string, path: string, looks?: Looks): Promise<Visit>
}

/** A browser that all accounts know: no mail tells their owners of another. */
const device = 'b'.repeat(32)

/** Pages that are open for seconds do not earn back what compiling their code well takes: a seventh of all the time of journeys. */
const brief = '--js-flags=--max-opt=1'

/** The browser of this worker, started once. It ends with its worker. */
let chromium: Promise<Browser> | undefined

/**
 * A house with a browser in front of it. `more` goes to every window. A window that a journey leaves open is emptied, and the next one
 * takes it: what the browser has loaded and compiled need not come again. Whoever closes a window wants the next one to be new.
 */
export function openBrowser(env: NodeJS.ProcessEnv = {}, more: BrowserContextOptions = {}): Travel {
  const travel = openHouse(env) as Travel
  let browser: Browser
  beforeAll(async () => {
    browser = await (chromium ??= openChromium(brief))
  })
  const busy = new Map<Visit, string>()
  const idle: [visit: Visit, language: string][] = []
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail'
    for (const [visit, language] of busy) {
      if (failed) for (const error of task.result?.errors ?? []) error.message += `\n${await shownBy(visit)}`
      if (failed || visit.page.isClosed()) await visit.context.close()
      else idle.push([await emptied(visit), language])
    }
    busy.clear()
  })
  afterAll(() => Promise.all(idle.splice(0).map(([{ context }]) => context.close())))

  const newWindow = async (language: string): Promise<Visit> => {
    const context = await browser.newContext({ baseURL: travel.server.url, locale: language, reducedMotion: 'reduce', ...more })
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(plain)
    return { page, context, complaints, answered: [] }
  }
  /** A window that holds nothing but its looks, in front of a page that asks for nothing. */
  const takeWindow = async ({ locale = 'en', theme = 'light', width = wide.width }: Looks = {}) => {
    const language = locale === 'zh' ? 'zh-CN' : 'en-US'
    const place = idle.findIndex(([, other]) => other === language)
    const visit = idle.splice(place, place < 0 ? 0 : 1)[0]?.[0] ?? (await newWindow(language))
    busy.set(visit, language)
    const { page, context, complaints, answered } = visit
    await page.setViewportSize({ width, height: width < 600 ? phone.height : wide.height })
    await context.addCookies([{ name: 'isb_device', value: device, url: `${travel.server.url}/isb/admin/auth/` }])
    await travel.server.pool.query(
      'insert into sign_in_device (token_hash, staff_id, last_used_at) select sha256($1), id, now() from staff on conflict do nothing',
      [Buffer.from(device)],
    )
    await page.evaluate(
      (kept) => {
        sessionStorage.clear()
        localStorage.clear()
        Object.assign(localStorage, kept)
      },
      { locale, theme },
    )
    complaints.length = 0
    answered.length = 0
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.startsWith('/isb/admin/')) return
      answered.push(`${new Date().toISOString().slice(11, 23)} ${response.request().method()} ${pathname} ${response.status()}`)
      if (answered.length > mostAnswered) answered.shift()
    })
    return visit
  }
  travel.open = async (path, looks) => {
    const visit = await takeWindow(looks)
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
    const visit = await takeWindow(looks)
    const headers = { 'User-Agent': await visit.page.evaluate(() => navigator.userAgent), Cookie: `isb_device=${device}` }
    const session = await travel.stranger().auth.login({ body: { email: `${name}@school.example`, password } }, { headers })
    await visit.page.evaluate((kept) => sessionStorage.setItem('session', kept), JSON.stringify(session))
    await visit.page.goto(path)
    return visit
  }
  return travel
}

/** Takes out of a window what a journey has put into it. */
async function emptied(visit: Visit): Promise<Visit> {
  const { page, context } = visit
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['request', 'requestfailed', 'requestfinished', 'response']) {
    page.removeAllListeners(event)
    context.removeAllListeners(event)
  }
  await context.setOffline(false)
  // A test may end while a route of its own still waits.
  const behavior = 'ignoreErrors'
  await Promise.all([page.unrouteAll({ behavior }), context.unrouteAll({ behavior })])
  // The app ends with its page. The next page is of the same site, so that it takes the same process and what that has compiled.
  await page.goto(plain)
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  return visit
}

/** A page of the server that asks for nothing. */
const plain = '/healthz'

/** So many requests are told of. */
const mostAnswered = 12

/** What a page shows and has last asked for whose journey failed: the next time it may not fail. */
async function shownBy({ page, complaints, answered }: Visit): Promise<string> {
  if (page.isClosed()) return ''
  const parts = await page.locator('main, [role=dialog], [role=alertdialog], [role=status], [role=alert]').all()
  const shown = await Promise.all(parts.map((part) => part.ariaSnapshot({ timeout: 2000 }).catch(() => '')))
  return [
    page.url(),
    ...complaints,
    `answered until ${new Date().toISOString().slice(11, 23)}:`,
    ...answered,
    ...shown.flatMap((part) => part.split('\n').slice(0, 40)),
  ].join('\n')
}

/** Fills the sign-in form by keyboard. */
export async function signIn(page: Page, name: string, secret = password): Promise<void> {
  await page.locator('input[name=email]').fill(`${name}@school.example`)
  await page.locator('input[name=password]').fill(secret)
  await page.keyboard.press('Enter')
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What opened last and stands over its page, which a look at the page alone has seen. */
const topmost = '[role=dialog], [role=alertdialog]'

/**
 * What axe finds in a part of the page as it stands. It is brought into each document once. No page has frames or sound, so none is loaded,
 * and what passes is not written down.
 */
async function violations(page: Page, within: string, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([selector, only]) => {
      // What has just opened is still fading in, and counts as hidden.
      const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity
      await Promise.all(
        document
          .getAnimations()
          .filter(ends)
          .map(({ finished }) => finished.catch(() => {})),
      )
      const { axe } = window as unknown as { axe: { run(part: Node, options: RunOptions): Promise<AxeResults> } }
      const part = [...document.querySelectorAll(selector)].at(-1) ?? document
      const { violations: found } = await axe.run(part, { runOnly: only, resultTypes: ['violations'], iframes: false, preload: false })
      return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
    },
    [within, runOnly] as const,
  )
}

/** Switches the language or the theme as another tab of the same browser does: whatever stands open stays open. Waits until it is drawn. */
const choose = (page: Page, key: 'locale' | 'theme', value: string): Promise<void> =>
  page.evaluate(
    async ([name, chosen]) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const html = document.documentElement
      const isDrawn = () => (name === 'theme' ? html.dataset.theme === chosen : html.lang.slice(0, 2) === chosen)
      localStorage.setItem(name, chosen)
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: chosen }))
      while (!isDrawn()) await nextFrame()
      // What changed is drawn, and then what that causes: a part measures itself.
      for (let frames = 0; frames < 3; frames++) await nextFrame()
    },
    [key, value] as const,
  )

/** Makes the window another size. Waits until it is drawn, and what the drawing causes too: until then columns of a desk stand squeezed. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))))
}

const looks = { locale: ['en', 'zh'], theme: ['light', 'dark'] } as const

/** Chooses the other language or theme. */
async function switchOver(page: Page, key: keyof typeof looks): Promise<void> {
  const [first, second] = looks[key]
  await choose(page, key, (await page.evaluate((name) => localStorage.getItem(name), key)) === second ? first : second)
}

/** Does something in the other language, and goes back. */
async function inTheOtherLanguage(page: Page, work: () => Promise<void>): Promise<void> {
  await switchOver(page, 'locale')
  await work()
  await switchOver(page, 'locale')
}

/**
 * What stands there is accessible in every look: all of axe's rules in this one, its contrasts in the other theme, which stays. A phone has
 * the colours of a desk: there the other theme is left out, and neither language may scroll sideways. A desk has room for both.
 * @param within what is looked at: the topmost dialog if there is one, else the page
 */
export async function accessible(page: Page, within = topmost): Promise<void> {
  await accessibleNow(page, within)
  if (page.viewportSize()?.width === phone.width) return inTheOtherLanguage(page, () => noWider(page))
  await switchOver(page, 'theme')
  expect(await violations(page, within, { type: 'rule', values: ['color-contrast'] })).toEqual([])
}

/** The same as it stands, in one language and one theme: for a page that is not the console's. */
export async function accessibleNow(page: Page, within = topmost): Promise<void> {
  expect(await violations(page, within, { type: 'tag', values: tags })).toEqual([])
  await noWider(page)
}

/** Nothing scrolls sideways. */
export const noWider = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** A desk's window, and a phone. */
export const wide = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** The page does not scroll sideways when it is 320 px wide, in either language; afterwards it is as wide as before. */
export async function reflows(page: Page): Promise<void> {
  const before = page.viewportSize() ?? wide
  await resize(page, { width: 320, height: 700 })
  await noWider(page)
  await inTheOtherLanguage(page, () => noWider(page))
  await resize(page, before)
}
