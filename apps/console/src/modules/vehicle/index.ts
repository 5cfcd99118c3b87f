import { CarFront, ScanLine } from 'lucide-react'
import { sharedWord } from '../../lib/i18n.ts'
import { finds } from '../../lib/module.ts'
import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const vehicle: ConsoleModule = {
  icons: { 'car-front': CarFront, 'scan-line': ScanLine },
  pages: [
    { path: '/vehicle', title: msg`Vehicle passes`, code: 'vehicle', screen: () => import('./passes-screen.tsx') },
    { path: '/vehicle/gate', title: msg`Gate check`, code: 'vehicle:gate', screen: () => import('./gate/gate-screen.tsx') },
    {
      path: '/settings/passes',
      title: msg`Vehicle pass settings`,
      code: 'vehicle:settings',
      settings: msg({ message: 'Vehicle passes', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
    },
    { path: '/vehicle/apply', level: true, screen: () => import('./apply/apply-screen.tsx') },
    { path: '/vehicle/print', title: msg`Print passes`, code: 'vehicle', level: true, screen: () => import('./print/print-screen.tsx') },
  ],
  records: [
    finds({
      kind: 'pass',
      heading: msg`Vehicle passes`,
      operation: 'vehicle.list',
      path: '/vehicle',
      code: 'vehicle',
      icon: CarFront,
      item: ({ plate, applicantName, status }) => ({
        label: plate,
        hint: [applicantName, sharedWord(`value.PassStatus.${status}`)].join(' · '),
      }),
    }),
  ],
  makers: [{ id: 'newPass', label: msg`New vehicle pass application`, path: '/vehicle/apply', codes: ['vehicle:create'] }],
  places: {
    'vehicle-pass': { path: '/vehicle', code: 'vehicle' },
    'vehicle-setting': { path: '/settings/passes', code: 'vehicle:settings' },
  },
}
