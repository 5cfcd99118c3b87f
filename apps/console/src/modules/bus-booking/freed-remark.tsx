import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { named } from '../../lib/i18n.ts'
import type { RowOf } from '../../lib/list/types.ts'
import { schoolToday } from '../../lib/public-config.ts'
import { query } from '../../lib/query.ts'
import { Line } from '../../lib/record/line-name.tsx'
import { dayText } from '../../lib/record/when.ts'
import { freedSeats } from './board.ts'

/** Which seats an absence frees on its first day that is not over, and who was first in line for them. */
export default function FreedRemark({ row: { student, startsOn, endsOn }, field }: { row: RowOf<'absence.list'>; field: string }) {
  const today = schoolToday()
  if (field !== 'days' || !student || endsOn < today) return null
  return <Freed personId={student.id} day={startsOn > today ? startsOn : today} />
}

function Freed({ personId, day }: { personId: number; day: string }) {
  const { t } = useLingui()
  const { data } = useQuery({ ...query('busBooking.changes', { query: { day } }), meta: { quiet: true } })
  const when = dayText(day)
  return freedSeats(data?.changes ?? [])
    .filter(({ change }) => change.personId === personId)
    .map(({ change: { route }, next }) => (
      <span key={route.id} className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-fg-2">
        <Line {...route} />
        {t`Seat freed on ${when}: ${named(route)}`}
        {next && (
          <span>
            <span aria-hidden>→ </span>
            <b className="text-fg">{named(next)}</b> {t`was first in line`}
          </span>
        )}
      </span>
    ))
}
