import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'

export const homeRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({ getParentRoute: () => parent, path: '/', component: lazyRouteComponent(() => import('./home.tsx'), 'HomePage') }),
]
