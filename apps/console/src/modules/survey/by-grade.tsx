import { cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { comma, labelled, locale } from '../../lib/base/words/i18n.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { fillOf, Range, silentIn, type Board } from './parts.tsx'

type Line = Board['grades'][number]

const list = '/admission/list'
/** The tab of the list that has the students of a figure: who has not answered stands under the usual one. */
const stateOf = { yes: 'Yes', no: 'No', conflict: 'Conflict', none: undefined } as const
const parts = ['yes', 'no', 'conflict', 'none'] as const
/** How much of the width the seats take: what lies right of that is more than there are. */
const seatsAt = 72

/** A line for each grade: its answers, and how many are expected against the seats of the grade after. */
export function ByGrade({ board: { grades, survey } }: { board: Board }) {
  const { t } = useLingui()
  const head = 'px-3 py-2 text-left font-normal whitespace-nowrap'
  return (
    <section aria-label={t`By grade`} className="@container">
      <table className="w-full tabular-nums">
        <thead className="border-b border-line text-xs text-fg-2">
          <tr>
            <th className={`${head} pl-4 sm:pl-6`}>{t`Current grade`}</th>
            <th className={head}>{t`Yes · No · Conflict · No answer`}</th>
            <td aria-hidden className="@max-[34rem]:hidden" />
            <th className={`${head} @max-[42rem]:hidden`}>{t`Compared with seats`}</th>
            <th className={`${head} pr-4 text-right!`}>{fieldWord('expected')}</th>
          </tr>
        </thead>
        <tbody>
          {grades.map((line) => (
            <GradeLine key={line.grade} line={line} surveyId={survey.id} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GradeLine({ line, surveyId }: { line: Line; surveyId: number }) {
  const { t } = useLingui()
  const { grade, next, seats, expected } = line
  const counts = { yes: line.yes, no: line.no, conflict: line.conflict, none: silentIn(line) }
  const tooMany = seats !== null && expected.high > seats
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 pr-3 pl-4 text-left font-normal whitespace-nowrap sm:pl-6">
        {grade || t`No grade`}
      </th>
      <td className="w-1/4 min-w-20 px-3">
        <span aria-hidden className="flex h-3 gap-px overflow-hidden rounded-xs">
          {parts.map((part) => (
            <span key={part} className={fillOf[part]} style={{ flexGrow: counts[part] }} />
          ))}
        </span>
      </td>
      <td className="px-3 text-right whitespace-nowrap @max-[34rem]:hidden">
        {parts.map((part, at) => (
          <span key={part}>
            {at > 0 && <span className="text-fg-3"> · </span>}
            {counts[part] > 0 && grade ? (
              <Link
                to={list}
                search={{ surveyId, grade, state: stateOf[part] }}
                className={cn(
                  'inline-flex min-h-6 min-w-6 items-center justify-center underline-offset-2 hover:underline',
                  part === 'yes' && 'font-bold',
                  part === 'conflict' && 'font-bold text-bad',
                )}
                aria-label={`${grade}${comma()}${labelled(locale(), fieldWord(part), counts[part])}`}
              >
                {counts[part]}
              </Link>
            ) : (
              <span className="inline-flex min-w-6 justify-center text-fg-2">{counts[part]}</span>
            )}
          </span>
        ))}
      </td>
      <td className="w-1/4 min-w-28 px-3 @max-[42rem]:hidden">
        {next === null ? <span className="text-xs text-fg-2">{t`Leaving school`}</span> : <AgainstSeats line={line} tooMany={tooMany} />}
      </td>
      <td className="py-2 pr-4 pl-3 text-right whitespace-nowrap" title={next === null ? undefined : t`in ${next}`}>
        {next === null ? (
          <span className="text-fg-3">—</span>
        ) : (
          <>
            {tooMany && <TriangleAlert className="mr-1 inline size-4 text-bad" aria-label={t`more than the seats`} />}
            <span className={tooMany ? 'text-bad' : ''}>
              <Range of={expected} />
            </span>
            {seats !== null && <span className="text-fg-2"> / {seats}</span>}
            <span className="sr-only"> {t`in ${next}`}</span>
          </>
        )}
      </td>
    </tr>
  )
}

/** From those who said yes to the most who may come; the seats are a line at the same place for all grades. */
function AgainstSeats({ line: { seats, yes, expected }, tooMany }: { line: Line; tooMany: boolean }) {
  if (!seats) return <span className="text-fg-3">—</span>
  const at = (count: number) => Math.min((count / seats) * seatsAt, 100)
  return (
    <span aria-hidden className="relative block h-4">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        className={cn('absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full opacity-40', tooMany ? 'bg-bad' : 'bg-lead')}
        style={{ left: `${at(yes)}%`, right: `${100 - at(expected.high)}%` }}
      />
      <span
        className={cn('absolute top-1/2 size-2.5 -translate-1/2 rounded-full', tooMany ? 'bg-bad' : 'bg-lead')}
        style={{ left: `${at(expected.high)}%` }}
      />
      <span className="absolute -inset-y-3 w-0.5 bg-fg-2" style={{ left: `${seatsAt}%` }} />
    </span>
  )
}
