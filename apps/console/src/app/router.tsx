// The router. Its routes are in routes.tsx; what they show is fetched when it is needed.
import { createRouter } from '@tanstack/react-router'
import { basePath } from '../lib/base/connection/deployment.ts'
import { isPublic } from '../lib/base/address/paths.ts'
import { session } from '../lib/base/connection/session.ts'
import { watchNavigation } from '../lib/base/lazy/soon.ts'
import { routeTree } from './routes.tsx'
import { Failed, Loading } from './states.tsx'

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

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Fetches the code of a page without waiting for it. */
export function fetchPage(pathname: string): void {
  if (session.get() && !isPublic(pathname))
    for (const { options } of router.getMatchedRoutes(pathname)[0]) void options.component?.preload?.()
}
// A page's code is on its way while the guard waits for the account.
router.subscribe('onBeforeNavigate', ({ toLocation }) => fetchPage(toLocation.pathname))

// A change of path scrolls to the top, Back included; a change of search parameters does not.
router.subscribe('onRendered', ({ pathChanged }) => {
  if (!pathChanged) return
  window.scrollTo(0, 0)
  document.getElementById('main')?.scrollTo(0, 0)
})

watchNavigation(() => router.state.status === 'pending')
