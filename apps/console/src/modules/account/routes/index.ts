import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'

export const accountRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/account',
    component: lazyRouteComponent(() => import('./account.tsx'), 'AccountPage'),
  }),
]
