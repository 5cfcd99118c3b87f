import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { listSearch } from '../../../lib/list/address.ts'

export const staffRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/upms/staff',
    validateSearch: listSearch('type', 'enabled', 'roleId', 'gender', 'source', 'neverSignedIn', 'service'),
    component: lazyRouteComponent(() => import('./staff.tsx'), 'StaffPage'),
  }),
]
