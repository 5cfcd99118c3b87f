import { Field, Input, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { FormPage } from '../../lib/form/form-page.tsx'
import { useSettingsForm } from '../../lib/form/use-settings-form.ts'
import { publicConfig } from '../../lib/public-config.ts'
import { queryClient, useOperation } from '../../lib/query.ts'
import { Section } from '../../lib/section.tsx'
import { TimeZonePicker } from './time-zone-picker.tsx'
import { changesOf, draftName, fieldName, problemsOf, valuesOf, type Settings, type Values } from './values.ts'

/** The settings as a form. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const update = useOperation('settings.update', t`Settings saved`)
  const { form, restored, onDiscard } = useSettingsForm({
    operation: 'settings.get',
    name: draftName,
    settings,
    valuesOf,
    problemsOf,
    send: (draft, version) => update.mutateAsync({ body: { ...changesOf(draft), version } }),
    // The school's name and help stand on other screens too.
    onSaved: () => void queryClient.invalidateQueries({ queryKey: publicConfig.queryKey }),
  })
  const { values, set, problems } = form
  const text = (field: Exclude<keyof Values, 'timeZone'>, maxLength: number) => ({
    name: field,
    value: values[field],
    maxLength,
    autoComplete: 'off',
    ...(field.endsWith('Zh') && { lang: 'zh-CN' }),
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <FormPage
      form={form}
      verb={t`Save settings`}
      restored={restored}
      onDiscard={onDiscard}
      fieldName={fieldName}
      show={(field, from) => from[field]}
    >
      <Section title={t`School`} text={t`Its name, as the console and its mails show it, and the clock that it goes by.`}>
        <div className="grid gap-4">
          <Field label={fieldName('schoolName')} error={problems.schoolName} required>
            <Input {...text('schoolName', 100)} />
          </Field>
          <Field label={fieldName('schoolNameZh')} error={problems.schoolNameZh} hint={t`Optional`}>
            <Input {...text('schoolNameZh', 100)} />
          </Field>
          <Field
            label={fieldName('timeZone')}
            error={problems.timeZone}
            hint={t`Today, weekdays and opening hours are in this zone, wherever one looks from.`}
          >
            {(control) => <TimeZonePicker control={control} value={values.timeZone} onValueChange={(zone) => set('timeZone', zone)} />}
          </Field>
        </div>
      </Section>
      <Section title={t`Sign-in`} text={t`Stands under the sign-in form: whom to ask when it does not work.`}>
        <div className="grid gap-4">
          <Field label={fieldName('help')} error={problems.help} hint={t`Optional`}>
            <Textarea rows={2} {...text('help', 200)} />
          </Field>
          <Field label={fieldName('helpZh')} error={problems.helpZh} hint={t`Optional`}>
            <Textarea rows={2} {...text('helpZh', 200)} />
          </Field>
        </div>
      </Section>
    </FormPage>
  )
}
