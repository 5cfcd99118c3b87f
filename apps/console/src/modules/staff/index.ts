import { UserRound, Users } from 'lucide-react'
import { t } from '@lingui/core/macro'
import { named } from '../../lib/i18n.ts'
import { finds } from '../../lib/module.ts'
import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const staff: ConsoleModule = {
  icons: { users: Users },
  pages: [{ path: '/upms/staff', title: msg`Staff`, code: 'upms:staff', screen: () => import('./screen.tsx') }],
  records: [
    finds({
      kind: 'person',
      heading: msg`People`,
      operation: 'staff.list',
      path: '/upms/staff',
      code: 'upms:staff',
      icon: UserRound,
      item: (person) => {
        const name = named(person)
        const other = name === person.name ? person.nameZh : person.name
        return {
          label: name,
          hint: [other, person.email].filter(Boolean).join(t({ message: ', ', comment: 'between a name and an address' })),
        }
      },
    }),
  ],
  makers: [{ id: 'newAccount', label: msg`New account`, path: '/upms/staff', codes: ['upms:staff:create'] }],
  cards: { code: 'upms:staff', load: () => import('./cards.tsx') },
  places: { staff: { path: '/upms/staff', code: 'upms:staff' } },
}
