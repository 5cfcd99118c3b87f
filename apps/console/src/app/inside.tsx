// What is behind the sign-in: the modules and the words that they say. It is fetched along with a session, or while somebody signs in.
import type { ParsedLocation } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadWords } from '../lib/base/words/i18n.ts'
import { knowModules, type Page } from '../lib/declare/module.ts'
import { pageOf } from '../lib/engine/page/page.tsx'
import { session } from '../lib/base/connection/session.ts'
import { modules, modulesByName } from './modules.ts'

knowModules(modules)
export { NestedLayout } from './layouts/nested.tsx'

interface Declared {
  readonly page: Page
  readonly module: string
}
const pages: ReadonlyMap<string, Declared> = new Map(
  Object.entries(modulesByName).flatMap(([module, { pages: own }]) => own.map((page) => [page.path, { page, module }] as const)),
)
function declaredAt(path: string): Declared {
  const declared = pages.get(path)
  if (!declared) throw new Error(`No module declares the page ${path}`)
  return declared
}

/** A screen in its page, with its words. */
export async function loadPage(routeId: string, path: string): Promise<{ default: ComponentType }> {
  const { page, module } = declaredAt(path)
  const folder = module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [{ default: Screen }] = await Promise.all([page.screen(), loadWords(folder)])
  return { default: pageOf(routeId, page, Screen) }
}

/** How long a screen waits for its first rows, in milliseconds: what comes later is drawn when it comes. */
const patienceMs = 100
/** Reads the first rows of a screen while its code and words are on their way, so that it is drawn once. */
export async function loadRows(path: string, { location, preload }: { location: ParsedLocation; preload: boolean }): Promise<void> {
  const { page } = declaredAt(path)
  const { search, state } = location
  if (preload || state.text || (page.code && !session.get()?.me?.permissions.includes(page.code))) return
  const { prefetch } = await page.screen().then(
    ({ default: screen }) => screen,
    () => ({ prefetch: undefined }),
  )
  await Promise.race([prefetch?.(search), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
