// Parts of rows and panels of bookings.
import type { Schema } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { enumWord } from '../../lib/record/values.tsx'
import { named } from '../../lib/i18n.ts'

type Booking = Schema<'BusBooking'>

/** A route by its line and its name. */
export const routeText = (route: Booking['route']): string => `${route.lineNumber} · ${named(route)}`

/** The days of a booking: one, or the weekdays between two, perhaps of every other week. */
export const daysText = ({ startsOn, endsOn, weekdays, everyOtherWeek }: When): string =>
  [
    startsOn === endsOn ? startsOn : `${startsOn} – ${endsOn}`,
    ...weekdays.map((day) => enumWord('Weekday', day)),
    ...(everyOtherWeek ? [t`every other week`] : []),
  ].join(' ')
type When = Pick<Booking, 'startsOn' | 'endsOn' | 'weekdays' | 'everyOtherWeek'>
