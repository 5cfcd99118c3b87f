import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { StaffScreen } from '../screen.tsx'

/** `/upms/staff`. */
export function StaffPage() {
  const { t } = useLingui()
  usePageTitle(t`Staff`)
  return (
    <Permitted code="upms:staff">
      <StaffScreen />
    </Permitted>
  )
}
