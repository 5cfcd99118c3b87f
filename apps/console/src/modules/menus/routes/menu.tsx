import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { MenuScreen } from '../screen.tsx'

/** `/upms/menu`. */
export function MenuPage() {
  const { t } = useLingui()
  usePageTitle(t`Menus`)
  return (
    <Permitted code="upms:menu">
      <MenuScreen />
    </Permitted>
  )
}
