import { type Schema } from '@isb/sdk'
import { whyClosed } from '@isb/sdk/rules'
import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'

type Reservation = Pick<Schema<'VenueReservation'>, 'venue' | 'day' | 'startsAt' | 'endsAt' | 'status'>

/** What decides a request: whether the venue is still open then. That nothing is reserved twice holds of every request. */
export function Verdict({ row: { venue, day, status, ...span } }: { row: Reservation }) {
  const { t } = useLingui()
  const { data } = useQuery({
    ...query('venue.day', { path: { venueId: venue.id }, query: { day } }),
    enabled: status === 'Pending',
  })
  if (!data) return null
  const why = whyClosed({ open: data.open, why: null }, span)
  const closed = why && (data.closed || sharedWord(`reason.${why.reason}`, 'values' in why ? why.values : {}))
  return <Note tone={closed ? 'bad' : 'good'}>{closed || t`Open then, and nothing clashes.`}</Note>
}

/** The same below a request in the queue, and the way to its day. */
export function VerdictAndDay({ row }: { row: Reservation }) {
  const { t } = useLingui()
  const { may } = useCaller()
  return (
    <>
      <Verdict row={row} />
      {may('venue.calendar') && (
        <p>
          <RecordLink to="/venue/calendar" search={{ day: row.day }}>
            {t`That day in the calendar`}
          </RecordLink>
        </p>
      )}
    </>
  )
}
