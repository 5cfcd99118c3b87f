import type { Data } from '@isb/sdk'
import { tones } from '@isb/sdk/metadata'
import { Button, Empty, Skeleton, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { late } from '../../lib/late.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query, useOperation } from '../../lib/query.ts'
import { RevokeToken } from '../../lib/tokens/revoke-token.tsx'
import type { Staff } from './data.ts'

type Token = Data<'staff.tokens'>[number]

const NewToken = late(() => import('./new-token.tsx'))

/** The API tokens of a service account. */
export default function Tokens({ row }: { row: Staff }) {
  const { t } = useLingui()
  const [making, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<Token>()
  const revoke = useOperation('staff.revokeToken', t`Token revoked`)
  const { data, error, isFetching, refetch } = useQuery({ ...query('staff.tokens', { path: { staffId: row.id } }), meta: { quiet: true } })
  const create = (
    <Button onClick={() => setMaking(true)}>
      <Plus aria-hidden />
      <Trans>New API token</Trans>
    </Button>
  )
  return (
    <>
      {error && !data ? (
        <NotLoaded title={t`The tokens did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="w-3/4" />
      ) : data.length === 0 ? (
        <Empty title={t`No API tokens`} text={t`A token lets a program act as this account, within the token's scopes.`} action={create} />
      ) : (
        <>
          <div>{create}</div>
          <ul className="grid divide-y divide-line border-y border-line">
            {data.map((token) => (
              <Line key={token.id} token={token} onRevoke={() => setRevoking(token)} />
            ))}
          </ul>
        </>
      )}
      {making && (
        <Suspense>
          <NewToken row={row} onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {revoking && (
        <RevokeToken
          name={revoking.name}
          revoke={() => revoke.mutateAsync({ path: { staffId: row.id, tokenId: revoking.id } })}
          busy={revoke.isPending}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </>
  )
}

function Line({ token, onRevoke }: { token: Token; onRevoke: () => void }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { name, start, state, scopes, expiresAt, lastUsedAt } = token
  return (
    <li className="grid gap-1 py-3">
      <div className="flex min-h-7 items-center gap-3">
        <b className="min-w-0 flex-1 truncate">{name}</b>
        <StatusChip tone={tones.TokenState[state]}>{sharedWord(`value.TokenState.${state}`)}</StatusChip>
        {state === 'Active' && (
          <Button size="sm" variant="danger" onClick={onRevoke} aria-label={t`Revoke ${name}`}>
            <Trans>Revoke</Trans>
          </Button>
        )}
      </div>
      <p className="text-xs text-fg-2">
        <code className="font-mono">{start}…</code> · {t`until ${exact(expiresAt)}`} ·{' '}
        {lastUsedAt ? t`last used ${exact(lastUsedAt)}` : t`never used`}
      </p>
      <p className="text-xs break-words text-fg-3" title={scopes.join(', ')}>
        {scopes.length > 4
          ? t`${scopes.slice(0, 3).join(', ')} ${plural(scopes.length - 3, { one: 'and # more', other: 'and # more' })}`
          : scopes.join(', ')}
      </p>
    </li>
  )
}
