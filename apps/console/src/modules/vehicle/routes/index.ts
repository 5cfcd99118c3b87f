import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { listSearch } from '../../../lib/list/address.ts'

export const vehicleRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/vehicle',
    validateSearch: listSearch('status', 'type', 'personId', 'from', 'to'),
    component: lazyRouteComponent(() => import('./passes.tsx'), 'PassesPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/vehicle/gate',
    component: lazyRouteComponent(() => import('./gate.tsx'), 'GatePage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/settings/passes',
    component: lazyRouteComponent(() => import('./settings.tsx'), 'PassSettingsPage'),
  }),
]

/** Those on full pages. */
export const vehicleLevelRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/vehicle/apply',
    component: lazyRouteComponent(() => import('./apply.tsx'), 'ApplyPage'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/vehicle/print',
    component: lazyRouteComponent(() => import('./print.tsx'), 'PrintPage'),
  }),
]
