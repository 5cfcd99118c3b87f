import { useLingui } from '@lingui/react/macro'
import { loadSchemas } from '../../lib/form/check.ts'
import { late } from '../../lib/late.tsx'
import { SettingsPage } from '../../lib/settings-page.tsx'

const loadForm = () => Promise.all([import('./settings-form.tsx'), loadSchemas()]).then(([form]) => form)
const SettingsForm = late(loadForm)

/** Until when passes are given, and when who has one is reminded. */
export default function PassSettingsScreen() {
  const { t } = useLingui()
  return (
    <SettingsPage
      operation="vehicle.settings"
      title={t`Settings of passes`}
      text={t`Until when passes are given, and when who has one is reminded.`}
    >
      {(settings) => <SettingsForm settings={settings} />}
    </SettingsPage>
  )
}
