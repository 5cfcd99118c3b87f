import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/declare/module.ts'

export const home: ConsoleModule = {
  pages: [{ path: '/', title: msg`Home`, screen: () => import('./screen.tsx') }],
}
