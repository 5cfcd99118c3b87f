import { useLingui } from '@lingui/react/macro'
import { Permitted } from '../../../lib/page/permitted.tsx'
import { usePageTitle } from '../../../lib/title.ts'
import { MailScreen } from '../screen.tsx'

/** `/settings/mail`. */
export function MailPage() {
  const { t } = useLingui()
  usePageTitle(t({ message: 'Mail', context: 'settings' }))
  return (
    <Permitted code="settings:outbox">
      <MailScreen />
    </Permitted>
  )
}
