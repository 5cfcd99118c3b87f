import type { Schema } from '@isb/sdk'
import { listOf } from '@isb/words'
import { isChoice, valuesOf, visibleIn } from '@isb/sdk/rules'
import { Badge, Button, Skeleton, StatusChip } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReasonDialog } from '../../lib/actions/reason-dialog.tsx'
import { locale } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query, useOperation } from '../../lib/query.ts'
import { enumWord, fieldWord, personName } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { useCaller } from '../../lib/session.ts'
import { Differences } from './differences.tsx'
import { useSay } from './words.ts'

type Submission = Schema<'SurveySubmission'>

/** Everything that was answered for a student, each answer with the very words that it answered. */
export default function Said({ row }: { row: Schema<'SurveyAsked'> }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('survey.said', { path: { askedId: row.id } }))
  if (error && !data)
    return <NotLoaded title={t`The answers did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  return (
    <div className="grid gap-4">
      {data.map((each) => (
        <Answer key={each.id} said={each} asked={row} />
      ))}
    </div>
  )
}

function Answer({ said, asked }: { said: Submission; asked: Schema<'SurveyAsked'> }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const say = useSay()
  const who = personName(said.givenBy)
  return (
    <article className="grid gap-3 rounded-md border border-line p-3" aria-label={who}>
      <header className="flex flex-wrap items-center gap-2">
        <StatusChip tone={said.decision === 'Yes' ? 'good' : 'live'}>{enumWord('SurveyDecision', said.decision)}</StatusChip>
        <strong>{who}</strong>
        <span className="text-fg-2">{exact(said.at)}</span>
        <Badge>{enumWord('SurveyWay', said.way)}</Badge>
        {!said.current && <Badge>{t`Replaced`}</Badge>}
      </header>
      {said.note !== '' && <p className="whitespace-pre-wrap text-fg-2">{`${fieldWord('callNote')}: ${said.note}`}</p>}
      {said.version < said.live && (
        <p className="rounded-md bg-live-bg px-3 py-2 text-live">
          {said.differences.length === 0 ? (
            <Trans>Answered version {said.version}. What was answered has not changed since.</Trans>
          ) : (
            <Trans>
              Answered version {said.version}. The survey is at version {said.live}.
            </Trans>
          )}
        </p>
      )}
      {said.form.modules.map((part) => {
        const seen = visibleIn(part, said.replies).filter(({ key }) => valuesOf(said.replies, key).length > 0)
        const accepted = said.accepted.find(({ module }) => module === part.key)
        if (seen.length === 0 && !accepted) return null
        return (
          <section key={part.key} className="grid gap-2">
            <h3 className="font-bold">{say(part.name)}</h3>
            <dl className="grid gap-1">
              {seen.map((question) => (
                <div key={question.key}>
                  <dt className="text-fg-2">{say(question.text)}</dt>
                  <dd className="break-words whitespace-pre-wrap">
                    {listOf(
                      locale(),
                      valuesOf(said.replies, question.key).map((value) =>
                        isChoice(question) ? say(question.options.find(({ key }) => key === value)?.text) : value,
                      ),
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            {accepted && (
              <p className="grid gap-1 rounded-md border border-line p-2">
                <span>{say(part.protocolLabel)}</span>
                <code className="text-xs break-all text-fg-2">{accepted.hash}</code>
              </p>
            )}
          </section>
        )
      })}
      {said.differences.length > 0 && (
        <details>
          <summary className="cursor-pointer">{t`What has changed since`}</summary>
          <Differences all={said.differences} />
        </details>
      )}
      {asked.state === 'Conflict' && said.current && <Settle said={said} asked={asked} who={who} />}
    </article>
  )
}

function Settle({ said, asked, who }: { said: Submission; asked: Schema<'SurveyAsked'>; who: string }) {
  const { t } = useLingui()
  const caller = useCaller()
  const settle = useOperation('survey.settle')
  const [asking, setAsking] = useState(false)
  if (!caller.may('survey.settle')) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t`This answer counts`}</Button>
      {asking && (
        <ReasonDialog
          title={t`Let the answer of ${who} count?`}
          text={t`The other answer is kept. A new answer of either opens the conflict again.`}
          label={t`This answer counts`}
          onClose={() => setAsking(false)}
          onReason={(reason) => settle.mutateAsync({ path: { askedId: asked.id }, body: { answerId: said.id, reason } })}
        />
      )}
    </>
  )
}
