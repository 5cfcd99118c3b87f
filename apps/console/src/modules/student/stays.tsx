import { Skeleton } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '../../lib/declare/list.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'

/** Where a student has belonged, and will. */
export default function Stays({ row }: { row: RowOf<'student.list'> }) {
  const { day } = useWhen()
  const { data, error, isFetching, refetch } = useQuery(query('student.stays', { path: { studentId: row.id } }))
  if (error && !data)
    return <NotLoaded title={t`The classes did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  return (
    <ol className="grid divide-y divide-line border-y border-line">
      {data.map(({ from, to, homeroom, alsoIn, grade, division }) => (
        <li key={from} className="grid gap-0.5 py-3">
          <b>{homeroom?.name ?? t`No class`}</b>
          <span className="text-xs text-fg-2">
            {[grade, division && enumWord('Division', division), alsoIn && t`also in ${alsoIn.name}`].filter(Boolean).join(' · ')}
          </span>
          <span className="text-xs text-fg-3 tabular-nums">{to ? t`${day(from)} to ${day(to)}` : t`since ${day(from)}`}</span>
        </li>
      ))}
    </ol>
  )
}
