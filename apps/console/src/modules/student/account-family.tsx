import { Empty, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '../../lib/declare/list.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import FamilyTab from './family.tsx'
import { PersonName } from '../../lib/engine/record/person-name.tsx'

/** The family of an account: of a student those to call, of a parent the children. */
export default function AccountFamily({ row: { id, type } }: { row: RowOf<'staff.list'> }) {
  return type === 'student' ? <StudentFamily studentId={id} /> : <Children guardianId={id} />
}

function StudentFamily({ studentId }: { studentId: number }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('student.get', { path: { studentId } }))
  if (error && !data) return <NotLoaded title={t`The family did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  return data ? <FamilyTab row={data} /> : <Skeleton className="w-3/4" />
}

/** Nobody has more. */
const most = 50

function Children({ guardianId }: { guardianId: number }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('student.list', { query: { guardianId, pageSize: most, sort: 'name' } }))
  if (error && !data)
    return <NotLoaded title={t`The children did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.total === 0)
    return <Empty subject="people" title={t`No children`} text={t`No student has this account as a guardian, or none that you may see.`} />
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {data.records.map((child) => (
        <li key={child.id} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <RecordLink to="/student" search={{ id: child.id }}>
              <PersonName person={child} />
            </RecordLink>
          </span>
        </li>
      ))}
    </ul>
  )
}
