import { msg } from '@lingui/core/macro'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { addedTab, found, type ConsoleModule } from '../../lib/declare/module.ts'

export const venue: ConsoleModule = {
  pages: [
    { path: '/venue/calendar', title: msg`Venue calendar`, code: 'venue:calendar', screen: () => import('./calendar-screen.tsx') },
    { path: '/venue/sheet', title: msg`Day sheet`, code: 'venue:calendar', screen: () => import('./sheet-screen.tsx') },
    { path: '/venue/mine', title: msg`My reservations`, screen: () => import('./mine-screen.tsx') },
    {
      path: '/venue/reservation',
      title: msg`Reservations`,
      code: 'venue:reservation',
      screen: () => import('./reservations-screen.tsx'),
      opens: ['venue-reservation'],
      finds: found({
        kind: 'reservation',
        operation: 'venue.listReservations',
        icon: 'calendar-check-2',
        item: ({ title, venue: where, day, startsAt, status }) => ({
          label: title,
          hint: [named(where), day, startsAt, sharedWord(`value.ReservationStatus.${status}`)].join(' · '),
        }),
      }),
      makes: [{ id: 'newReservation', label: 'do.venue.reserve', codes: ['venue:calendar:create'] }],
    },
    {
      path: '/venue/list',
      title: msg`All venues`,
      code: 'venue:list',
      screen: () => import('./venues-screen.tsx'),
      opens: ['venue'],
      finds: found({
        kind: 'venue',
        operation: 'venue.list',
        icon: 'landmark',
        item: ({ type, location, status, ...venue }) => ({
          label: named(venue),
          hint: [named(type), location, sharedWord(`value.VenueStatus.${status}`)].filter(Boolean).join(' · '),
        }),
      }),
      makes: [{ id: 'newVenue', label: 'do.venue.create', codes: ['venue:list:create'] }],
    },
    {
      path: '/venue/block',
      title: msg`Blocked dates`,
      code: 'venue:block',
      screen: () => import('./blocks-screen.tsx'),
      opens: ['venue-block'],
      makes: [{ id: 'newBlock', label: 'do.venue.createBlock', codes: ['venue:block:edit'] }],
    },
    {
      path: '/venue/type',
      title: msg`Venue types`,
      code: 'venue:type',
      screen: () => import('./types-screen.tsx'),
      opens: ['venue-type'],
    },
    {
      path: '/venue/statistics',
      title: 'menu.venue:statistics',
      code: 'venue:statistics',
      screen: () => import('./statistics-screen.tsx'),
    },
  ],
  tabs: [
    addedTab('staff.list', {
      id: 'reservations',
      label: msg`Reservations`,
      when: (_, { may }) => may('venue.listReservations'),
      words: 'venue',
      load: () => import('./person-reservations.tsx'),
    }),
  ],
  ways: {
    VENUE_TAKEN: { label: msg`Open the other reservation` },
    VENUE_RESERVATIONS_HIT: { label: msg`Cancel them too`, fills: { cancelReservations: true } },
  },
}
