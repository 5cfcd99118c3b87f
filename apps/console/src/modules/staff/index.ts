import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const staff: ConsoleModule = {
  pages: [{ path: '/upms/staff', title: msg`Staff`, code: 'upms:staff', screen: () => import('./screen.tsx') }],
}
