import type { Data } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { named } from '../../lib/base/words/i18n.ts'
import { PersonName } from '../../lib/engine/record/person-name.tsx'
import type { RowOf } from '../../lib/declare/list.ts'
import { query } from '../../lib/base/connection/query.ts'
import { Line } from '../../lib/engine/record/line-name.tsx'
import { dayText } from '../../lib/engine/record/when.ts'

/** Which seats an absence frees on its days, and who was first in line for them. */
export default function FreedRemark({ row: { student, startsOn, endsOn }, field }: { row: RowOf<'absence.list'>; field: string }) {
  return field === 'days' && student && <Freed personId={student.id} from={startsOn} to={endsOn} />
}

type Seat = Data<'busBooking.freed'>[number]

/** Days on which the same child has got the seat of a line, one after the other. */
function stretches(seats: readonly Seat[]): { seat: Seat; until: string }[] {
  return [...Map.groupBy(seats, ({ route }) => route.id).values()].flatMap((ofRoute) => {
    const told: { seat: Seat; until: string }[] = []
    for (const seat of ofRoute) {
      const last = told.at(-1)
      if (last && last.seat.next?.id === seat.next?.id) last.until = seat.day
      else told.push({ seat, until: seat.day })
    }
    return told
  })
}

function Freed({ personId, from, to }: { personId: number; from: string; to: string }) {
  const { t } = useLingui()
  const { data = [] } = useQuery(query('busBooking.freed', { query: { from, to, personId } }))
  return stretches(data).map(({ seat: { day, route, next }, until }) => {
    const when = day === until ? dayText(day) : `${dayText(day)} – ${dayText(until)}`
    return (
      <span key={`${route.id} ${day}`} className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-fg-2">
        <Line {...route} />
        {t`Seat freed on ${when}: ${named(route)}`}
        {next && (
          <span>
            <span aria-hidden>→ </span>
            <b className="text-fg">
              <PersonName person={next} />
            </b>{' '}
            {t`was first in line`}
          </span>
        )}
      </span>
    )
  })
}
