import type { Schema } from '@isb/sdk'
import { Button, Field, PasswordInput, StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'

/** What the service is signed in to with: it goes in, and nobody reads it again. */
export function Credential({ settings: { address, hasCredential } }: { settings: Schema<'BaseDataSettings'> }) {
  const { t } = useLingui()
  const [credential, setCredential] = useState('')
  const keep = useOperation('baseData.setCredential', t`Kept`)
  const send = useOnce(async () => {
    await keep.mutateAsync({ body: { credential } })
    setCredential('')
  })
  if (!useCaller().may('baseData.setCredential') || address === '') return null
  return (
    // It stands within the form of the settings, and is none of its fields.
    <div className="grid gap-3 border-t border-line pt-4">
      <Field
        label={sharedWord('field.credential')}
        hint={t`Stored encrypted and never shown. Enter it again when the host of an address or the sign-in method changes.`}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            showLabel={t`Show it`}
            hideLabel={t`Hide it`}
            value={credential}
            onChange={({ target }) => setCredential(target.value)}
          />
        )}
      </Field>
      <div className="flex items-center gap-3">
        <Button disabled={credential === ''} loading={keep.isPending} onClick={() => send()}>
          {hasCredential ? t`Replace it` : t`Keep it`}
        </Button>
        <StatusChip tone={hasCredential ? 'good' : 'waiting'}>{hasCredential ? t`One is kept` : t`None is kept`}</StatusChip>
      </div>
    </div>
  )
}
