import { CopyField, Field } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { basePath } from '../../base/connection/deployment.ts'

/** Where other programs read what is public. @param path below the API's own address */
export function FeedAddress({ path }: { path: string }) {
  const { t } = useLingui()
  return (
    <Field label={t`Feed address`}>
      <CopyField value={`${location.origin}${basePath}/isb/admin${path}`} words={{ copy: t`Copy`, copied: t`Copied` }} />
    </Field>
  )
}
