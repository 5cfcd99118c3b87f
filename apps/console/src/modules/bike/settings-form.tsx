import { operationOf } from '@isb/sdk'
import { CopyField, Field, Input, Switch } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { basePath } from '../../lib/deployment.ts'
import { FormPage } from '../../lib/form/form-page.tsx'
import { useSettingsForm } from '../../lib/form/use-settings-form.ts'
import { useOperation } from '../../lib/query.ts'
import { Section } from '../../lib/section.tsx'
import {
  settingName,
  settingsChanges,
  settingsDraftName,
  settingsProblems,
  settingsValues,
  type Settings,
  type SettingsValues,
} from './settings-values.ts'

/** Where other apps read what is free. */
const feedAddress = () => `${location.origin}${basePath}/isb/admin${operationOf('bike.feed').path.replace('{feed}', 'gbfs.json')}`

/** The settings of bikes as a form. */
export default function BikeSettingsForm({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const update = useOperation('bike.updateSettings', t`Settings saved`)
  const { form, restored, onDiscard } = useSettingsForm({
    operation: 'bike.settings',
    name: settingsDraftName,
    settings,
    valuesOf: settingsValues,
    problemsOf: settingsProblems,
    send: (draft, version) => update.mutateAsync({ body: { ...settingsChanges(draft), version } }),
  })
  const { values, set, problems } = form
  const figure = (field: Exclude<keyof SettingsValues, 'feedPublic'>, inputMode: 'numeric' | 'decimal') => ({
    name: field,
    value: values[field],
    inputMode,
    autoComplete: 'off',
    className: 'max-w-40',
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <FormPage
      form={form}
      verb={t`Save settings`}
      restored={restored}
      onDiscard={onDiscard}
      fieldName={settingName}
      show={(field, from) => (field === 'feedPublic' ? (from.feedPublic ? t`Yes` : t`No`) : from[field])}
    >
      <Section title={t`Renting`} text={t`Holds from the next request. Bikes that are out keep the day they are due.`}>
        <div className="grid gap-4">
          <Field label={settingName('maxRents')} error={problems.maxRents} hint={t`For one person, requests that wait included`} required>
            <Input {...figure('maxRents', 'numeric')} />
          </Field>
          <Field
            label={settingName('rentalDays')}
            error={problems.rentalDays}
            hint={t`Counted from the day on which the bike leaves the rack`}
            required
          >
            <Input {...figure('rentalDays', 'numeric')} />
          </Field>
        </div>
      </Section>
      <Section
        title={settingName('feedPublic')}
        text={t`Lets other apps show how many bikes are free, as GBFS 3.0. Who has a bike is never in it.`}
      >
        <div className="grid gap-4">
          <Switch
            checked={values.feedPublic}
            onCheckedChange={(on) => set('feedPublic', on)}
            label={t`Anybody may read what is free`}
            className="justify-self-start"
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field
              label={settingName('latitude')}
              error={problems.latitude}
              hint={t`In degrees, WGS 84: 39.9042`}
              required={values.feedPublic}
            >
              <Input {...figure('latitude', 'decimal')} />
            </Field>
            <Field
              label={settingName('longitude')}
              error={problems.longitude}
              hint={t`In degrees, WGS 84: 116.4074`}
              required={values.feedPublic}
            >
              <Input {...figure('longitude', 'decimal')} />
            </Field>
          </div>
          {settings.feedPublic && (
            <Field label={t`Address of the feed`}>
              <CopyField value={feedAddress()} words={{ copy: t`Copy`, copied: t`Copied` }} />
            </Field>
          )}
        </div>
      </Section>
    </FormPage>
  )
}
