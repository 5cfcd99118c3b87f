import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { listSearch } from '../../../lib/list/address.ts'

export const rolesRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/upms/role',
    validateSearch: listSearch('enabled', 'empty', 'menuId'),
    component: lazyRouteComponent(() => import('./role.tsx'), 'RolePage'),
  }),
]
