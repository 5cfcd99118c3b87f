import type { Schema } from '@isb/sdk'
import { Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { When } from './parts.tsx'

/** Every day of a reservation's series, and what became of each. */
export default function SeriesDays({ row: { id, series } }: { row: Pick<Schema<'VenueReservation'>, 'id' | 'series'> }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(
    query('venue.listReservations', { query: { seriesId: series?.id ?? 0, sort: 'day', pageSize: 400 } }),
  )
  if (error && !data) return <NotLoaded title={t`The series did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  return (
    <ul className="divide-y divide-line">
      {data.records.map((each) => (
        <li key={each.id} className="flex items-center justify-between gap-3 py-2">
          {each.id === id ? (
            <strong>
              <When row={each} />
            </strong>
          ) : (
            <RecordLink to="/venue/reservation" search={{ id: each.id, tab: 'series' }}>
              <When row={each} />
            </RecordLink>
          )}
          <EnumValue kind="ReservationStatus" value={each.status} />
        </li>
      ))}
    </ul>
  )
}
