import { sharedWord } from '../../lib/base/words/i18n.ts'
import { msg } from '@lingui/core/macro'
import { found, type ConsoleModule } from '../../lib/declare/module.ts'

export const bike: ConsoleModule = {
  pages: [
    {
      path: '/bike/list',
      title: msg`Bikes`,
      code: 'bike:list',
      screen: () => import('./bikes-screen.tsx'),
      opens: ['bike'],
      finds: found({
        kind: 'bike',
        operation: 'bike.list',
        icon: 'bike',
        item: ({ number, brand, location, status }) => ({
          label: number,
          hint: [brand, location, sharedWord(`value.BikeStatus.${status}`)].filter(Boolean).join(' · '),
        }),
      }),
      makes: [{ id: 'newBike', label: 'do.bike.create', codes: ['bike:list:create'] }],
    },
    {
      path: '/bike/rent',
      title: msg`Rent requests`,
      code: 'bike:rent',
      screen: () => import('./rents-screen.tsx'),
      opens: ['bike-rent'],
      makes: [{ id: 'newRent', label: msg`Record a rent`, codes: ['bike:rent:create', 'bike:rent:on-behalf'] }],
    },
    {
      path: '/bike/return',
      title: msg`Return requests`,
      code: 'bike:return',
      screen: () => import('./returns-screen.tsx'),
      opens: ['bike-return'],
    },
    {
      path: '/settings/bikes',
      title: msg`Bike settings`,
      code: 'bike:list:settings',
      settings: msg({ message: 'Bikes', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
      opens: ['bike-setting'],
    },
  ],
  ways: {
    BIKE_NOT_AVAILABLE: { label: msg`Open the bike` },
    BIKE_LIMIT_REACHED: { label: msg`Open the other rent` },
    BIKE_REQUESTED: { label: msg`Open the other request` },
  },
}
