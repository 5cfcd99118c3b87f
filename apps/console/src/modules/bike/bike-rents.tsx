import type { Schema } from '@isb/sdk'
import { Empty, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import type { Bike } from './data.ts'
import { Due } from './parts.tsx'
import { PersonName } from '../../lib/engine/record/person-name.tsx'

/** How many are shown before the list itself has the others. */
const pageSize = 10

/** Who has had a bike last. */
export default function BikeRents({ row: { id, number } }: { row: Bike }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('bike.listRents', { query: { bikeId: id, pageSize, sort: '-requestedAt' } }))
  if (!data)
    return error ? (
      <NotLoaded title={t`The rents did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className="grid gap-4" role="status" aria-label={t`Loading`}>
        {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    )
  if (data.total === 0) return <Empty subject="bike" title={t`Nobody has rented it yet`} text={t`Rents of this bike appear here.`} />
  const { total } = data
  return (
    <>
      <ul className="-my-3 grid divide-y divide-line">
        {data.records.map((rent) => (
          <li key={rent.id} className="py-3">
            <Line rent={rent} />
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <p>
          <RecordLink to="/bike/rent" search={{ bikeId: id, confirmation: 'all' }}>
            <Trans>
              All {total} rents of {number}
            </Trans>
          </RecordLink>
        </p>
      )}
    </>
  )
}

function Line({ rent }: { rent: Schema<'Rent'> }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const returned = moment(rent.returnedAt)
  return (
    <>
      <p className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate">
          <RecordLink to="/bike/rent" search={{ id: rent.id }}>
            <PersonName person={rent.person} />
          </RecordLink>
        </span>
        <EnumValue kind="Confirmation" value={rent.confirmation} />
      </p>
      <p className="flex flex-wrap items-center gap-x-1.5 text-xs text-fg-2">
        {t`requested ${moment(rent.requestedAt)}`}
        {rent.returnedAt ? (
          <span>· {t`returned ${returned}`}</span>
        ) : (
          rent.dueOn && (
            <>
              <span>· {t`due`}</span>
              <Due on={rent.dueOn} overdue={rent.overdue} />
            </>
          )
        )}
      </p>
    </>
  )
}
