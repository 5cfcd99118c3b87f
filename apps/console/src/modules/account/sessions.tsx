import { type Data } from '@isb/sdk'
import { deviceOf } from '@isb/sdk/rules'
import { Button, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone, SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import { EndSessionsQuestion } from '../../lib/shared/person/end-sessions-question.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { query, useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { toasts } from '../../lib/base/connection/report.ts'
import { Section } from '../../lib/engine/page/section.tsx'
import { Lines, LinesFailed } from '../../lib/engine/page/lines.tsx'

type OwnSession = Data<'account.sessions'>[number]

/** Where one is signed in; others are ended with a press. */
export function Sessions() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('account.sessions'))
  const endOthers = useOperation('account.endOtherSessions', false)
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const endAll = useOnce(async (keepTokens: boolean) => {
    const { ended } = await endOthers.mutateAsync({ query: { keepTokens } }).finally(close)
    toasts.toast(t`${plural(ended, { one: '# session ended', other: '# sessions ended' })}`)
  })
  return (
    <Section
      title={t`Sessions`}
      text={t`Where you are signed in. A session ends after half an hour without use.`}
      actions={
        data &&
        data.length > 1 && (
          <Button onClick={() => setAsks(true)}>
            <Trans>End all others</Trans>
          </Button>
        )
      }
    >
      {asks && (
        <EndSessionsQuestion
          title={t`End all your other sessions?`}
          text={t`You are signed out everywhere but here.`}
          busy={endOthers.isPending}
          onConfirm={endAll}
          onClose={close}
        />
      )}
      {data ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.map((session) => (
            <Line key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <LinesFailed title={t`The sessions did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Lines />
      )}
    </Section>
  )
}

function Line({ session }: { session: OwnSession }) {
  const { t } = useLingui()
  const { moment, exact } = useWhen()
  const end = useOperation('account.endSession', t`Session ended`)
  const endOnce = useOnce(() => end.mutateAsync({ path: { sessionId: session.id } }))
  const { browser, system, small } = deviceOf(session.userAgent)
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`A program`)
  const Icon = small ? Smartphone : browser || system ? Monitor : SquareTerminal
  const started = exact(session.startedAt)
  return (
    <li className="flex min-h-16 items-center gap-4 px-4 py-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-fg-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-bold" title={session.userAgent}>
            {name}
          </span>
          {session.current && (
            <StatusChip tone="good" bare>
              <Trans>Current session</Trans>
            </StatusChip>
          )}
        </p>
        <p className="text-xs text-fg-2">
          {session.current ? t`Signed in ${started}` : t`Last used ${moment(session.lastSeenAt)} · signed in ${started}`}
          {session.address && (
            <>
              {' · '}
              <span className="font-mono">{session.address}</span>
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="danger"
          loading={end.isPending}
          aria-label={t`End the session ${name}, signed in ${started}`}
          onClick={endOnce}
        >
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  )
}
