import type { Schema } from '@isb/sdk'
import { tones } from '@isb/sdk/metadata'
import { Button, Empty, Popover, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useNow } from '../../base/words/greeting.ts'
import { named, sharedWord } from '../../base/words/i18n.ts'
import { Lines, LinesFailed } from '../../engine/page/lines.tsx'
import { useWhen } from '../../engine/record/when.ts'
import { Section } from '../../engine/page/section.tsx'
import { useSession } from '../../base/connection/session.ts'
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
  /** The form in which its owner chooses the own data that an older token keeps. */
  renderOwnData?: (token: Token, close: () => void) => ReactNode
}

/** API tokens: made, listed with their last use, revoked. */
export function TokenList({ tokens, heading, none, renderForm, resumes = false, revoke, renderOwnData }: TokenListProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = tokens
  const [making, setMaking] = useState(resumes)
  const [revoking, setRevoking] = useState<Token>()
  const [choosing, setChoosing] = useState<Token>()
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
            <Line
              key={token.id}
              token={token}
              onRevoke={() => setRevoking(token)}
              onOwnData={renderOwnData && (() => setChoosing(token))}
            />
          ))}
        </ul>
      )}
      {making && <Suspense>{renderForm(() => setMaking(false))}</Suspense>}
      {choosing && <Suspense>{renderOwnData?.(choosing, () => setChoosing(undefined))}</Suspense>}
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

interface LineProps {
  token: Token
  onRevoke: () => void
  onOwnData: (() => void) | undefined
}

function Line({ token, onRevoke, onOwnData }: LineProps) {
  const { t } = useLingui()
  const { exact, moment } = useWhen()
  const now = useNow()
  const { name, start, state, expiresAt, lastUsedAt, revokedAt, ownUntil } = token
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
        {state === 'Active' && ownUntil && onOwnData && (
          <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-fg-2">
            {Date.parse(ownUntil) > now.getTime()
              ? t`Reaches all your own data until ${exact(ownUntil)}`
              : t`No longer reaches your own data since ${exact(ownUntil)}`}
            <Button size="sm" variant="ghost" aria-label={t`Choose own data for ${name}`} onClick={onOwnData}>
              <Trans>Choose own data</Trans>
            </Button>
          </p>
        )}
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
