import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { PassSettingsScreen } from '../settings-screen.tsx'

/** `/settings/passes`. */
export function PassSettingsPage() {
  const { t } = useLingui()
  usePageTitle(t`Settings of passes`)
  return (
    <Permitted code="vehicle:settings">
      <PassSettingsScreen />
    </Permitted>
  )
}
