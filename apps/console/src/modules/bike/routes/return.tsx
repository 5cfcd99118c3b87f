import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { ReturnsScreen } from '../returns-screen.tsx'

/** `/bike/return`. */
export function ReturnsPage() {
  const { t } = useLingui()
  usePageTitle(t`Return requests`)
  return (
    <Permitted code="bike:return">
      <ReturnsScreen />
    </Permitted>
  )
}
