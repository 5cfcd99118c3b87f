import { Field, Input, Textarea } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormPage } from '../../lib/form/form-page.tsx'
import { keptDraft, useForm } from '../../lib/form/use-form.ts'
import { isb } from '../../lib/isb.ts'
import { publicConfig } from '../../lib/public-config.ts'
import { queryClient, useOperation } from '../../lib/query.ts'
import { Section } from '../../lib/section.tsx'
import { TimeZonePicker } from './time-zone-picker.tsx'
import { changesOf, draftName, draftOf, fieldName, problemsOf, valuesOf, type Settings, type Values } from './values.ts'

/** The settings as a form that stays: what somebody else has saved comes in by itself while nothing is typed here. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useLingui()
  const [kept] = useState(() => keptDraft<Values>(draftName))
  const update = useOperation('settings.update', t`Settings saved`)
  const form = useForm<Values, Settings>({
    name: draftName,
    draft: kept ?? draftOf(settings),
    problemsOf,
    send: (draft) => update.mutateAsync({ body: { ...changesOf(draft), version: draft.version ?? settings.version } }),
    read: async () => {
      const fresh = await isb.settings.get()
      return { values: valuesOf(fresh), version: fresh.version }
    },
    onSaved: (saved) => {
      form.restart(draftOf(saved))
      // The school's name and help stand on other screens too.
      void queryClient.invalidateQueries({ queryKey: publicConfig.queryKey })
    },
  })
  const { values, set, problems, dirty } = form
  const follow = useEffectEvent((now: Settings) => {
    if (!dirty && now.version !== form.draft.version) form.restart(draftOf(now))
  })
  useEffect(() => follow(settings), [settings])
  const discard = () => {
    form.restart(draftOf(settings))
    // What stands may be newer than what was read here.
    void queryClient.invalidateQueries({ queryKey: ['settings'] })
  }
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
      restored={kept !== undefined}
      onDiscard={discard}
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
