import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { TokenList } from '../../lib/shared/tokens/token-list.tsx'
import type { Staff } from './data.ts'

const NewToken = lateDialog(() => import('./new-token.tsx'))

/** The API tokens of a service account. */
export default function Tokens({ row }: { row: Staff }) {
  const { t } = useLingui()
  const path = { staffId: row.id }
  const tokens = useQuery(query('staff.tokens', { path }))
  const revoke = useOperation('staff.revokeToken', t`Token revoked`)
  return (
    <TokenList
      tokens={tokens}
      none={t`A token lets a program act as this account, within the token's scopes.`}
      renderForm={(close) => <NewToken row={row} onClose={close} />}
      revoke={{ run: (tokenId) => revoke.mutateAsync({ path: { ...path, tokenId } }), busy: revoke.isPending }}
    />
  )
}
