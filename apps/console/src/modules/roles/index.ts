import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const roles: ConsoleModule = {
  pages: [
    {
      path: '/upms/role',
      title: msg({ message: 'Roles', context: 'screen' }),
      code: 'upms:role',
      screen: () => import('./screen.tsx'),
      opens: ['role'],
      makes: [{ id: 'newRole', label: msg`New role`, codes: ['upms:role:create'] }],
    },
  ],
  cards: { code: 'upms:role', load: () => import('./cards.tsx') },
}
