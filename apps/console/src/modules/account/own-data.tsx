import type { Schema } from '@isb/sdk'
import { Checkbox } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { say } from '../../lib/base/words/i18n.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { ownScopeNames } from '../../lib/shared/tokens/own-scopes.ts'

/** Chooses the own data that an older token goes on reaching. Ticked at first: the modules in which it changed something. */
export default function OwnData({ token, onClose }: { token: Schema<'ApiToken'>; onClose: () => void }) {
  const { t } = useLingui()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(token.ownUsed))
  const keep = useOperation('account.keepOwnData', t`Own data of ${token.name} saved`)
  const toggle = (scope: string, on: boolean) => {
    const next = new Set(ticked)
    if (on) next.add(scope)
    else next.delete(scope)
    setTicked(next)
  }
  return (
    <SendDialog
      title={t`Own data for ${token.name}`}
      text={t`From now on this token reaches your own data only in the modules that you tick. Its changes of the last 90 days are ticked; what it only reads is not recorded.`}
      verb={t`Save`}
      send={() => keep.mutateAsync({ path: { tokenId: token.id }, body: { scopes: [...ticked] } })}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">
          <Trans>Own data</Trans>
        </legend>
        {Object.entries(ownScopeNames).map(([scope, name]) => (
          <Checkbox key={scope} checked={ticked.has(scope)} onCheckedChange={(on) => toggle(scope, on)} label={say(name)} />
        ))}
      </fieldset>
    </SendDialog>
  )
}
