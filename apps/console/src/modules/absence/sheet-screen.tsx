// The daily sheet: who is absent, division by division, for the wall of the office.
import { isDay } from '@isb/sdk/rules'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { named, sharedWord } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { Paper, RuledTable } from '../../lib/print/paper.tsx'
import { query } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { dayText, useWhen } from '../../lib/record/when.ts'
import { absentOf, byName, groupsOf, type BoardAbsence, type Group } from './board.ts'
import { wordsOf } from './board-tree.tsx'

export default function DailySheet() {
  const { t } = useLingui()
  const { dayFromNow, day: dayWords } = useWhen()
  const address: { day?: unknown } = useSearch({ strict: false })
  const day = isDay(address.day) ? address.day : dayFromNow(0)
  const { data, error, isFetching, refetch } = useQuery(query('absence.board', { query: { day } }))
  const groups = data ? groupsOf(byName(data)).filter(({ absences }) => absences.length > 0) : []
  const shown = dayWords(day)
  return (
    <Paper
      title={t`Daily sheet`}
      up="/absence"
      loading={!data && !error}
      failed={
        error &&
        !data && (
          <NotLoaded className="m-auto" title={t`The board did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      }
      empty={data && groups.length === 0 ? { title: t`Nobody is on leave`, text: shown } : undefined}
      sheets={groups.map((group) => (
        <Sheet key={group.key} group={group} day={day} />
      ))}
    />
  )
}

/** The absences class by class, in the order of the school. */
const byClass = ({ groups, absences }: Group): readonly BoardAbsence[] => (groups.length > 0 ? groups.flatMap(byClass) : absences)

const Sheet = ({ group, day }: { group: Group; day: string }) => (
  <article className="mx-auto w-full max-w-4xl break-after-page bg-surface p-8">
    <h2 className="text-xl font-bold">{group.division && sharedWord(`value.Division.${group.division}`)}</h2>
    <p className="mb-4 text-fg-2">
      {dayText(day)} · {absentOf(group.absences.length, group.enrolled)}
    </p>
    <RuledTable
      head={
        <>
          {(['homeroom', 'personName', 'studentNumber', 'leaveType'] as const).map((field) => (
            <th key={field}>{fieldWord(field)}</th>
          ))}
        </>
      }
    >
      {byClass(group).map((absence) => (
        <tr key={absence.id}>
          <td>{absence.homeroom?.name ?? absence.grade}</td>
          <td>{named(absence)}</td>
          <td className="tabular-nums">{absence.studentNumber}</td>
          <td>{wordsOf(absence, day)}</td>
        </tr>
      ))}
    </RuledTable>
  </article>
)
