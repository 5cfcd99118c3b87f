import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const bike: ConsoleModule = {
  pages: [
    { path: '/bike/list', title: msg`Bikes`, code: 'bike:list', screen: () => import('./bikes-screen.tsx') },
    { path: '/bike/rent', title: msg`Rent requests`, code: 'bike:rent', screen: () => import('./rents-screen.tsx') },
    { path: '/bike/return', title: msg`Return requests`, code: 'bike:return', screen: () => import('./returns-screen.tsx') },
    { path: '/settings/bikes', title: msg`Settings of bikes`, code: 'bike:list:settings', screen: () => import('./settings-screen.tsx') },
  ],
  folders: { '/bike': '/bike/list' },
}
