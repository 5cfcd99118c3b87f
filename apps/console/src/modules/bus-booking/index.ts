import { msg } from '@lingui/core/macro'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { addedRemark, addedTab, found, type ConsoleModule } from '../../lib/declare/module.ts'

const seats = { id: 'bus', label: msg`Bus`, words: 'bus-booking', load: () => import('./student-tab.tsx') } as const

export const busBooking: ConsoleModule = {
  pages: [
    {
      path: '/bus-booking',
      title: 'module.busBooking',
      code: 'bus-booking',
      screen: () => import('./bookings-screen.tsx'),
      opens: ['bus-booking'],
      finds: found({
        kind: 'bus-booking',
        operation: 'busBooking.list',
        icon: 'ticket',
        item: ({ person, route, stop, startsOn, confirmation }) => ({
          label: personName(person),
          hint: [`${route.lineNumber} ${named(route)}`, named(stop), startsOn, sharedWord(`value.Confirmation.${confirmation}`)].join(
            ' · ',
          ),
        }),
      }),
      makes: [{ id: 'newBusBooking', label: 'do.busBooking.request', codes: ['bus-booking:create'] }],
    },
    {
      path: '/settings/bus-booking',
      title: msg`Bus booking settings`,
      code: 'bus-booking:settings',
      settings: msg({ message: 'Bus booking', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
      opens: ['bus-booking-setting'],
    },
    {
      path: '/bus-booking/changes',
      title: 'menu.bus-booking:changes',
      code: 'bus-booking:changes',
      screen: () => import('./changes-screen.tsx'),
    },
    { path: '/bus-booking/riders', title: msg`Rider list`, code: 'bus-booking', screen: () => import('./riders-screen.tsx') },
  ],
  tabs: [
    addedTab('student.list', { ...seats, when: (_, { may }) => may('busBooking.list') }),
    addedTab('staff.list', { ...seats, when: ({ type }, { may }) => type === 'student' && may('busBooking.list') }),
  ],
  remarks: [
    addedRemark('absence.list', {
      words: 'bus-booking',
      when: ({ status }, { may }) => status === 'Normal' && may('busBooking.freed'),
      load: () => import('./freed-remark.tsx'),
    }),
  ],
  ways: {
    BUS_BOOKING_TWICE: { label: msg`Open the other booking` },
    BUS_BOOKING_ELSEWHERE: { label: msg`Open the other booking` },
  },
}
