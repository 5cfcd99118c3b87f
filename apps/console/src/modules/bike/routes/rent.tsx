import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { RentsScreen } from '../rents-screen.tsx'

/** `/bike/rent`. */
export function RentsPage() {
  const { t } = useLingui()
  usePageTitle(t`Rent requests`)
  return (
    <Permitted code="bike:rent">
      <RentsScreen />
    </Permitted>
  )
}
