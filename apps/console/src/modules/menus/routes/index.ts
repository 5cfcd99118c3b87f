import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router'
import { session } from '../../../lib/session.ts'

/** `/upms` opens the first of its screens that one may see. */
function firstChild(): void {
  const first = session.get()?.menus?.find((menu) => menu.type === 'MENU' && menu.path.startsWith('/upms/'))
  throw redirect({ to: first?.path ?? '/upms/menu', replace: true })
}

export const menusRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({ getParentRoute: () => parent, path: '/upms', beforeLoad: firstChild }),
  createRoute({
    getParentRoute: () => parent,
    path: '/upms/menu',
    validateSearch: (search: Record<string, unknown>): { type?: string; id?: number } => ({
      ...(typeof search['type'] === 'string' && { type: search['type'] }),
      ...(Number.isInteger(search['id']) && { id: Number(search['id']) }),
    }),
    component: lazyRouteComponent(() => import('./menu.tsx'), 'MenuPage'),
  }),
]
