import { ShieldCheck } from 'lucide-react'
import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const roles: ConsoleModule = {
  icons: { 'shield-check': ShieldCheck },
  pages: [{ path: '/upms/role', title: msg`Roles`, code: 'upms:role', screen: () => import('./screen.tsx') }],
  makers: [{ id: 'newRole', label: msg`New role`, path: '/upms/role', codes: ['upms:role:create'] }],
  cards: { code: 'upms:role', load: () => import('./cards.tsx') },
  places: { role: { path: '/upms/role', code: 'upms:role' } },
}
