import { Switch } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { usePreferences } from '../../lib/base/storage/preferences.ts'
import { Section } from '../../lib/engine/page/section.tsx'

/** How one works through a list. */
export function Preferences() {
  const { t } = useLingui()
  const [{ stay, singleKeys }, setPreferences] = usePreferences()
  return (
    <Section title={t`How you work`} text={t`Saved in this browser, for you only.`}>
      <div className="grid justify-items-start gap-2">
        <Switch
          checked={!stay}
          onCheckedChange={(on) => setPreferences({ stay: !on })}
          label={t`After a decision, open the next request`}
        />
        <Switch
          checked={singleKeys}
          onCheckedChange={(on) => setPreferences({ singleKeys: on })}
          label={t`Use single-key shortcuts such as J and /`}
        />
      </div>
    </Section>
  )
}
