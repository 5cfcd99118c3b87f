// Parts of rows and panels of bookings.
import type { Schema } from '@isb/sdk'
import { StatusChip } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { named } from '../../lib/base/words/i18n.ts'
import { weekdaysText } from '../../lib/engine/record/weekdays.ts'
import { dayText } from '../../lib/engine/record/when.ts'

type Booking = Schema<'BusBooking'>

/** A route by its line and its name. */
export const routeText = (route: Booking['route']): string => `${route.lineNumber} · ${named(route)}`

/** The days of a booking: one, or the weekdays between two, perhaps of every other week. */
export const daysText = ({ startsOn, endsOn, term, weekdays, everyOtherWeek }: When): string => {
  if (startsOn === endsOn) return dayText(startsOn)
  const until = term ? t`${dayText(startsOn)} to the end of ${named(term)}` : `${dayText(startsOn)} – ${dayText(endsOn)}`
  return [until, weekdaysText(weekdays), everyOtherWeek && t`every other week`].filter(Boolean).join(' · ')
}
type When = Pick<Booking, 'startsOn' | 'endsOn' | 'term' | 'weekdays' | 'everyOtherWeek'>

/** What a confirmation of a pending booking would do, by the seats that are free on the fullest day. */
export const ifConfirmed = ({ free, placeInLine }: Booking) => {
  if (free === null) return null
  if (free === 0) return <StatusChip tone="bad" bare>{t`Full, number ${placeInLine ?? 1} in line`}</StatusChip>
  return (
    <StatusChip tone={free === 1 ? 'waiting' : 'good'} bare>
      {free === 1 ? t`Last seat` : t`${plural(free, { one: '# seat free', other: '# seats free' })}`}
    </StatusChip>
  )
}
