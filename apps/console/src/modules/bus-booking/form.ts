// The form of a booking: one day, unless a last day is given.
import { busBooking } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { WeekdayChoices } from '../../lib/form/enum-choices.tsx'
import { schoolToday } from '../../lib/public-config.ts'
import { recordForm } from '../../lib/screen/record-form.ts'
import { RiderPicker, RouteSelect, StopSelect } from './choices.tsx'

export const bookingForm = recordForm('busBooking.list', busBooking, {
  create: { operation: 'busBooking.request', title: 'do.busBooking.request', done: msg`Seat booked` },
  fields: [
    { field: 'personId', label: msg`Student`, Control: RiderPicker },
    { field: 'routeId', Control: RouteSelect },
    { field: 'stopId', Control: StopSelect },
    ['startsOn', { field: 'endsOn', hint: msg`The same day unless another one is given.` }],
    { field: 'weekdays', group: true, Control: WeekdayChoices, hint: msg`None stands for every day of the route.` },
    'note',
  ],
  begin: () => ({ startsOn: schoolToday() }),
})
