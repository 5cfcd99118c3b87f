import { Empty, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { named } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { When } from './parts.tsx'

/** How many are shown; the list of reservations has the others. */
const most = 20

/** The reservations of a person, the latest day first. */
export default function PersonReservations({ row: { id: personId } }: { row: { readonly id: number } }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(
    query('venue.listReservations', { query: { personId, sort: '-day', pageSize: most } }),
  )
  if (error && !data)
    return <NotLoaded title={t`The reservations did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.total === 0) return <Empty subject="calendar" title={t`No reservations`} text={t`This person has reserved no venue.`} />
  const more = data.total - data.records.length
  return (
    <>
      <ul className="divide-y divide-line">
        {data.records.map((each) => (
          <li key={each.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <RecordLink to="/venue/reservation" search={{ id: each.id }}>
                {each.title}
              </RecordLink>
              <span className="block truncate text-xs text-fg-2">
                {named(each.venue)} · <When row={each} />
              </span>
            </span>
            <EnumValue kind="ReservationStatus" value={each.status} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="pt-2">
          <RecordLink to="/venue/reservation" search={{ personId }}>
            {plural(more, { one: '# more reservation', other: '# more reservations' })}
          </RecordLink>
        </p>
      )}
    </>
  )
}
