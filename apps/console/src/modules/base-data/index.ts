import { msg } from '@lingui/core/macro'
import { found, type ConsoleModule } from '../../lib/module.ts'

export const baseData: ConsoleModule = {
  pages: [
    {
      path: '/base-data',
      title: 'module.baseData',
      code: 'base-data',
      screen: () => import('./screen.tsx'),
      opens: ['base-data-run'],
      finds: found({
        kind: 'bundle',
        operation: 'baseData.list',
        icon: 'refresh-cw',
        item: ({ id, name, format }) => ({ label: name, hint: [id, format].filter(Boolean).join(' · ') }),
      }),
    },
    {
      path: '/settings/base-data',
      title: msg`Base data settings`,
      code: 'base-data',
      settings: msg({ message: 'Base data', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
      opens: ['roster-source'],
    },
    { path: '/base-data/changes', title: 'file.baseDataChanges', code: 'base-data', screen: () => import('./changes-screen.tsx') },
  ],
}
