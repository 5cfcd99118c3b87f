import { msg } from '@lingui/core/macro'
import { found, type ConsoleModule } from '../../lib/declare/module.ts'

export const homeroom: ConsoleModule = {
  cards: { code: 'homeroom', load: () => import('./cards.tsx') },
  pages: [
    {
      path: '/homeroom',
      title: 'module.homeroom',
      code: 'homeroom',
      screen: () => import('./screen.tsx'),
      opens: ['homeroom'],
      finds: found({
        kind: 'homeroom',
        operation: 'homeroom.list',
        icon: 'school',
        item: ({ name, schoolYear, campus }) => ({ label: name, hint: [schoolYear, campus].filter(Boolean).join(' · ') }),
      }),
      makes: [{ id: 'newHomeroom', label: 'do.homeroom.create', codes: ['homeroom:create'] }],
    },
    {
      path: '/homeroom/next-year',
      title: msg`Next year`,
      code: 'homeroom:roll-over',
      screen: () => import('./next-year/screen.tsx'),
      opens: ['roll-over'],
    },
    {
      path: '/homeroom/print',
      title: msg`Print class lists`,
      code: 'homeroom',
      screen: () => import('./print/print-screen.tsx'),
    },
  ],
}
