import type { Schema } from '@isb/sdk'
import { tones } from '@isb/sdk/metadata'
import { Button, Empty, Popover, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { named, sharedWord } from '../i18n.ts'
import { Lines, LinesFailed } from '../page/lines.tsx'
import { useWhen } from '../record/when.ts'
import { Section } from '../section.tsx'
import { useSession } from '../session.ts'
import { RevokeToken } from './revoke-token.tsx'

type Token = Schema<'ApiToken'>

interface TokenListProps {
  tokens: UseQueryResult<readonly Token[]>
  /** Its heading, where it is a part of a page. */
  heading?: { title: string; text: string }
  /** What tokens are for, to who has none. */
  none: string
  /** The form in which one is made, and whether it was under way before. */
  renderForm: (close: () => void) => ReactNode
  resumes?: boolean
  revoke: { run: (tokenId: number) => Promise<unknown>; busy: boolean }
}

/** API tokens: made, listed with their last use, revoked. */
export function TokenList({ tokens, heading, none, renderForm, resumes = false, revoke }: TokenListProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = tokens
  const [making, setMaking] = useState(resumes)
  const [revoking, setRevoking] = useState<Token>()
  const create = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden />
      <Trans>New API token</Trans>
    </Button>
  )
  const isEmpty = data?.length === 0
  const list = (
    <>
      {!data ? (
        error ? (
          <LinesFailed title={t`The tokens did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Lines />
        )
      ) : isEmpty ? (
        <Empty level={3} className="rounded-lg border border-line" title={t`No API tokens`} text={none} action={create} />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.map((token) => (
            <Line key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      {making && <Suspense>{renderForm(() => setMaking(false))}</Suspense>}
      {revoking && (
        <RevokeToken
          name={revoking.name}
          revoke={() => revoke.run(revoking.id)}
          busy={revoke.busy}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </>
  )
  const above = data && !isEmpty && create
  if (heading)
    return (
      <Section {...heading} actions={above}>
        {list}
      </Section>
    )
  return (
    <>
      {above && <div>{above}</div>}
      {list}
    </>
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
