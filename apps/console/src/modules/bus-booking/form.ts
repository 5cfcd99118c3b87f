// The form of a booking: one day, unless a last day is given.
import { busBooking } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { createElement } from 'react'
import { WeekdayChoices } from '../../lib/engine/form/late-choices.ts'
import { latePart } from '../../lib/base/lazy/late.tsx'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { actionForm, recordForm } from '../../lib/screen/record-form.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'

const RiderPicker = latePart(() => import('./choices.tsx'), 'RiderPicker')
const RouteSelect = latePart(() => import('./choices.tsx'), 'RouteSelect')
const StopSelect = latePart(() => import('./choices.tsx'), 'StopSelect')
const Seats = latePart(() => import('./seats.tsx'), 'Seats')
const LastDay = latePart(() => import('./choices.tsx'), 'LastDay')

export const bookingForm = recordForm('busBooking.list', busBooking, {
  create: {
    operation: 'busBooking.request',
    title: 'do.busBooking.request',
    done: ({ confirmation, waitingDays }) => {
      if (confirmation === 'Pending') return t`Seat requested. The office confirms it.`
      if (waitingDays === 0) return t`Seat booked`
      return t`Booked, with ${plural(waitingDays, { one: '# day', other: '# days' })} on the waiting list`
    },
  },
  fields: [
    { field: 'personId', label: msg`Student`, Control: RiderPicker },
    { field: 'routeId', Control: RouteSelect, hint: (values) => createElement(Seats, { values }) },
    { field: 'stopId', Control: StopSelect },
    ['startsOn', { field: 'endsOn', Control: LastDay, hint: msg`Leave empty for the same day.` }],
    { field: 'weekdays', group: true, Control: WeekdayChoices, hint: msg`Choose none for every day that the route runs.` },
    { field: 'everyOtherWeek', hint: msg`Beginning with the week of the first day.` },
    'note',
  ],
  begin: () => ({ startsOn: schoolToday() }),
})

export const leaveOutForm = actionForm('busBooking.list', busBooking, {
  operation: 'busBooking.leaveOut',
  title: ({ person }) => {
    const who = personName(person)
    return t`Leave out a day for ${who}`
  },
  verb: 'do.busBooking.leaveOut',
  done: msg`The day is left out`,
  fields: [{ field: 'day', hint: msg`The seat of that day goes to the next in line.` }],
  begin: ({ startsOn }) => ({ day: startsOn > schoolToday() ? startsOn : schoolToday() }),
})

export const moveDayForm = actionForm('busBooking.list', busBooking, {
  operation: 'busBooking.moveDay',
  title: ({ person }) => {
    const who = personName(person)
    return t`Move a day of ${who} to another route`
  },
  verb: 'do.busBooking.moveDay',
  done: msg`The day is moved`,
  fields: [
    { field: 'day', hint: msg`On all other days the booking stays as it is.` },
    { field: 'routeId', Control: RouteSelect },
    { field: 'stopId', Control: StopSelect },
  ],
  begin: ({ startsOn, stop }) => ({ day: startsOn > schoolToday() ? startsOn : schoolToday(), stopId: stop.id }),
})

export const rideAgainForm = actionForm('busBooking.list', busBooking, {
  operation: 'busBooking.rideAgain',
  title: ({ person }) => {
    const who = personName(person)
    return t`Request a day again for ${who}`
  },
  verb: 'do.busBooking.rideAgain',
  done: msg`The seat has been requested again`,
  fields: [{ field: 'day', hint: msg`A day that was left out. If the bus is full, the student joins the waiting list.` }],
  begin: ({ daysOut }) => ({ day: daysOut.find((day) => day >= schoolToday()) ?? '' }),
})
