// A month of the calendar: what is reserved day by day. A day leads to its venues side by side.
import { minutesOf, weekdays, writtenSpan } from '@isb/sdk/rules'
import { cn } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { comma, named } from '../../lib/base/words/i18n.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { closedOn, type CalendarReservation, type CalendarVenue, type VenueCalendar } from './calendar-data.ts'
import { fills } from './colors.ts'

/** How many of a day are named; the others are counted. */
const most = 3

interface MonthViewProps {
  calendar: VenueCalendar
  /** Those that are shown. */
  venues: readonly CalendarVenue[]
  reservations: readonly CalendarReservation[]
  /** The month, as `2026-11`. */
  month: string
  onOpen: (id: number) => void
  onDay: (day: string) => void
}

export function MonthView({ calendar: { days, today }, venues, reservations, month, onOpen, onDay }: MonthViewProps) {
  const when = useWhen()
  const onDays = Map.groupBy(
    reservations.toSorted((a, b) => minutesOf(a.startsAt) - minutesOf(b.startsAt)),
    ({ day }) => day,
  )
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <table className="h-full w-full table-fixed border-collapse">
        <caption className="sr-only">{when.month(`${month}-01`)}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="truncate border-b border-line p-2 text-left text-xs text-fg-2">
                {enumWord('Weekday', weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={week[0]}>
              {week.map((day, column) => {
                const taken = onDays.get(day) ?? []
                const closed = closedOn(venues, at * 7 + column)
                return (
                  <td
                    key={day}
                    className={cn(
                      'h-24 border border-line p-1 align-top max-sm:h-16',
                      !day.startsWith(month) && 'bg-canvas',
                      closed && 'bg-press',
                    )}
                  >
                    <div className="flex items-baseline gap-1">
                      <button
                        type="button"
                        aria-label={`${when.day(day)}. ${plural(taken.length, { one: '# reservation', other: '# reservations' })}`}
                        {...(day === today && { 'aria-current': 'date' as const })}
                        onClick={() => onDay(day)}
                        className={cn(
                          'min-w-6 shrink-0 rounded-sm px-1 text-left font-bold tabular-nums hover:bg-press touch:min-h-9',
                          !day.startsWith(month) && 'text-fg-2',
                          day === today && 'bg-lead text-on-lead hover:bg-lead-hover',
                        )}
                      >
                        {Number(day.slice(8))}
                      </button>
                      <span title={closed} className="truncate text-xs text-fg-2 max-sm:sr-only">
                        {closed}
                      </span>
                    </div>
                    {taken.length > 0 && <p className="px-1 text-xs text-fg-2 sm:hidden">{taken.length}</p>}
                    <ul className="mt-1 grid grid-cols-1 gap-0.5 max-sm:hidden">
                      {taken.slice(0, taken.length > most + 1 ? most : most + 1).map((each) => (
                        <li key={each.id}>
                          <Reservation {...each} venue={venues.find(({ id }) => id === each.venueId)!} onOpen={onOpen} />
                        </li>
                      ))}
                    </ul>
                    {taken.length > most + 1 && (
                      <button
                        type="button"
                        onClick={() => onDay(day)}
                        className="min-h-6 px-1 text-xs text-lead-text hover:underline max-sm:hidden"
                      >
                        {plural(taken.length - most, { one: '# more', other: '# more' })}
                      </button>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Reservation({
  id,
  title,
  status,
  venue,
  onOpen,
  ...span
}: CalendarReservation & { venue: CalendarVenue; onOpen: (id: number) => void }) {
  return (
    <button
      type="button"
      title={[writtenSpan(span), title, named(venue)].join(comma())}
      onClick={() => onOpen(id)}
      className={cn(
        'flex h-6 w-full items-center gap-1 rounded-sm border-l-3 px-1 text-left text-xs',
        fills[venue.type.color],
        status === 'Pending' && 'outline-1 -outline-offset-1 outline-current outline-dashed',
      )}
    >
      <span className="shrink-0 tabular-nums">{span.startsAt}</span>
      <span className="truncate">{title}</span>
      <span className="sr-only">{named(venue)}</span>
    </button>
  )
}
