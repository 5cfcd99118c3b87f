// What is otherwise than usual on a day, class by class: for homerooms, on the screen and on paper.
import type { Schema } from '@isb/sdk'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { useDay } from '../../lib/engine/page/day-steps.tsx'
import { DayPaper, type DeclaredPaper } from '../../lib/engine/print/day-paper.tsx'
import { RuledTable } from '../../lib/engine/print/paper.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { EnumValue, enumWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { routeText } from './parts.tsx'

type Change = Schema<'BusChange'>

const paper: DeclaredPaper = {
  title: msg`Bus changes for the day`,
  up: '/',
  failed: msg`The changes did not load`,
}

export default function ChangesScreen() {
  const { t } = useLingui()
  const { day: dayWords } = useWhen()
  const { day } = useDay()
  const read = useQuery(query('busBooking.changes', { query: { day } }))
  const { changes = [], runs } = read.data ?? {}
  const classes = Map.groupBy(changes, ({ className, grade }) => className || grade)
  return (
    <DayPaper
      paper={paper}
      read={read}
      nothing={changes.length > 0 ? undefined : runs === 0 ? t`No bus runs on this day` : t`Everybody rides as usual`}
      beside={
        read.data && (
          <span role="status" className="text-fg-2">
            {t`${plural(changes.length, { one: '# change', other: '# changes' })}`}
          </span>
        )
      }
      sheets={[...classes].map(([name, rows]) => (
        <OfClass key={name} name={name} day={dayWords(day)} rows={rows} />
      ))}
    />
  )
}

/** A class with room for whoever has seen to it. */
function OfClass({ name, day, rows }: { name: string; day: string; rows: readonly Change[] }) {
  const { t } = useLingui()
  return (
    <article className="mx-auto w-full max-w-4xl min-w-[36rem] break-inside-avoid bg-surface p-6 print:min-w-0">
      <h2 className="mb-2 flex justify-between text-xl font-bold">
        {name} <span className="text-base font-normal text-fg-2">{day}</span>
      </h2>
      <RuledTable heads={[t`Student`, t`What changes`, sharedWord('field.route'), sharedWord('field.stop'), t`Handled by`]}>
        {rows.map((row) => (
          <tr key={`${row.personId} ${row.route.id} ${row.kind}`}>
            <td className="font-bold">{personName(row)}</td>
            <td>
              <EnumValue kind="BusChangeKind" value={row.kind} />
            </td>
            <td>
              {routeText(row.route)}
              <span className="block text-fg-2">
                {[enumWord('BusDirection', row.route.direction), row.kind === 'OtherBus' && row.plate].filter(Boolean).join(' · ')}
              </span>
            </td>
            <td className="tabular-nums">{[row.at, named(row.stop)].filter(Boolean).join(' ')}</td>
            <td className="w-28" />
          </tr>
        ))}
      </RuledTable>
    </article>
  )
}
