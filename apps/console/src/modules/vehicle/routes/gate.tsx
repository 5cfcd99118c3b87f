import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { GateScreen } from '../gate-screen.tsx'

/** `/vehicle/gate`. */
export function GatePage() {
  const { t } = useLingui()
  usePageTitle(t`Gate check`)
  return (
    <Permitted code="vehicle:gate">
      <GateScreen />
    </Permitted>
  )
}
