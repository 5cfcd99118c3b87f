// A week of the calendar as a list: what is reserved, day by day, in the order of time.
import { minutesOf, writtenSpan } from '@isb/sdk/rules'
import { Empty } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { closedOn, type CalendarReservation, type CalendarVenue, type VenueCalendar } from './calendar-data.ts'
import { ColorDot } from './parts.tsx'

interface ListViewProps {
  calendar: VenueCalendar
  /** Those that are shown. */
  venues: readonly CalendarVenue[]
  reservations: readonly CalendarReservation[]
  onOpen: (id: number) => void
}

export function ListView({ calendar: { days }, venues, reservations, onOpen }: ListViewProps) {
  const { t } = useLingui()
  const when = useWhen()
  const onDays = Map.groupBy(
    reservations.toSorted((a, b) => minutesOf(a.startsAt) - minutesOf(b.startsAt)),
    ({ day }) => day,
  )
  if (reservations.length === 0)
    return (
      <Empty subject="calendar" title={t`Nothing is reserved`} text={t`Nothing is reserved in this week in the venues that are shown.`} />
    )
  return (
    <div className="min-h-0 flex-1 overflow-auto px-4 pb-6 sm:px-6">
      {days.map((day, at) => {
        const taken = onDays.get(day) ?? []
        const closed = closedOn(venues, at)
        if (taken.length === 0) return null
        return (
          <section key={day} className="mt-4">
            <h3 className="flex items-baseline gap-3 pb-1 font-bold">
              {when.day(day)}
              <span className="font-normal text-fg-2">{closed}</span>
            </h3>
            <ul className="divide-y divide-line border-y border-line">
              {taken.map((reservation) => {
                const { id, title, lesson, status, venueId } = reservation
                const venue = venues.find((each) => each.id === venueId)!
                return (
                  <li key={id}>
                    <button
                      type="button"
                      onClick={() => onOpen(id)}
                      className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-1 py-2 text-left hover:bg-hover"
                    >
                      <span className="w-24 shrink-0 tabular-nums">{writtenSpan(reservation)}</span>
                      <span className="min-w-0 flex-1">
                        <span className="block font-bold">{title}</span>
                        <span className="block text-fg-2">{lesson ? sharedWord('venue.lesson') : personName(reservation)}</span>
                      </span>
                      <span className="flex items-center gap-2">
                        <ColorDot color={venue.type.color} />
                        {named(venue)}
                      </span>
                      <EnumValue kind="ReservationStatus" value={status} />
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
