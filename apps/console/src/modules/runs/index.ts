import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const runs: ConsoleModule = {
  pages: [{ path: '/imports', title: msg`My imports`, screen: () => import('./screen.tsx'), opens: ['run'], own: true }],
}
