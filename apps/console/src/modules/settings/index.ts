import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const settings: ConsoleModule = {
  pages: [
    {
      path: '/settings',
      title: msg`Settings`,
      code: 'settings',
      settings: msg({ message: 'General', context: 'settings' }),
      screen: () => import('./screen.tsx'),
      opens: ['setting'],
    },
  ],
}
