import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const retention: ConsoleModule = {
  pages: [
    {
      path: '/settings/personal-data',
      title: msg`Personal data`,
      code: 'settings',
      settings: msg`Personal data`,
      screen: () => import('./screen.tsx'),
      opens: ['retention-setting'],
    },
  ],
}
