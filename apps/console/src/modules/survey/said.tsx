import type { Schema } from '@isb/sdk'
import { Badge, Button, Skeleton, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Snowflake } from 'lucide-react'
import { useState } from 'react'
import { ReasonDialog } from '../../lib/engine/actions/reason-dialog.tsx'
import { comma } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { Differences } from './differences.tsx'
import { AnswerText } from './sheet.tsx'

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
      {said.version < said.live && <Frozen said={said} />}
      <AnswerText said={said} askedId={asked.id} hashes />
      {asked.state === 'Conflict' && said.current && <Settle said={said} asked={asked} who={who} />}
    </article>
  )
}

/** Which version it answered, and what has changed since. */
function Frozen({ said }: { said: Submission }) {
  const { t } = useLingui()
  const { differences } = said
  const replied = new Set([
    ...said.replies.flatMap(({ question, values }) => [question, ...values]),
    ...said.accepted.map(({ module }) => module),
  ])
  const touched = differences.filter(({ key }) => replied.has(key)).length
  return (
    <div className="rounded-md bg-live-bg px-3 py-2 text-live">
      <p>
        <Snowflake aria-hidden className="mr-1.5 inline size-4" />
        <Trans>
          Answered version {said.version}. The survey is at version {said.live}.
        </Trans>{' '}
        {differences.length === 0 && t`What was answered has not changed since.`}
      </p>
      {differences.length > 0 && (
        <details>
          <summary className="cursor-pointer underline">
            {t`${plural(differences.length, { one: '# difference', other: '# differences' })}`}
            {comma()}
            {touched === 0 ? t`none in what was answered` : t`${touched} in what was answered`}
          </summary>
          <Differences all={differences} />
        </details>
      )}
    </div>
  )
}

function Settle({ said, asked, who }: { said: Submission; asked: Schema<'SurveyAsked'>; who: string }) {
  const { t } = useLingui()
  const caller = useCaller()
  const settle = useOperation('survey.settle', t`The conflict is settled`)
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
          harmless
          onClose={() => setAsking(false)}
          onReason={(reason) => settle.mutateAsync({ path: { askedId: asked.id }, body: { answerId: said.id, reason } })}
        />
      )}
    </>
  )
}
