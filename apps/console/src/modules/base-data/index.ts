import { msg } from '@lingui/core/macro'
import { addedRemark, addedTab, found, type ConsoleModule } from '../../lib/declare/module.ts'

const roster = { id: 'roster', label: msg`Roster`, words: 'base-data', load: () => import('./person-tab.tsx') } as const
const remark = { words: 'base-data', load: () => import('./remark.tsx') } as const

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
  tabs: [
    addedTab('student.list', { ...roster, when: (_, { may }) => may('baseData.person') }),
    addedTab('staff.list', { ...roster, when: ({ type, service }, { may }) => type !== 'other' && !service && may('baseData.person') }),
  ],
  remarks: [
    addedRemark('student.list', { ...remark, when: (_, { may }) => may('baseData.person') }),
    addedRemark('staff.list', { ...remark, when: ({ source }, { may }) => source === 'synced' && may('baseData.person') }),
  ],
}
