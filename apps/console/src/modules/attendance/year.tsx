// A student's school year: a strip of its days, days missed by type, the share of lessons so far, and each absence.
import type { Data } from '@isb/sdk'
import { Note, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { Days } from '../../lib/shared/leave/days.tsx'
import { Counted, fillOf, leaveWord, Square } from '../../lib/shared/leave/square.tsx'
import { stripOf } from './year-strip.ts'

type Year = Data<'attendance.year'>

/** The year of the student whose panel it stands in, or whose absence it is. */
export default function YearTab({ row: { id, student = { id } } }: { row: { id: number; student?: { id: number } | null } }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({
    ...query('attendance.year', { path: { studentId: student?.id ?? 0 } }),
    enabled: student !== null,
  })
  if (error && !data) return <NotLoaded title={t`The year did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24! w-full" />
  const { missed, lessons, percent } = data
  return (
    <section aria-label={t`This school year`} className="grid gap-3">
      <p>
        <b>{t`${missed} of ${lessons} school days missed so far`}</b> <span className="text-fg-2 tabular-nums">{percent}%</span>
      </p>
      <Strip year={data} />
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {data.types.map(({ leaveType, days }) => (
          <Counted key={leaveType} leaveType={leaveType} count={days} />
        ))}
      </p>
      {data.absences.length === 0 ? <Note tone="live">{t`No absence this school year.`}</Note> : <Absences year={data} />}
    </section>
  )
}

function Strip({ year }: { year: Year }) {
  const { t } = useLingui()
  const { day: dayWords, dayIn } = useWhen()
  const { days, weeks, rows, months } = stripOf(year)
  const columns = { gridTemplateColumns: `repeat(${weeks}, minmax(0, 1fr))` }
  const month = (day: string) => dayIn({ month: 'short' }, day)
  return (
    <div role="img" aria-label={t`The school year, a square for each school day`}>
      <div className="grid gap-px" style={{ ...columns, gridTemplateRows: `repeat(${rows}, 0.5rem)` }}>
        {days.map(({ day, halves, future, column, row }) => (
          <span
            key={day}
            title={[
              dayWords(day),
              ...new Set(halves.flatMap((half) => (typeof half === 'object' ? [leaveWord(half.leaveType)] : []))),
            ].join(' · ')}
            className={`flex flex-col overflow-hidden rounded-xs ${future ? 'ring-1 ring-line ring-inset' : ''}`}
            style={{ gridColumn: column, gridRow: row }}
          >
            {halves.map((half, at) => (
              <span key={at === 0 ? 'morning' : 'afternoon'} className={`h-1/2 ${colourOf(half, future)}`} />
            ))}
          </span>
        ))}
      </div>
      <div className="mt-1 grid text-xs text-fg-3" style={columns}>
        {months.map(({ day, column }) => (
          <span key={day} className="whitespace-nowrap" style={{ gridColumn: `${column} / span 1`, gridRow: 1 }}>
            {month(day)}
          </span>
        ))}
      </div>
    </div>
  )
}

type Half = ReturnType<typeof stripOf>['days'][number]['halves'][number]
function colourOf(half: Half, future: boolean): string {
  if (typeof half === 'object') return fillOf(half.leaveType)
  return half === 'lessons' && !future ? 'bg-line-2' : ''
}

function Absences({ year: { absences } }: { year: Year }) {
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {absences.map((absence) => (
        <li key={absence.id} className="flex items-center gap-2 py-2">
          <Square leaveType={absence.leaveType} />
          <RecordLink to="/absence/list" search={{ id: absence.id }}>
            <Days row={absence} />
          </RecordLink>
          <span className="ml-auto text-xs text-fg-2">
            {leaveWord(absence.leaveType)} <span className="tabular-nums">{absence.days}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
