import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const account: ConsoleModule = {
  pages: [{ path: '/account', title: msg`My account`, screen: () => import('./screen.tsx') }],
}
