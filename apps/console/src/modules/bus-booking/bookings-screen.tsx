// The bookings of seats: the day's runs with how full they are, and below them what waits to be decided.
import { busBooking } from '@isb/sdk/metadata'
import { whyNotMoveBooking } from '@isb/sdk/rules'
import { listOf } from '@isb/words'
import { msg, plural, t } from '@lingui/core/macro'
import { ArrowLeftRight, CalendarMinus, CalendarPlus, CircleOff, Handshake } from 'lucide-react'
import { locale, named } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { RouteName } from '../../lib/engine/record/line-name.tsx'
import { dayText } from '../../lib/engine/record/when.ts'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { personFilter } from '../../lib/engine/picker/filter-look-up.ts'
import { useAround } from './around.tsx'
import { bookingForm, leaveOutForm, moveDayForm, rideAgainForm } from './form.ts'
import { daysText, ifConfirmed, routeText } from './parts.tsx'

export default listScreen('busBooking.list', busBooking, {
  name: 'bus-bookings',
  title: 'module.busBooking',
  text: 'module.busBooking.text',
  search: msg`Name, pinyin, route or stop`,
  empty: { subject: 'calendar', title: msg`No bookings yet`, text: msg`Families book in the app, the office books here.` },
  useAround,
  columns: [
    { field: 'person', width: 'minmax(8rem, 1fr)' },
    { field: 'route', width: 'minmax(9rem, 1fr)', cell: ({ route }) => <RouteName route={route} /> },
    { field: 'stop', width: 'minmax(7.5rem, 1fr)', cell: ({ stop }) => named(stop) },
    { field: 'startsOn', header: msg`When`, width: 'minmax(17rem, 6fr)', hidden: 'narrow', cell: daysText },
    {
      field: 'free',
      header: msg`If you confirm`,
      width: '9rem',
      cell: ifConfirmed,
    },
    { field: 'waitingDays', width: '6.5rem', card: 'none', hidden: 'narrow' },
    { field: 'requestedAt', width: '9rem', card: 'none', hidden: 'narrow' },
    { field: 'confirmation', width: '8rem' },
  ],
  tabs: {
    field: 'confirmation',
    more: { id: 'waiting', label: msg({ message: 'Waiting', context: 'for a seat' }), after: 'Pending', query: { waiting: true } },
  },
  filters: { routeId: 'hidden', personId: personFilter('busBooking.list', 'busBooking.people') },
  rowName: ({ person }) => personName(person),
  forms: [bookingForm, leaveOutForm, moveDayForm, rideAgainForm],
  create: bookingForm.create,
  queue: {
    whyNot: (row) => whyNotMoveBooking(row, 'confirm'),
    undo: 'busBooking.undo',
    asked: 'busBooking.request',
    ended: { Cancelled: 'busBooking.cancel' },
    confirm: {
      operation: 'busBooking.confirm',
      label: msg`Confirm booking`,
      done: ({ person, route, waitingDays }) => ({
        title: t`The booking of ${personName(person)} is confirmed`,
        text: waitingDays > 0 ? t`${plural(waitingDays, { one: '# day in line', other: '# days in line' })}` : routeText(route),
      }),
      doneMany: (count) => t`${plural(count, { one: '# booking confirmed', other: '# bookings confirmed' })}`,
    },
    reject: {
      operation: 'busBooking.reject',
      label: msg`Reject booking`,
      asks: ({ person }) => ({ title: t`Reject the booking of ${personName(person)}?` }),
      asksMany: (count) => ({ title: t`${plural(count, { one: 'Reject # booking?', other: 'Reject # bookings?' })}` }),
      done: ({ person, route }) => ({ title: t`The booking of ${personName(person)} was rejected`, text: routeText(route) }),
      doneMany: (count) => t`${plural(count, { one: '# booking rejected', other: '# bookings rejected' })}`,
    },
  },
  settings: { operation: 'busBooking.updateSettings', path: '/settings/bus-booking', label: msg`Bus booking settings` },
  actions: [
    {
      id: 'leaveOut',
      label: 'do.busBooking.leaveOut',
      icon: CalendarMinus,
      when: ({ seatDays, waitingDays }) => seatDays + waitingDays > 0,
      ...leaveOutForm,
    },
    {
      id: 'moveDay',
      label: 'do.busBooking.moveDay',
      icon: ArrowLeftRight,
      when: ({ seatDays, waitingDays }) => seatDays + waitingDays > 0,
      ...moveDayForm,
    },
    {
      id: 'rideAgain',
      label: 'do.busBooking.rideAgain',
      icon: CalendarPlus,
      when: ({ confirmation, daysOut }) => confirmation === 'Confirmed' && daysOut.some((day) => day >= schoolToday()),
      ...rideAgainForm,
    },
    {
      operation: 'busBooking.meet',
      label: 'do.busBooking.meet',
      icon: Handshake,
      when: ({ met, route }) => !met && route.direction === 'FromSchool',
      done: ({ person }) => t`${personName(person)} is handed to a named adult`,
    },
    {
      operation: 'busBooking.notMeet',
      label: 'do.busBooking.notMeet',
      icon: Handshake,
      when: ({ met }) => met,
      done: ({ person }) => t`${personName(person)} need not be met`,
    },
    {
      operation: 'busBooking.cancel',
      label: 'do.busBooking.cancel',
      icon: CircleOff,
      danger: true,
      apart: true,
      when: (row) => whyNotMoveBooking(row, 'cancel') === null,
      asks: ({ person }) => ({
        title: t`Cancel the booking of ${personName(person)}?`,
        text: t`From today on, its seats go to those who are waiting.`,
      }),
      done: ({ person }) => t`The booking of ${personName(person)} is cancelled`,
    },
  ],
  panel: {
    title: ({ person }) => personName(person),
    lines: [
      'confirmation',
      { id: 'free', label: msg`If you confirm`, when: ({ free }) => free !== null, value: ifConfirmed },
      { id: 'route', value: ({ route }) => routeText(route) },
      { id: 'stop', value: ({ stop }) => named(stop) },
      { id: 'startsOn', label: msg`When`, value: daysText },
      { id: 'met', when: ({ met }) => met, value: () => t`Yes, whatever the grade` },
      { id: 'daysOut', value: ({ daysOut }) => listOf(locale(), daysOut.map(dayText)) || null },
      'seatDays',
      'waitingDays',
      {
        id: 'placeInLine',
        when: ({ free, placeInLine }) => free === null && placeInLine !== null,
        value: ({ placeInLine }) => placeInLine,
      },
      'note?',
      'submittedBy?',
      'requestedAt',
      'decidedBy?',
      'decidedAt?',
      'reason?',
    ],
  },
})
