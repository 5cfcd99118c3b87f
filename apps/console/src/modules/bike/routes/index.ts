import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { firstUnder } from '../../../lib/first-under.ts'
import { listSearch } from '../../../lib/list/address.ts'

export const bikeRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({ getParentRoute: () => parent, path: '/bike', beforeLoad: () => firstUnder('/bike', '/bike/list') }),
  createRoute({
    getParentRoute: () => parent,
    path: '/bike/list',
    validateSearch: listSearch('status', 'location'),
    component: lazyRouteComponent(() => import('./list.tsx'), 'BikesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/bike/rent',
    validateSearch: listSearch('confirmation', 'overdue', 'out', 'bikeId', 'personId', 'from', 'to'),
    component: lazyRouteComponent(() => import('./rent.tsx'), 'RentsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/bike/return',
    validateSearch: listSearch('confirmation', 'bikeId', 'personId', 'from', 'to'),
    component: lazyRouteComponent(() => import('./return.tsx'), 'ReturnsPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/settings/bikes',
    component: lazyRouteComponent(() => import('./settings.tsx'), 'BikeSettingsPage'),
  }),
]
