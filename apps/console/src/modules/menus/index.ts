import { ListTree, Shield } from 'lucide-react'
import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const menus: ConsoleModule = {
  icons: { shield: Shield, 'list-tree': ListTree },
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
  folders: { '/upms': '/upms/menu' },
}
