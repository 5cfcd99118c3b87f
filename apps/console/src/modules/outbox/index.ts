import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const outbox: ConsoleModule = {
  pages: [
    {
      path: '/settings/mail',
      title: msg({ message: 'Mail', context: 'settings' }),
      code: 'settings:outbox',
      settings: msg({ message: 'Mail', context: 'settings' }),
      screen: () => import('./screen.tsx'),
      opens: ['mail'],
    },
  ],
  cards: { code: 'settings:outbox', load: () => import('./cards.tsx') },
}
