import { ScrollText } from 'lucide-react'
import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const audit: ConsoleModule = {
  icons: { 'scroll-text': ScrollText },
  pages: [{ path: '/audit', title: msg`Audit`, code: 'audit', screen: () => import('./screen.tsx') }],
}
