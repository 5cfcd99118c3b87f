// Parts of rows and panels of bookings.
import type { Schema } from '@isb/sdk'
import { enumWord } from '../../lib/record/values.tsx'
import { named } from '../../lib/i18n.ts'

type Booking = Schema<'BusBooking'>

/** A route by its line and its name. */
export const routeText = (route: Booking['route']): string => `${route.lineNumber} · ${named(route)}`

/** The days of a booking: one, or the weekdays between two. */
export const daysText = ({ startsOn, endsOn, weekdays }: Pick<Booking, 'startsOn' | 'endsOn' | 'weekdays'>): string =>
  [startsOn === endsOn ? startsOn : `${startsOn} – ${endsOn}`, ...weekdays.map((day) => enumWord('Weekday', day))].join(' ')
