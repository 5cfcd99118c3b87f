// The daily sheet: who is absent, division by division, for the wall of the office.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { bareName } from '../../lib/engine/record/person-name.tsx'
import { useDay } from '../../lib/engine/page/day-steps.tsx'
import { DayPaper, type DeclaredPaper } from '../../lib/engine/print/day-paper.tsx'
import { RuledTable } from '../../lib/engine/print/paper.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { dayText } from '../../lib/engine/record/when.ts'
import { absentOf, byName, groupsOf, type BoardAbsence, type Group } from './board.ts'
import { wordsOf } from './board-tree.tsx'

const paper: DeclaredPaper = {
  title: msg`Daily sheet`,
  up: '/absence',
  failed: msg`The board did not load`,
}

export default function DailySheet() {
  const { t } = useLingui()
  const { day } = useDay()
  const board = useQuery(query('absence.board', { query: { day } }))
  const groups = board.data ? groupsOf(byName(board.data)).filter(({ absences }) => absences.length > 0) : []
  return (
    <DayPaper
      paper={paper}
      read={board}
      nothing={groups.length === 0 ? t`Nobody is on leave` : undefined}
      sheets={groups.map((group) => (
        <Sheet key={group.key} group={group} day={day} />
      ))}
    />
  )
}

/** The absences class by class, in the order of the school. */
const byClass = ({ groups, absences }: Group): readonly BoardAbsence[] => (groups.length > 0 ? groups.flatMap(byClass) : absences)

/** A child's name, with a warning where a parent must have no contact. */
const NameCell = ({ absence }: { absence: BoardAbsence }) => (
  <td>
    {bareName(absence)} {absence.noContact && <b>{`(${sharedWord('field.noContact')})`}</b>}
  </td>
)

const Sheet = ({ group, day }: { group: Group; day: string }) => (
  <article className="mx-auto w-full max-w-4xl break-after-page bg-surface p-8">
    <h2 className="text-xl font-bold">{group.division && sharedWord(`value.Division.${group.division}`)}</h2>
    <p className="mb-4 text-fg-2">
      {dayText(day)} · {absentOf(group.absences.length, group.enrolled)}
    </p>
    <RuledTable heads={['homeroom', 'personName', 'studentNumber', 'leaveType'].map(fieldWord)}>
      {byClass(group).map((absence) => (
        <tr key={absence.id}>
          <td>{absence.homeroom?.name ?? absence.grade}</td>
          <NameCell absence={absence} />
          <td className="tabular-nums">{absence.studentNumber}</td>
          <td>{wordsOf(absence, day)}</td>
        </tr>
      ))}
    </RuledTable>
  </article>
)
