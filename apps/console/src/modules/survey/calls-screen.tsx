// The call list of a survey, to be printed: the students without an answer, grade by grade, with whom to call.
import type { Data } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { bareName } from '../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { Paper, RuledTable } from '../../lib/engine/print/paper.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { Phone } from '../../lib/engine/record/contact.tsx'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { NotChosen } from './not-chosen.tsx'

const route = getRouteApi('/_level/admission/list/calls')

type Call = Data<'survey.calls'>[number]

const fields = ['grade', 'student', 'studentNumber', 'state', 'phones', 'note'] as const

export default function CallsScreen() {
  const { surveyId } = route.useSearch()
  return surveyId ? <Calls surveyId={surveyId} /> : <NotChosen />
}

function Calls({ surveyId }: { surveyId: number }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('survey.calls', { path: { surveyId } }))
  const sheet = (calls: readonly Call[]) => (
    <article key="calls" className="mx-auto w-full max-w-5xl bg-surface p-8">
      <RuledTable heads={fields.map(fieldWord)}>{calls.map(lineOf)}</RuledTable>
    </article>
  )
  return (
    <Paper
      title={sharedWord('survey.calls')}
      up="/admission/list"
      sheets={data && data.length > 0 ? [sheet(data)] : []}
      empty={data?.length === 0 ? { title: t`No calls to make`, text: t`There is an answer for every student.` } : undefined}
      loading={!data && !error}
      failed={
        !data && error && <NotLoaded title={t`The call list did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      }
    />
  )
}

const lineOf = ({ id, grade, student, studentNumber, state, guardians }: Call) => (
  <tr key={id} className="break-inside-avoid">
    <td>{grade}</td>
    <td>{bareName(student)}</td>
    <td className="tabular-nums">{studentNumber}</td>
    <td>{enumWord('SurveyState', state)}</td>
    <td>
      <Guardians guardians={guardians} />
    </td>
    <td className="w-1/4" />
  </tr>
)

function Guardians({ guardians }: Pick<Call, 'guardians'>) {
  const { t } = useLingui()
  if (guardians.length === 0) return <span className="text-fg-2">{t`Nobody to call`}</span>
  return (
    <ol className="grid gap-1">
      {guardians.map((guardian) => (
        <li key={guardian.id} className="flex flex-wrap gap-x-2">
          {named(guardian)}
          {guardian.phones.length === 0 && <span className="text-fg-2">{t`no phone`}</span>}
          {guardian.phones.map((phone) => (
            <Phone key={phone} number={phone} />
          ))}
        </li>
      ))}
    </ol>
  )
}
