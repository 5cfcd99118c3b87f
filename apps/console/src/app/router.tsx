// The routes: those of signing in, and a loop over the pages that the modules declare.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type AnyRoute,
  type ParsedLocation,
} from '@tanstack/react-router'
import { basePath } from '../lib/deployment.ts'
import { firstUnder } from '../lib/first-under.ts'
import { loadWords, withWords } from '../lib/i18n.ts'
import type { Page } from '../lib/module.ts'
import { modules, modulesByName } from './modules.ts'
import { guard } from './guard.ts'
import { insidePath } from '../lib/page/paths.ts'
import { session } from '../lib/session.ts'
import { watchNavigation } from '../lib/soon.ts'
import { Failed, Loading } from './states.tsx'

const root = createRootRoute({
  component: Outlet,
  beforeLoad: (navigation) => {
    // A page's code is on its way while the guard waits for the account.
    if (session.get()) for (const { routeId } of navigation.matches) void codeOf(routeId)?.preload?.()
    return guard(navigation)
  },
  notFoundComponent: lazyRouteComponent(() => withWords('first', () => import('./not-found.tsx')), 'NotFoundPage'),
})

/** The pages without a session: a frame with the language switch. */
const publicSettings = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: lazyRouteComponent(() => import('./layouts/public.tsx'), 'PublicLayout'),
})
const signIn = lazyRouteComponent(() => import('../modules/auth/routes/login.tsx'), 'LoginPage')
const redirectOnly = (search: Record<string, unknown>): { redirect?: string } => {
  const redirect = insidePath(search['redirect'])
  return redirect ? { redirect } : {}
}
const loginRoute = createRoute({ getParentRoute: () => publicSettings, path: '/login', validateSearch: redirectOnly, component: signIn })
const iotLoginRoute = createRoute({
  getParentRoute: () => publicSettings,
  path: '/isb-iot/login',
  validateSearch: redirectOnly,
  component: signIn,
})
const authRoute = createRoute({
  getParentRoute: () => publicSettings,
  path: '/auth',
  component: lazyRouteComponent(() => import('../modules/auth/routes/auth.tsx'), 'AuthPage'),
})
const resetRoute = createRoute({
  getParentRoute: () => publicSettings,
  path: '/reset-passwd',
  component: lazyRouteComponent(() => import('../modules/auth/routes/reset-password.tsx'), 'ResetPasswordPage'),
})

/** The module whose words come with the frame's: the others wait for theirs, and it fetches them while nobody waits (layouts/nested). */
const firstListModule = 'menus'

/** The side menu from the tree, the content beside it. */
export const nested = createRoute({
  getParentRoute: () => root,
  id: 'nested',
  component: lazyRouteComponent(() => withWords('first', () => import('./layouts/nested.tsx')), 'NestedLayout'),
})

/** Full pages with a back arrow, for long forms and what is printed. Each brings its frame along, for its title stands there. */
const level = createRoute({
  getParentRoute: () => root,
  id: 'level',
  component: lazyRouteComponent(() => withWords('first', () => Promise.resolve({ default: Outlet }))),
})

/** A screen with its frame and its words. They are fetched when it is gone to, or when its link is pointed at. */
const load = (page: Page, module: string) => async () => {
  const words = module === firstListModule ? [] : ['later', module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
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

const routeTree = root.addChildren([
  publicSettings.addChildren([loginRoute, iotLoginRoute, authRoute, resetRoute]),
  nested.addChildren([
    ...folders.map(([path, first]) => createRoute({ getParentRoute: () => nested, path, beforeLoad: () => firstUnder(path, first) })),
    ...routesIn(nested, false),
  ]),
  level.addChildren(routesIn(level, true)),
])

export const router = createRouter({
  routeTree,
  basepath: basePath || '/',
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingComponent: Loading,
  defaultErrorComponent: Failed,
  scrollRestoration: false,
})

const codeOf = (routeId: string) => (router.routesById as Partial<Record<string, AnyRoute>>)[routeId]?.options.component

// A change of path scrolls to the top, Back included; a change of search parameters does not.
router.subscribe('onRendered', ({ pathChanged }) => {
  if (!pathChanged) return
  window.scrollTo(0, 0)
  document.getElementById('main')?.scrollTo(0, 0)
})

watchNavigation(() => router.state.status === 'pending')

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
