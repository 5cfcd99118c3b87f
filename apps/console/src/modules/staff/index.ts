import { t } from '@lingui/core/macro'
import { msg } from '@lingui/core/macro'
import { found, type ConsoleModule } from '../../lib/declare/module.ts'
import { bareName } from '../../lib/engine/record/person-name.tsx'

export const staff: ConsoleModule = {
  pages: [
    {
      path: '/upms/staff',
      title: msg`Staff`,
      code: 'upms:staff',
      screen: () => import('./screen.tsx'),
      opens: ['staff'],
      finds: found({
        kind: 'person',
        heading: msg`People`,
        operation: 'staff.list',
        icon: 'user-round',
        item: (person) => {
          const name = bareName(person)
          const other = name === person.name ? person.nameZh : person.name
          return {
            label: name,
            hint: [other, person.email].filter(Boolean).join(t({ message: ', ', comment: 'between a name and an address' })),
          }
        },
      }),
      makes: [{ id: 'newAccount', label: msg`New account`, codes: ['upms:staff:create'] }],
    },
  ],
  cards: { code: 'upms:staff', load: () => import('./cards.tsx') },
}
