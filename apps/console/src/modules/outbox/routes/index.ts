import { createRoute, lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import { listSearch } from '../../../lib/list/address.ts'

export const outboxRoutes = <Parent extends AnyRoute>(parent: Parent) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/settings/mail',
    validateSearch: listSearch('state', 'kind', 'stuck', 'from', 'to'),
    component: lazyRouteComponent(() => import('./mail.tsx'), 'MailPage'),
  }),
]
