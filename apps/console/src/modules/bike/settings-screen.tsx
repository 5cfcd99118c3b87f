import { useLingui } from '@lingui/react/macro'
import { loadSchemas } from '../../lib/form/check.ts'
import { late } from '../../lib/late.tsx'
import { SettingsPage } from '../../lib/settings-page.tsx'

const loadForm = () => Promise.all([import('./settings-form.tsx'), loadSchemas()]).then(([form]) => form)
const SettingsForm = late(loadForm)

/** How bikes are rented, and whether others may read what is free. */
export default function BikeSettingsScreen() {
  const { t } = useLingui()
  return (
    <SettingsPage
      operation="bike.settings"
      title={t`Settings of bikes`}
      text={t`How many one may have and for how long, and what the public may read.`}
    >
      {(settings) => <SettingsForm settings={settings} />}
    </SettingsPage>
  )
}
