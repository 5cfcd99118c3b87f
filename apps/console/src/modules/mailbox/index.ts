import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const mailbox: ConsoleModule = {
  pages: [
    {
      path: '/settings/mailboxes',
      title: msg`Mailboxes`,
      code: 'absence:settings',
      settings: msg({ message: 'Mailboxes', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
      opens: ['mailbox', 'absence-setting'],
    },
  ],
}
