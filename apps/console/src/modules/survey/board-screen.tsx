// The board of a survey: who stays, grade by grade against the seats; what is expected; and how the answers came in, beside last year.
import type { Data } from '@isb/sdk'
import { Button, Empty, Field, Note, PageHeader, ProgressBar, Select, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Mail, Phone } from 'lucide-react'
import { sharedWord, useWords } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query } from '../../lib/query.ts'
import { enumWord } from '../../lib/record/values.tsx'
import { useCaller } from '../../lib/session.ts'
import { ByDay } from './by-day.tsx'
import { ByGrade } from './by-grade.tsx'
import { Range, useSurveys } from './parts.tsx'
import { AnswersTabs } from './tabs.tsx'

type Board = Data<'survey.board'>

export default function BoardScreen() {
  const { t } = useLingui()
  const { word } = useWords()
  const navigate = useNavigate()
  const { surveyId } = useSearch({ strict: false }) as { surveyId?: unknown }
  const surveys = useSurveys()
  const chosen = surveys?.find(({ value }) => value === String(surveyId)) ?? surveys?.[0]
  return (
    <div className="relative flex min-h-full flex-col">
      <PageHeader
        title={word('module.survey.heading')}
        text={t`Who stays, who leaves, and how many are expected once all have answered.`}
        actions={chosen && <FollowUp surveyId={Number(chosen.value)} />}
      />
      <AnswersTabs />
      <div className="grid gap-4 border-t border-line px-4 py-4 sm:px-6">
        {chosen && surveys && (
          <Field label={word('field.survey')} className="max-w-sm">
            {(control) => (
              <Select
                {...control}
                options={surveys}
                value={chosen.value}
                onValueChange={(value) => void navigate({ to: '.', search: { surveyId: Number(value) }, replace: true })}
              />
            )}
          </Field>
        )}
        {chosen ? (
          <Figures key={chosen.value} surveyId={Number(chosen.value)} />
        ) : surveys ? (
          <Empty title={t`No student is asked yet`} text={t`The board stands here once a survey is published.`} />
        ) : (
          <Skeleton className="h-60! w-full" />
        )}
      </div>
    </div>
  )
}

/** What can be done about the families that have not answered. */
function FollowUp({ surveyId }: { surveyId: number }) {
  const { may } = useCaller()
  return (
    <>
      {may('survey.calls') && (
        <Button asChild>
          <Link to="/admission/list/calls" search={{ surveyId }}>
            <Phone aria-hidden />
            {sharedWord('survey.calls')}
          </Link>
        </Button>
      )}
      {may('survey.remind') && (
        <Button asChild>
          <Link to="/admission/list/remind" search={{ surveyId }}>
            <Mail aria-hidden />
            {sharedWord('do.survey.remind')}
          </Link>
        </Button>
      )}
    </>
  )
}

function Figures({ surveyId }: { surveyId: number }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('survey.board', { path: { surveyId } }))
  if (!data && error)
    return <NotLoaded title={t`The figures did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60! w-full" />
  return (
    <>
      <ProgressBar active={isFetching} label={t`Loading`} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Forecast board={data} />
        <ByDay board={data} />
      </div>
      <ByGrade board={data} />
    </>
  )
}

/** How many are expected to stay, and from what that follows. */
function Forecast({ board: { total, shares } }: { board: Board }) {
  const { t } = useLingui()
  const answered = total.yes + total.no + total.conflict
  const asked = answered + total.draft + total.none
  const percent = asked > 0 ? Math.round((answered / asked) * 100) : 0
  return (
    <section aria-label={t`Forecast`} className="grid content-start gap-3 rounded-lg border border-line p-4">
      <p className="flex flex-wrap items-baseline gap-2">
        <b className="text-3xl tabular-nums">{percent}%</b>
        <span className="text-fg-2">
          <Trans>
            {answered} of {asked} answered
          </Trans>
        </span>
      </p>
      <p>
        <Trans>
          Expected to stay: <Range of={total.expected} />
        </Trans>
      </p>
      {shares.length === 0 ? (
        <Note tone="live">{t`Nobody has answered yet: from none to all may stay.`}</Note>
      ) : (
        <>
          <p className="text-fg-2">
            <Trans>
              Those who said yes, and of the others the smallest and the largest of these shares. A conflict counts as not answered yet.
            </Trans>
          </p>
          <ul className="grid gap-1">
            {shares.map(({ from, yes, answers }) => (
              <li key={from} className="flex justify-between gap-4">
                <span>{enumWord('SurveyShareFrom', from)}</span>
                <span className="tabular-nums">{t`${yes} yes of ${answers}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
