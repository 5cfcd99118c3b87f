import { Empty, Skeleton } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { named } from '../../lib/i18n.ts'
import type { RowOf } from '../../lib/list/types.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query } from '../../lib/query.ts'
import { RecordLink } from '../../lib/record/record-link.tsx'

/** No class is larger. */
const most = 200

/** Who belongs to a class, by name. */
export default function ClassList({ row: { id, name } }: { row: RowOf<'homeroom.list'> }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query('student.list', { query: { homeroomId: id, pageSize: most, sort: 'name' } }),
    meta: { quiet: true },
  })
  if (error && !data)
    return <NotLoaded title={t`The students did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.total === 0)
    return <Empty subject="people" title={t`Nobody is in this class`} text={t`Move students here from the Students page.`} />
  return (
    <>
      <ol className="grid divide-y divide-line border-y border-line">
        {data.records.map((student) => (
          <li key={student.id} className="flex items-baseline gap-3 py-2">
            <span className="min-w-0 flex-1 truncate">
              <RecordLink to="/student" search={{ id: student.id }}>
                {named(student)}
              </RecordLink>
            </span>
            <span className="text-xs text-fg-3 tabular-nums">{student.studentNumber}</span>
          </li>
        ))}
      </ol>
      <RecordLink to="/student" search={{ homeroomId: id }}>
        {t`Show ${name} in Students`}
      </RecordLink>
    </>
  )
}
