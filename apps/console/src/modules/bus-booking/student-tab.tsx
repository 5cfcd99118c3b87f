import { Note, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { named } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query } from '../../lib/query.ts'
import { RecordLink } from '../../lib/record/record-link.tsx'
import { EnumValue } from '../../lib/record/values.tsx'
import { daysText, routeText } from './parts.tsx'

/** The bus bookings of the student whose panel it stands in, the latest first. */
export default function StudentTab({ row: { id: personId } }: { row: { readonly id: number } }) {
  const { t } = useLingui()
  const asked = query('busBooking.list', { query: { personId, sort: '-startsOn', pageSize: 50 } })
  const { data, error, isFetching, refetch } = useQuery({ ...asked, meta: { quiet: true } })
  if (error && !data)
    return <NotLoaded title={t`The bus bookings did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.records.length === 0) return <Note tone="live">{t`No seat on a bus is booked for this student.`}</Note>
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line">
        {data.records.map((booking) => (
          <li key={booking.id} className="grid gap-1 py-2">
            <span className="flex flex-wrap items-center gap-2">
              <RecordLink to="/bus-booking" search={{ id: booking.id }}>
                {routeText(booking.route)}
              </RecordLink>
              <EnumValue kind="Confirmation" value={booking.confirmation} />
            </span>
            <span className="text-fg-2">
              {named(booking.stop)} · {daysText(booking)}
            </span>
          </li>
        ))}
      </ul>
      {data.total > data.records.length && (
        <p className="pt-3">
          <RecordLink to="/bus-booking" search={{ personId }}>
            <Trans>All bus bookings</Trans>
          </RecordLink>
        </p>
      )}
    </>
  )
}
