import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { BikeSettingsScreen } from '../settings-screen.tsx'

/** `/settings/bikes`. */
export function BikeSettingsPage() {
  const { t } = useLingui()
  usePageTitle(t`Settings of bikes`)
  return (
    <Permitted code="bike:list:settings">
      <BikeSettingsScreen />
    </Permitted>
  )
}
