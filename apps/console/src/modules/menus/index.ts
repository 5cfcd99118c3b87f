import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const menus: ConsoleModule = {
  pages: [
    {
      path: '/upms/menu',
      title: msg`Menus`,
      code: 'upms:menu',
      screen: () => import('./screen.tsx'),
      opens: ['menu'],
      makes: [{ id: 'newMenu', label: msg`New menu`, codes: ['upms:menu:create'] }],
    },
  ],
}
