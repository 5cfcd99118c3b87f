import type { Data } from '@isb/sdk'
import { tones } from '@isb/sdk/metadata'
import { Button, Empty, Popover, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { named, sharedWord } from '../../lib/i18n.ts'
import { late } from '../../lib/late.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { query, useOperation } from '../../lib/query.ts'
import { Section } from '../../lib/section.tsx'
import { useSession } from '../../lib/session.ts'
import { RevokeToken } from '../../lib/tokens/revoke-token.tsx'
import { keptToken } from './draft.ts'
import { Lines, LinesFailed } from './states.tsx'

type Token = Data<'account.tokens'>[number]

const NewToken = late(() => import('./new-token.tsx'))

/** One's own API tokens: made, listed with their last use, revoked. */
export function Tokens() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({ ...query('account.tokens'), meta: { quiet: true } })
  const [making, setMaking] = useState(() => keptToken() !== undefined)
  const [revoking, setRevoking] = useState<Token>()
  const revoke = useOperation('account.revokeToken', t`Token revoked`)
  const create = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden />
      <Trans>New API token</Trans>
    </Button>
  )
  return (
    <Section
      title={t`API tokens`}
      text={t`A token lets a program act as you. It can do only what you tick, and never more than you can.`}
      actions={data && data.length > 0 && create}
    >
      {!data ? (
        error ? (
          <LinesFailed title={t`The tokens did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Lines />
        )
      ) : data.length === 0 ? (
        <Empty
          level={3}
          className="rounded-lg border border-line"
          title={t`No API tokens`}
          text={t`For a script, or for the terminal on your own computer.`}
          action={create}
        />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.map((token) => (
            <Line key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      {making && (
        <Suspense>
          <NewToken onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {revoking && (
        <RevokeToken
          name={revoking.name}
          revoke={() => revoke.mutateAsync({ path: { tokenId: revoking.id } })}
          busy={revoke.isPending}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </Section>
  )
}

function Line({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { t } = useLingui()
  const { exact, moment } = useWhen()
  const { name, start, state, expiresAt, lastUsedAt, revokedAt } = token
  const ends =
    state === 'Revoked'
      ? t`revoked ${exact(revokedAt)}`
      : state === 'Expired'
        ? t`expired ${exact(expiresAt)}`
        : t`until ${exact(expiresAt)}`
  return (
    <li className="flex min-h-16 items-center gap-4 px-4 py-2.5">
      <KeyRound aria-hidden className="size-5 shrink-0 text-fg-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0 font-bold break-words">{name}</span>
          <StatusChip tone={tones.TokenState[state]} bare>
            {sharedWord(`value.TokenState.${state}`)}
          </StatusChip>
        </p>
        <p className="text-xs text-fg-2">
          <code className="font-mono">{start}…</code> · {ends} · {lastUsedAt ? t`last used ${moment(lastUsedAt)}` : t`never used`}
        </p>
        <Scopes token={token} />
      </div>
      {state === 'Active' && (
        <Button size="sm" variant="danger" aria-label={t`Revoke ${name}`} onClick={onRevoke}>
          <Trans>Revoke</Trans>
        </Button>
      )}
    </li>
  )
}

/** How much a token may do, and behind a press, what. */
function Scopes({ token: { name, scopes } }: { token: Token }) {
  const { t } = useLingui()
  const menus = useSession()?.menus ?? []
  const byCode = new Map(menus.map((menu) => [menu.code, named(menu)]))
  return (
    <Popover
      label={t`What ${name} can do`}
      trigger={
        <button type="button" className="min-h-6 rounded-sm text-xs text-lead-text hover:underline">
          {t`${plural(scopes.length, { one: '# permission', other: '# permissions' })}`}
        </button>
      }
    >
      <ul className="grid gap-1.5">
        {scopes.map((code) => (
          <li key={code} className="min-w-0 break-words">
            {byCode.has(code) && <span className="mr-2">{byCode.get(code)}</span>}
            <code className="font-mono text-xs text-fg-3">{code}</code>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
