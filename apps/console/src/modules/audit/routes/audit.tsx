import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { AuditScreen } from '../screen.tsx'

/** `/audit`. */
export function AuditPage() {
  const { t } = useLingui()
  usePageTitle(t`Audit`)
  return (
    <Permitted code="audit">
      <AuditScreen />
    </Permitted>
  )
}
