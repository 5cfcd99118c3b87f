import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { RoleScreen } from '../screen.tsx'

/** `/upms/role`. */
export function RolePage() {
  const { t } = useLingui()
  usePageTitle(t`Roles`)
  return (
    <Permitted code="upms:role">
      <RoleScreen />
    </Permitted>
  )
}
