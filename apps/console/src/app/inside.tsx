// What stands behind the sign-in: the pages of all modules, and the words that they say. The pages before it do without; it is fetched
// along with a session, or while somebody signs in.
import { createRoute, lazyRouteComponent, Outlet, type AnyRoute, type ParsedLocation } from '@tanstack/react-router'
import { table } from 'virtual:words/inside'
import { firstUnder } from '../lib/first-under.ts'
import { knowWords, loadWords, withWords } from '../lib/i18n.ts'
import { knowModules, type Page } from '../lib/module.ts'
import { session } from '../lib/session.ts'
import { modules, modulesByName } from './modules.ts'

knowWords(table)
knowModules(modules)

/** The module that does without the words that lists share; it fetches them while nobody waits (layouts/nested). */
const firstListModule = 'menus'

/** A screen with its frame and its words. They are fetched when it is gone to, or when its link is pointed at. */
const load = (page: Page, module: string) => async () => {
  const words = [module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), `at${page.path.replaceAll('/', '-')}`]
  if (module !== firstListModule) words.push('later')
  // Beside a part of the settings stand the names of all others; a full page is a form, or paper.
  if (page.level || page.path.startsWith('/settings')) words.push('late')
  const [{ pageOf }, { default: Screen }] = await Promise.all([import('../lib/page/page.tsx'), page.screen(), loadWords(...words)])
  return { default: pageOf(page, Screen) }
}
/** How long a screen waits for its first rows, in milliseconds: what comes later is drawn when it comes. */
const patienceMs = 100
/** Reads the first rows of a screen while its code and words are on their way, so that it is drawn once. */
const loadRows = (page: Page) => async (navigation: { location: ParsedLocation; preload: boolean }) => {
  const { search, state } = navigation.location
  if (navigation.preload || state.text || (page.code && !session.get()?.me?.permissions.includes(page.code))) return
  const { prefetch } = await page.screen().then(
    ({ default: screen }) => screen,
    () => ({ prefetch: undefined }),
  )
  await Promise.race([prefetch?.(search), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
const pages = Object.entries(modulesByName).flatMap(([module, declared]) => declared.pages.map((page) => ({ page, module })))
const routesIn = (parent: AnyRoute, level: boolean) =>
  pages
    .filter(({ page }) => (page.level ?? false) === level)
    .map(({ page, module }) =>
      createRoute({
        getParentRoute: () => parent,
        path: page.path,
        loader: loadRows(page),
        component: lazyRouteComponent(load(page, module)),
      }),
    )
const folders = modules.flatMap((module) => Object.entries(module.folders ?? {}))

/** The routes of all pages that take a session. */
export function routesInside(root: AnyRoute): AnyRoute[] {
  // The side menu from the tree, the content beside it.
  const nested = createRoute({
    getParentRoute: () => root,
    id: 'nested',
    component: lazyRouteComponent(() => withWords('first', () => import('./layouts/nested.tsx')), 'NestedLayout'),
  })
  // Full pages with a back arrow, for long forms and what is printed. Each brings its frame along, for its title stands there.
  const level = createRoute({
    getParentRoute: () => root,
    id: 'level',
    component: lazyRouteComponent(() => withWords('first', () => Promise.resolve({ default: Outlet }))),
  })
  return [
    nested.addChildren([
      ...folders.map(([path, first]) => createRoute({ getParentRoute: () => nested, path, beforeLoad: () => firstUnder(path, first) })),
      ...routesIn(nested, false),
    ]),
    level.addChildren(routesIn(level, true)),
  ]
}
