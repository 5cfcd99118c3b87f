import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { firstUnder } from '../../../lib/first-under.ts'

export const menusRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({ getParentRoute: () => parent, path: '/upms', beforeLoad: () => firstUnder('/upms', '/upms/menu') }),
  createRoute({
    getParentRoute: () => parent,
    path: '/upms/menu',
    validateSearch: (search: Record<string, unknown>): { type?: string; id?: number; tab?: string } => ({
      ...(typeof search['type'] === 'string' && { type: search['type'] }),
      ...(Number.isInteger(search['id']) && { id: Number(search['id']) }),
      ...(search['tab'] === 'history' && { tab: search['tab'] }),
    }),
    component: lazyRouteComponent(() => import('./menu.tsx'), 'MenuPage'),
  }),
]
