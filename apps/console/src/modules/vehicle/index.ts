import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const vehicle: ConsoleModule = {
  pages: [
    { path: '/vehicle', title: msg`Vehicle passes`, code: 'vehicle', screen: () => import('./screen.tsx') },
    { path: '/vehicle/gate', title: msg`Gate check`, code: 'vehicle:gate', screen: () => import('./gate-screen.tsx') },
    { path: '/settings/passes', title: msg`Settings of passes`, code: 'vehicle:settings', screen: () => import('./settings-screen.tsx') },
    { path: '/vehicle/apply', level: true, screen: () => import('./apply-screen.tsx') },
    { path: '/vehicle/print', title: msg`Print passes`, code: 'vehicle', level: true, screen: () => import('./print-screen.tsx') },
  ],
}
