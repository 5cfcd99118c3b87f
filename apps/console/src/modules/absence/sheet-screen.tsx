// The daily sheet: who is absent, division by division, for the wall of the office.
import { Button, Empty, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { named, sharedWord } from '../../lib/i18n.ts'
import { LevelLayout } from '../../lib/page/level.tsx'
import { query } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { groupsOf, type Group } from './board.ts'
import { wordsOf } from './board-tree.tsx'

export default function DailySheet() {
  const { t } = useLingui()
  const { dayFromNow, day: dayWords } = useWhen()
  const address: { day?: unknown } = useSearch({ strict: false })
  const day = typeof address.day === 'string' && /^\d{4}-\d\d-\d\d$/.test(address.day) ? address.day : dayFromNow(0)
  const { data } = useQuery(query('absence.board', { query: { day } }))
  const groups = data ? groupsOf(data).filter(({ absences }) => absences.length > 0) : []
  const shown = dayWords(day)
  return (
    <LevelLayout
      title={t`Daily sheet`}
      up="/absence"
      actions={
        <Button variant="lead" disabled={groups.length === 0} onClick={() => print()}>
          <Printer aria-hidden />
          <Trans>Print</Trans>
        </Button>
      }
    >
      {!data && <Skeleton className="m-6 w-3/4" />}
      {data && groups.length === 0 && <Empty className="m-auto" title={t`Nobody is on leave`} text={shown} />}
      {groups.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has nothing to press, and scrolls: the keyboard needs to get there
        <section
          aria-label={t`Sheets`}
          tabIndex={0}
          data-theme="light"
          className="grid flex-1 content-start gap-4 overflow-auto bg-canvas p-4 text-fg print:block print:bg-surface print:p-0"
        >
          {groups.map((group) => (
            <Sheet key={group.key} group={group} day={shown} />
          ))}
        </section>
      )}
    </LevelLayout>
  )
}

const cells =
  '[&_td]:border [&_td]:border-line-2 [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-line-2 [&_th]:px-2 [&_th]:py-1 [&_th]:text-left'

const Sheet = ({ group: { division, absences, enrolled }, day }: { group: Group; day: string }) => (
  <article className="mx-auto w-full max-w-4xl break-after-page bg-surface p-8">
    <h2 className="text-xl font-bold">{division && sharedWord(`value.Division.${division}`)}</h2>
    <p className="mb-4 text-fg-2">
      {day} · {absences.length} / {enrolled}
    </p>
    <table className={`w-full border-collapse text-sm ${cells}`}>
      <thead>
        <tr>
          {(['homeroom', 'personName', 'studentNumber', 'leaveType'] as const).map((field) => (
            <th key={field}>{fieldWord(field)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {absences
          .toSorted((a, b) => (a.homeroom?.name ?? '').localeCompare(b.homeroom?.name ?? '', 'en', { numeric: true }))
          .map((absence) => (
            <tr key={absence.id}>
              <td>{absence.homeroom?.name ?? absence.grade}</td>
              <td>{named(absence)}</td>
              <td className="tabular-nums">{absence.studentNumber}</td>
              <td>{wordsOf(absence)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </article>
)
