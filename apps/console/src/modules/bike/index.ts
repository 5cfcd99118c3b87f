import { Bike, KeyRound, Undo2 } from 'lucide-react'
import { sharedWord } from '../../lib/i18n.ts'
import { finds } from '../../lib/module.ts'
import { msg } from '@lingui/core/macro'
import type { ConsoleModule } from '../../lib/module.ts'

export const bike: ConsoleModule = {
  icons: { bike: Bike, 'key-round': KeyRound, 'undo-2': Undo2 },
  pages: [
    { path: '/bike/list', title: msg`Bikes`, code: 'bike:list', screen: () => import('./bikes-screen.tsx') },
    { path: '/bike/rent', title: msg`Rent requests`, code: 'bike:rent', screen: () => import('./rents-screen.tsx') },
    { path: '/bike/return', title: msg`Return requests`, code: 'bike:return', screen: () => import('./returns-screen.tsx') },
    {
      path: '/settings/bikes',
      title: msg`Bike settings`,
      code: 'bike:list:settings',
      settings: msg({ message: 'Bikes', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
    },
  ],
  folders: { '/bike': '/bike/list' },
  records: [
    finds({
      kind: 'bike',
      heading: msg`Bikes`,
      operation: 'bike.list',
      path: '/bike/list',
      code: 'bike:list',
      icon: Bike,
      item: ({ number, brand, location, status }) => ({
        label: number,
        hint: [brand, location, sharedWord(`value.BikeStatus.${status}`)].filter(Boolean).join(' · '),
      }),
    }),
  ],
  makers: [
    { id: 'newBike', label: 'do.bike.create', path: '/bike/list', codes: ['bike:list:create'] },
    { id: 'newRent', label: msg`Record a rent`, path: '/bike/rent', codes: ['bike:rent:create', 'bike:rent:on-behalf'] },
  ],
  places: {
    bike: { path: '/bike/list', code: 'bike:list' },
    'bike-rent': { path: '/bike/rent', code: 'bike:rent' },
    'bike-return': { path: '/bike/return', code: 'bike:return' },
    'bike-setting': { path: '/settings/bikes', code: 'bike:list:settings' },
  },
}
