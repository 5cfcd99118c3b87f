import { msg } from '@lingui/core/macro'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { found, type ConsoleModule } from '../../lib/declare/module.ts'

export const bus: ConsoleModule = {
  cards: { code: 'bus', load: () => import('./cards.tsx') },
  pages: [
    { path: '/bus', title: 'module.bus', code: 'bus', screen: () => import('./tracking-screen.tsx') },
    { path: '/bus/day', title: msg`Bus runs`, code: 'bus', screen: () => import('./runs-screen.tsx'), opens: ['bus-run'] },
    { path: '/bus/replay', title: msg`Replay of a run`, code: 'bus', screen: () => import('./replay-screen.tsx') },
    { path: '/bus/code', title: msg`Sign-in codes for the day`, code: 'bus:run', screen: () => import('./codes-screen.tsx') },
    { path: '/bus/run', title: 'menu.bus:attend', code: 'bus:attend', screen: () => import('./run/run-screen.tsx') },
    {
      path: '/bus/route',
      title: msg`Bus routes`,
      code: 'bus',
      screen: () => import('./routes-screen.tsx'),
      opens: ['bus-route'],
      finds: found({
        kind: 'bus-route',
        operation: 'bus.list',
        icon: 'bus-front',
        item: ({ lineNumber, direction, startsAt, ...route }) => ({
          label: `${lineNumber} ${named(route)}`,
          hint: [sharedWord(`value.BusDirection.${direction}`), startsAt].filter(Boolean).join(' · '),
        }),
      }),
      makes: [{ id: 'newBusRoute', label: 'do.bus.create', codes: ['bus:edit'] }],
    },
    {
      path: '/bus/stop',
      title: msg`Bus stops`,
      code: 'bus',
      screen: () => import('./stops-screen.tsx'),
      opens: ['bus-stop'],
      finds: found({
        kind: 'bus-stop',
        operation: 'bus.listStops',
        icon: 'map-pin',
        item: (stop) => ({ label: named(stop), hint: stop.note }),
      }),
    },
    { path: '/bus/tracker', title: msg`Trackers`, code: 'bus:edit', screen: () => import('./trackers-screen.tsx') },
    {
      path: '/settings/bus',
      title: msg`Bus settings`,
      code: 'bus:settings',
      settings: msg({ message: 'Bus', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
      opens: ['bus-setting'],
    },
    {
      path: '/bus/vehicle',
      title: msg`Buses`,
      code: 'bus',
      screen: () => import('./vehicles-screen.tsx'),
      opens: ['bus-vehicle'],
      finds: found({
        kind: 'bus-vehicle',
        operation: 'bus.listVehicles',
        icon: 'bus-front',
        item: ({ plate, note, status }) => ({ label: plate, hint: note || sharedWord(`value.BusVehicleStatus.${status}`) }),
      }),
    },
  ],
}
