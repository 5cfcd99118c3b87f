import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { TokenList } from '../../lib/shared/tokens/token-list.tsx'
import { keptToken } from './draft.ts'

const NewToken = lateDialog(() => import('./new-token.tsx'))
const OwnData = lateDialog(() => import('./own-data.tsx'))

/** One's own API tokens. */
export function Tokens() {
  const { t } = useLingui()
  const tokens = useQuery(query('account.tokens'))
  const revoke = useOperation('account.revokeToken', t`Token revoked`)
  return (
    <TokenList
      tokens={tokens}
      heading={{
        title: t`API tokens`,
        text: t`A token lets a program act as you. It can do only what you tick, and never more than you can.`,
      }}
      none={t`For a script, or for the terminal on your own computer.`}
      renderForm={(close) => <NewToken onClose={close} />}
      renderOwnData={(token, close) => <OwnData token={token} onClose={close} />}
      resumes={keptToken() !== undefined}
      revoke={{ run: (tokenId) => revoke.mutateAsync({ path: { tokenId } }), busy: revoke.isPending }}
    />
  )
}
