import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { PrintScreen } from '../print-screen.tsx'

/** `/vehicle/print`. */
export function PrintPage() {
  const { t } = useLingui()
  usePageTitle(t`Print passes`)
  return (
    <Permitted code="vehicle">
      <PrintScreen />
    </Permitted>
  )
}
