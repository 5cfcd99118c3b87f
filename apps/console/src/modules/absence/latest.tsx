import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { named } from '../../lib/i18n.ts'
import { query } from '../../lib/query.ts'
import { RecordLink } from '../../lib/record/record-link.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { Days } from './parts.tsx'
import { leaveWord, Square } from './square.tsx'

/** What came in last, whichever days it is for. */
export function Latest() {
  const { t } = useLingui()
  const { moment } = useWhen()
  const { data } = useQuery({ ...query('absence.list', { query: { pageSize: 12 } }), meta: { quiet: true } })
  if (!data || data.total === 0) return null
  return (
    <section aria-label={t`Latest submissions`} className="min-w-0 self-start rounded-lg border border-line">
      <h2 className="border-b border-line px-4 py-2.5 font-bold">{t`Latest submissions`}</h2>
      <ul className="divide-y divide-line">
        {data.records.map((absence) => (
          <li key={absence.id} className={`grid gap-0.5 px-4 py-2 ${absence.status === 'Deleted' ? 'text-fg-3 line-through' : ''}`}>
            <span className="flex items-baseline gap-2">
              <span className="min-w-0 truncate">
                <RecordLink to="/absence/list" search={{ id: absence.id }}>
                  {absence.student ? named(absence.student) : '–'}
                </RecordLink>
              </span>
              <span className="text-xs text-fg-3">{absence.homeroom?.name ?? absence.grade}</span>
              <span className="ml-auto shrink-0 text-xs text-fg-3">{moment(absence.submittedAt)}</span>
            </span>
            <span className="flex items-center gap-1.5 text-xs text-fg-2">
              <Square leaveType={absence.leaveType} /> {leaveWord(absence.leaveType)} · <Days row={absence} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
