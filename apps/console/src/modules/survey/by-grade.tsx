import type { Data, Schema } from '@isb/sdk'
import { cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { fieldWord } from '../../lib/record/values.tsx'
import { Range } from './parts.tsx'

type Board = Data<'survey.board'>
type Line = Board['grades'][number]

const list: string = '/admission/list'
const parts = ['yes', 'no', 'conflict', 'draft', 'none'] as const
/** The tab of the list that has the students of a figure. */
const stateOf = { yes: 'Yes', no: 'No', conflict: 'Conflict', draft: 'Draft', none: 'None' } as const
const fillOf = { yes: 'bg-lead', no: 'bg-fg-3', conflict: 'bg-bad', draft: 'bg-waiting', none: 'bg-line' } as const

/** A line for each grade: its answers, and how many are expected against the seats of the grade after. */
export function ByGrade({ board: { grades, survey } }: { board: Board }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`By grade`} className="min-w-0 rounded-lg border border-line">
      <h2 className="border-b border-line px-4 py-3 font-bold">{t`By grade`}</h2>
      <div className="overflow-x-auto px-4 py-2" tabIndex={0} role="group" aria-label={t`By grade`}>
        <table className="w-full text-right tabular-nums">
          <thead className="text-xs text-fg-2">
            <tr>
              <th className="py-1 text-left font-normal">{fieldWord('grade')}</th>
              <td aria-hidden className="w-1/3" />
              {parts.map((part) => (
                <th key={part} className="py-1 pl-4 font-normal whitespace-nowrap">
                  <span className="inline-flex items-center gap-1.5">
                    <span aria-hidden className={cn('size-2 rounded-full', fillOf[part])} /> {fieldWord(part)}
                  </span>
                </th>
              ))}
              <th className="py-1 pl-4 font-normal whitespace-nowrap">{fieldWord('next')}</th>
              <th className="py-1 pl-4 font-normal whitespace-nowrap">{fieldWord('expected')}</th>
              <th className="py-1 pl-4 font-normal whitespace-nowrap">{fieldWord('seats')}</th>
            </tr>
          </thead>
          <tbody>
            {grades.map((line) => (
              <GradeLine key={line.grade} line={line} surveyId={survey.id} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function GradeLine({ line, surveyId }: { line: Line; surveyId: Schema<'SurveyRef'>['id'] }) {
  const { t } = useLingui()
  const { grade, next, seats, expected } = line
  const tooMany = seats !== null && expected.high > seats
  return (
    <tr>
      <th scope="row" className="py-1 pr-4 text-left font-normal whitespace-nowrap">
        {grade || t`No grade`}
      </th>
      <td aria-hidden className="min-w-32 py-1">
        <span className="flex h-3 overflow-hidden rounded-xs">
          {parts.map((part) => (
            <span key={part} className={fillOf[part]} style={{ flexGrow: line[part] }} />
          ))}
        </span>
      </td>
      {parts.map((part) => (
        <td key={part} className="py-1 pl-4">
          {line[part] > 0 && grade ? (
            <Link
              to={list}
              search={{ surveyId, grade, state: stateOf[part] }}
              className="inline-flex min-h-6 min-w-6 items-center justify-end text-lead-text underline-offset-2 hover:underline"
              aria-label={`${grade}, ${fieldWord(part)}: ${line[part]}`}
            >
              {line[part]}
            </Link>
          ) : (
            line[part]
          )}
        </td>
      ))}
      <td className="py-1 pl-4 whitespace-nowrap">{next ?? <span className="text-fg-2">{t`leaves the school`}</span>}</td>
      <td className={cn('py-1 pl-4 font-bold whitespace-nowrap', tooMany && 'text-bad')}>
        <Range of={expected} />
        {tooMany && <TriangleAlert className="ml-1 inline size-4" aria-label={t`more than the seats`} />}
      </td>
      <td className="py-1 pl-4 text-fg-2">{seats ?? '—'}</td>
    </tr>
  )
}
