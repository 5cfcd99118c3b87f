import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { SettingsScreen } from '../screen.tsx'

/** `/settings`. */
export function SettingsPage() {
  const { t } = useLingui()
  usePageTitle(t`Settings`)
  return (
    <Permitted code="settings">
      <SettingsScreen />
    </Permitted>
  )
}
