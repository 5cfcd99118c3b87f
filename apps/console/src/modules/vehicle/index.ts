import { sharedWord } from '../../lib/base/words/i18n.ts'
import { msg } from '@lingui/core/macro'
import { found, type ConsoleModule } from '../../lib/declare/module.ts'

export const vehicle: ConsoleModule = {
  pages: [
    {
      path: '/vehicle',
      title: msg`Vehicle passes`,
      code: 'vehicle',
      screen: () => import('./passes-screen.tsx'),
      opens: ['vehicle-pass'],
      finds: found({
        kind: 'pass',
        operation: 'vehicle.list',
        icon: 'car-front',
        item: ({ plate, applicantName, studentName, driverName, status }) => ({
          label: plate,
          // All who can be searched for, so that one sees why it was found.
          hint: [...new Set([applicantName, studentName, driverName]), sharedWord(`value.PassStatus.${status}`)]
            .filter(Boolean)
            .join(' · '),
        }),
      }),
    },
    { path: '/vehicle/gate', title: msg`Gate check`, code: 'vehicle:gate', screen: () => import('./gate/gate-screen.tsx') },
    {
      path: '/settings/passes',
      title: msg`Vehicle pass settings`,
      code: 'vehicle:settings',
      settings: msg({ message: 'Vehicle passes', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
      opens: ['vehicle-setting'],
    },
    {
      path: '/vehicle/apply',
      screen: () => import('./apply/apply-screen.tsx'),
      makes: [{ id: 'newPass', label: msg`New vehicle pass application`, codes: ['vehicle:create'] }],
    },
    { path: '/vehicle/print', title: msg`Print passes`, code: 'vehicle', screen: () => import('./print-screen.tsx') },
  ],
  ways: {
    PASS_OVERLAPS: { label: msg`Open the other pass` },
  },
}
