import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { listSearch } from '../../../lib/list/address.ts'

export const auditRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/audit',
    validateSearch: listSearch('staffId', 'operation', 'without', 'entity', 'from', 'to'),
    component: lazyRouteComponent(() => import('./audit.tsx'), 'AuditPage'),
  }),
]
