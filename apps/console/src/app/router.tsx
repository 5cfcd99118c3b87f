// The routes of signing in. Those behind it are added with the first session (inside.tsx).
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect, type AnyRoute } from '@tanstack/react-router'
import { basePath } from '../lib/deployment.ts'
import { withWords } from '../lib/i18n.ts'
import { guard } from './guard.ts'
import { insidePath, isPublic } from '../lib/page/paths.ts'
import { session } from '../lib/session.ts'
import { watchNavigation } from '../lib/soon.ts'
import { PublicLayout } from './layouts/public.tsx'
import { Failed, Loading } from './states.tsx'

const signIn = lazyRouteComponent(() => import('../modules/auth/routes/login.tsx'), 'LoginPage')
const redirectOnly = (search: Record<string, unknown>): { redirect?: string } => {
  const redirect = insidePath(search['redirect'])
  return redirect ? { redirect } : {}
}

/** The tree of all routes, made anew where some are added. */
function treeOf(inside: (root: AnyRoute) => AnyRoute[]) {
  const root = createRootRoute({
    component: Outlet,
    beforeLoad: async (navigation) => {
      const { location, matches } = navigation
      if (session.get() && !opened && !isPublic(location.pathname)) {
        await openInside()
        // The address is looked up once more, among all pages.
        const { pathname: to, search, hash, state } = location
        throw redirect({ to, search, hash, state, replace: true })
      }
      // A page's code is on its way while the guard waits for the account.
      if (session.get()) for (const { routeId } of matches) fetchCode(routeId)
      return guard(navigation)
    },
    notFoundComponent: lazyRouteComponent(() => withWords('first', () => import('./not-found.tsx')), 'NotFoundPage'),
  })
  /** The pages without a session: a frame with the language switch. */
  const open = createRoute({
    getParentRoute: () => root,
    id: 'public',
    // Its code is there; the words of the pages in it come first.
    component: lazyRouteComponent(() => withWords('auth', () => Promise.resolve({ PublicLayout })), 'PublicLayout'),
  })
  const signInAt = <Path extends string>(path: Path) =>
    createRoute({ getParentRoute: () => open, path, validateSearch: redirectOnly, component: signIn })
  const authRoute = createRoute({
    getParentRoute: () => open,
    path: '/auth',
    component: lazyRouteComponent(() => import('../modules/auth/routes/auth.tsx'), 'AuthPage'),
  })
  const resetRoute = createRoute({
    getParentRoute: () => open,
    path: '/reset-passwd',
    component: lazyRouteComponent(() => import('../modules/auth/routes/reset-password.tsx'), 'ResetPasswordPage'),
  })
  return root.addChildren([open.addChildren([signInAt('/login'), signInAt('/isb-iot/login'), authRoute, resetRoute]), ...inside(root)])
}

export const router = createRouter({
  routeTree: treeOf(() => []),
  basepath: basePath || '/',
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingComponent: Loading,
  defaultErrorComponent: Failed,
  scrollRestoration: false,
})

let opened = false
/** Adds the pages behind the sign-in. */
export async function openInside(): Promise<void> {
  const { routesInside } = await import('./inside.tsx')
  if (opened) return
  opened = true
  router.update({ ...router.options, routeTree: treeOf(routesInside) })
  // That of the page that opens sets out before anything is drawn.
  for (const { id } of router.getMatchedRoutes(router.latestLocation.pathname)[0]) fetchCode(id)
}

function fetchCode(routeId: string): void {
  void (router.routesById as Partial<Record<string, AnyRoute>>)[routeId]?.options.component?.preload?.()
}

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
