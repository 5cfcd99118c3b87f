// What journeys do with a page: sign in, look whether it is accessible, make it another size.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { password } from '../lib/clients.ts'
import { coveredTexts } from './covered.ts'
import { expect } from './expect.ts'

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
  if (page.viewportSize()?.width === phone.width) return inTheOtherLanguage(page, () => readable(page))
  await switchOver(page, 'theme')
  expect(await violations(page, within, { type: 'rule', values: ['color-contrast'] })).toEqual([])
}

/** Checks the page in its present language and theme: axe finds nothing, no text is covered, nothing scrolls sideways. */
export async function accessibleNow(page: Page, within = topmost): Promise<void> {
  expect(await violations(page, within, { type: 'tag', values: tags })).toEqual([])
  await readable(page)
}

/** The page is readable in both languages, at its present size. Its language stays. */
export async function readableInBoth(page: Page): Promise<void> {
  await readable(page)
  await inTheOtherLanguage(page, () => readable(page))
}

/** No text lies under another element, and nothing scrolls sideways. */
async function readable(page: Page): Promise<void> {
  expect(await coveredTexts(page)).toEqual([])
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
  await inTheOtherLanguage(page, () => readable(page))
  await resize(page, before)
}
