import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { BikesScreen } from '../bikes-screen.tsx'

/** `/bike/list`. */
export function BikesPage() {
  const { t } = useLingui()
  usePageTitle(t`Bikes`)
  return (
    <Permitted code="bike:list">
      <BikesScreen />
    </Permitted>
  )
}
