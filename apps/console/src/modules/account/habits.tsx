import { Switch } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useHabits } from '../../lib/habits.ts'
import { Section } from '../../lib/section.tsx'

/** How one works through a list. */
export function Habits() {
  const { t } = useLingui()
  const [{ stay, singleKeys }, setHabits] = useHabits()
  return (
    <Section title={t`How you work`} text={t`Kept in this browser, for you alone.`}>
      <div className="grid justify-items-start gap-2">
        <Switch checked={!stay} onCheckedChange={(on) => setHabits({ stay: !on })} label={t`After a decision, open the next request`} />
        <Switch
          checked={singleKeys}
          onCheckedChange={(on) => setHabits({ singleKeys: on })}
          label={t`Single keys such as J and / do something`}
        />
      </div>
    </Section>
  )
}
