import { Field, Input, Select } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { FormPage } from '../../lib/form/form-page.tsx'
import { useSettingsForm } from '../../lib/form/use-settings-form.ts'
import { useLocale } from '../../lib/i18n.ts'
import { useOperation } from '../../lib/query.ts'
import { Section } from '../../lib/section.tsx'
import { settingName, settingsChanges, settingsDraftName, settingsProblems, settingsValues, type Settings } from './settings-values.ts'

/** The settings of passes as a form. */
export default function PassSettingsForm({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const months = useMonths()
  const update = useOperation('vehicle.updateSettings', t`Settings saved`)
  const { form, restored, onDiscard } = useSettingsForm({
    operation: 'vehicle.settings',
    name: settingsDraftName,
    settings,
    valuesOf: settingsValues,
    problemsOf: settingsProblems,
    send: (draft, version) => update.mutateAsync({ body: { ...settingsChanges(draft), version } }),
  })
  const { values, set, problems } = form
  const figure = (field: 'day' | 'noticeDays') => ({
    name: field,
    value: values[field],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <FormPage
      form={form}
      verb={t`Save settings`}
      restored={restored}
      onDiscard={onDiscard}
      fieldName={settingName}
      show={(field, from) => (field === 'month' ? (months.find(({ value }) => value === from.month)?.label ?? '') : from[field])}
    >
      <Section title={settingName('month')} text={t`What is offered as expiration when a pass is confirmed or renewed.`}>
        <div className="grid grid-cols-[minmax(0,12rem)_6rem] items-start gap-4">
          <Field label={t`Month`} required>
            <Select options={months} value={values.month} onValueChange={(month) => set('month', month)} />
          </Field>
          <Field label={t`Day`} error={problems.day} required>
            <Input {...figure('day')} />
          </Field>
        </div>
      </Section>
      <Section title={t`Before a pass ends`} text={t`Who has it is mailed once, and it stands under “Expiring soon”.`}>
        <Field label={settingName('noticeDays')} error={problems.noticeDays} hint={t`Days before its last one`} required>
          <Input {...figure('noticeDays')} className="max-w-40" />
        </Field>
      </Section>
    </FormPage>
  )
}

function useMonths() {
  const locale = useLocale()
  return useMemo(() => {
    const name = new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => ({
      value: String(at + 1).padStart(2, '0'),
      label: name.format(new Date(Date.UTC(2024, at, 1))),
    }))
  }, [locale])
}
