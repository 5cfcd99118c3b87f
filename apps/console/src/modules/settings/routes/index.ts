import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'

export const settingsRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/settings',
    component: lazyRouteComponent(() => import('./settings.tsx'), 'SettingsPage'),
  }),
]
