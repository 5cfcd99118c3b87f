import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const audit: ConsoleModule = {
  pages: [{ path: '/audit', title: msg`Audit`, code: 'audit', screen: () => import('./screen.tsx') }],
}
