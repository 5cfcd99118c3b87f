import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { PassesScreen } from '../screen.tsx'

/** `/vehicle`. */
export function PassesPage() {
  const { t } = useLingui()
  usePageTitle(t`Vehicle passes`)
  return (
    <Permitted code="vehicle">
      <PassesScreen />
    </Permitted>
  )
}
