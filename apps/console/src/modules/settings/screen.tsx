import type { Schema } from '@isb/sdk'
import { Badge, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useCan } from '../../lib/session.ts'
import { SettingsPage } from '../../lib/settings-page.tsx'
import { SettingsForm } from './form.tsx'
import { Shown } from './shown.tsx'

/** What the school decides for itself: to be changed by who may, to be looked at by the others. */
export default function SettingsScreen() {
  const { t } = useLingui()
  const mayEdit = useCan('settings:edit')
  return (
    <SettingsPage
      operation="settings.get"
      title={t`Settings`}
      text={t`What the school decides for itself.`}
      aside={!mayEdit && <Badge>{t`Read only`}</Badge>}
      blank={<Blank />}
    >
      {(settings) => <Loaded settings={settings} mayEdit={mayEdit} />}
    </SettingsPage>
  )
}

/** Who is given the button meanwhile gets the form, who loses it sees what stands; what was typed is kept as a draft. */
const Loaded = ({ settings, mayEdit }: { settings: Schema<'Settings'>; mayEdit: boolean }) =>
  mayEdit ? <SettingsForm settings={settings} /> : <Shown settings={settings} />

function Blank() {
  const { t } = useLingui()
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="grid gap-10 border-t border-line px-4 py-8 sm:px-6 lg:grid-cols-[15rem_minmax(0,40rem)]"
    >
      <Skeleton className="w-24" />
      <div className="grid gap-6">
        {['w-28', 'w-40', 'w-20'].map((width) => (
          <div key={width} className="grid gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-9! w-full rounded-md" />
          </div>
        ))}
      </div>
    </div>
  )
}
