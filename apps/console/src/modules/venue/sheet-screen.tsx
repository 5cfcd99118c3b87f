// The day sheet: what takes place where, for a caretaker's round or a venue's door.
import { writtenSpan } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { named, separator, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { useDay } from '../../lib/engine/page/day-steps.tsx'
import { DayPaper, type DeclaredPaper } from '../../lib/engine/print/day-paper.tsx'
import { RuledTable } from '../../lib/engine/print/paper.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { leftOutIn, type CalendarReservation, type CalendarVenue } from './calendar-data.ts'
import { extrasText } from './parts.tsx'

const route = getRouteApi('/_level/venue/sheet')

const paper: DeclaredPaper = {
  title: msg`Day sheet`,
  up: '/venue/calendar',
  failed: msg`The calendar could not be loaded`,
}

export default function DaySheet() {
  const { t } = useLingui()
  const { day: written } = useWhen()
  const { day } = useDay()
  const without = leftOutIn(route.useSearch())
  const read = useQuery(query('venue.calendar', { query: { from: day, to: day } }))
  const taken = Map.groupBy(read.data?.reservations ?? [], ({ venueId }) => venueId)
  const venues = read.data?.venues.filter(({ id }) => !without.has(id) && taken.has(id)) ?? []
  return (
    <DayPaper
      paper={paper}
      read={read}
      nothing={venues.length === 0 ? t`Nothing is reserved` : undefined}
      sheets={
        venues.length === 0
          ? []
          : [
              <article key={day} className="mx-auto grid w-full max-w-4xl min-w-160 gap-6 bg-surface p-8 print:min-w-0 print:p-0">
                <h2 className="text-xl font-bold">{written(day)}</h2>
                {venues.map((venue) => (
                  <VenueDay key={venue.id} venue={venue} reservations={taken.get(venue.id) ?? []} />
                ))}
              </article>,
            ]
      }
    />
  )
}

function VenueDay({ venue, reservations }: { venue: CalendarVenue; reservations: readonly CalendarReservation[] }) {
  const hours = venue.days[0]?.open.map(({ opens, closes }) => writtenSpan({ startsAt: opens, endsAt: closes })).join(separator())
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
        {named(venue)}
        <span className="font-normal text-fg-2">{hours || venue.days[0]?.closed}</span>
      </h3>
      <RuledTable heads={['time', 'title', 'person', 'people', 'extras', 'status'].map(fieldWord)}>
        {reservations.map(({ id, title, status, lesson, people, extras, setUp, startsAt, endsAt, ...reserver }) => (
          <tr key={id}>
            <td className="w-28 tabular-nums">{writtenSpan({ startsAt, endsAt })}</td>
            <td>{title}</td>
            <td className="w-40">{lesson ? sharedWord('venue.lesson') : personName(reserver)}</td>
            <td className="w-14 tabular-nums">{people}</td>
            <td className="w-56">{[extrasText(extras), setUp].filter(Boolean).join(' · ')}</td>
            <td className="w-28">{enumWord('ReservationStatus', status)}</td>
          </tr>
        ))}
      </RuledTable>
    </section>
  )
}
