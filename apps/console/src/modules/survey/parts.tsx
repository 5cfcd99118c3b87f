import type { Data, Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { figure } from '../../lib/base/words/figure.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'

const route = getRouteApi('/_nested/admission/list')

type Survey = Schema<'Survey'>

export const surveyName = ({ title, titleZh }: Schema<'SurveyRef'>): string => named({ name: title, nameZh: titleZh })

/** The surveys that families have seen, the latest first; undefined until they are there. */
export function useSurveys() {
  const { data } = useQuery({ ...query('survey.list', { query: { pageSize: 100 } }), ...lasting })
  return data?.records
    .filter(({ live }) => live !== null)
    .map((each) => ({ value: String(each.id), label: surveyName(each), status: each.status }))
}

export type Board = Data<'survey.board'>
export const boardQuery = (surveyId: number) => query('survey.board', { path: { surveyId } })
/** The survey that the address names, where there is one. */
export function useChosen() {
  const { surveyId } = route.useSearch()
  return useSurveys()?.find(({ value }) => value === String(surveyId))
}
/** The figures of the survey that the address names. One that is not there is not asked for. */
export function useBoard() {
  const chosen = useChosen()
  return useQuery({ ...boardQuery(Number(chosen?.value)), enabled: Boolean(chosen) })
}

type Count = Omit<Schema<'SurveyCount'>, 'expected'>
/** Of how many students there is no answer. */
export const silentIn = ({ draft, none }: Pick<Count, 'draft' | 'none'>): number => draft + none
/** How many students there is an answer of, and how many are asked. */
export function shareOf({ yes, no, conflict, draft, none }: Count) {
  const answered = yes + no + conflict
  return { answered, asked: answered + draft + none }
}
export const fillOf = { yes: 'bg-lead', no: 'bg-fg-3', conflict: 'bg-bad', none: 'bg-line-2' } as const

/** From the least to the most. */
export const Range = ({ of: { low, high } }: { of: Schema<'SurveyExpected'> }) => (
  <b className="tabular-nums">{low === high ? figure(low) : `${figure(low)}–${figure(high)}`}</b>
)

/** The first and the last day of a survey. */
export function Days({ row: { startsOn, endsOn } }: { row: Pick<Survey, 'startsOn' | 'endsOn'> }) {
  const { t } = useLingui()
  const { day } = useWhen()
  if (!startsOn && !endsOn) return <span className="text-fg-3">{t`No dates yet`}</span>
  return <span className="tabular-nums">{`${startsOn ? day(startsOn) : '…'} – ${endsOn ? day(endsOn) : '…'}`}</span>
}

/** How many of the students who are asked have an answer. */
export function Progress({ row: { asked, answered } }: { row: Pick<Survey, 'asked' | 'answered'> }) {
  if (asked === 0) return '—'
  return (
    <span className="grid gap-1">
      <span className="tabular-nums">{`${answered} / ${asked}`}</span>
      <span aria-hidden className="h-1.5 w-full max-w-40 overflow-hidden rounded-full bg-line">
        <span className="block h-full rounded-full bg-lead" style={{ width: `${(answered / asked) * 100}%` }} />
      </span>
    </span>
  )
}
