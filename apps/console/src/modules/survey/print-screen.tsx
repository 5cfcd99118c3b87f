// What was answered for a student, to be printed: the answers that stand, each with the words that it answered.
import type { Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { Paper } from '../../lib/engine/print/paper.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { NotChosen } from './not-chosen.tsx'
import { surveyName } from './parts.tsx'
import { AnswerText } from './sheet.tsx'
import { bareName, personName } from '../../lib/engine/record/person-name.tsx'

const route = getRouteApi('/_level/admission/list/print')

export default function PrintScreen() {
  const { id } = route.useSearch()
  return id ? <Printing askedId={id} /> : <NotChosen />
}

function Printing({ askedId }: { askedId: number }) {
  const { t } = useLingui()
  const path = { askedId }
  const asked = useQuery(query('survey.getAsked', { path }))
  const said = useQuery(query('survey.said', { path }))
  const error = asked.error ?? said.error
  const ready = asked.data && said.data ? { row: asked.data, answers: said.data.filter(({ current }) => current) } : undefined
  return (
    <Paper
      title={t`Print answer`}
      up="/admission/list"
      paper="a4"
      sheets={ready ? ready.answers.map((each) => <Sheet key={each.id} row={ready.row} said={each} />) : []}
      empty={ready?.answers.length === 0 ? { title: t`Nothing to print`, text: t`Nobody has answered for this student.` } : undefined}
      loading={!ready && !error}
      failed={
        !ready &&
        error && (
          <NotLoaded
            title={t`The answers did not load`}
            error={error}
            busy={asked.isFetching || said.isFetching}
            onRetry={() => void Promise.all([asked.refetch(), said.refetch()])}
          />
        )
      }
    />
  )
}

function Sheet({ row, said }: { row: Schema<'SurveyAsked'>; said: Schema<'SurveySubmission'> }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const facts = [
    [fieldWord('student'), `${row.student ? bareName(row.student) : '—'} · ${row.studentNumber} · ${row.grade}`],
    [fieldWord('decision'), enumWord('SurveyDecision', said.decision)],
    [fieldWord('givenBy'), personName(said.givenBy)],
    [fieldWord('answeredAt'), `${exact(said.at)} · ${enumWord('SurveyWay', said.way)}`],
    [fieldWord('answeredVersion'), String(said.version)],
  ]
  return (
    <article className="mx-auto grid w-full max-w-3xl break-after-page content-start gap-5 bg-surface p-8">
      <h2 className="text-xl font-bold">{surveyName(row.survey)}</h2>
      <dl className="grid grid-cols-[10rem_1fr] gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-fg-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AnswerText said={said} askedId={row.id} />
      <p className="text-xs text-fg-2">{t`The agreements appear here with the text that was accepted, and its SHA-256 in both languages.`}</p>
    </article>
  )
}
