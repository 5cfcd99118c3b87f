import { ConfirmDialog, Fields } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { say } from '../../base/words/i18n.ts'
import { keep, kept } from '../../base/storage/keep.ts'
import { read } from '../rows/use-rows.ts'
import { queryClient, runOperation, useOnce } from '../../base/connection/query.ts'
import type { AnySettings, AnySettingsScreen } from '../../declare/settings.ts'
import { fieldWord } from '../record/values.tsx'
import { Section } from '../page/section.tsx'
import type { Draft } from '../../declare/draft.ts'
import { FormPage } from './form-page.tsx'
import { changesOf, heldOf, type Held } from '../../declare/held.ts'
import { shown, useFields } from './use-fields.tsx'
import { keptDraft } from './kept-draft.ts'

interface SettingsProps {
  screen: AnySettingsScreen
  settings: AnySettings
}

/**
 * Settings as a form that stays. Whoever is given the permission meanwhile gets the form, whoever loses it sees what stands; what was typed
 * is kept as a draft.
 */
export default function SettingsForm({ mayEdit, ...props }: SettingsProps & { mayEdit: boolean }) {
  return mayEdit ? <Editable {...props} /> : <Shown {...props} />
}

const besideOf = (update: string) => `${update}.beside`

/** What somebody else has saved comes in by itself while nothing is typed here. */
function Editable({ screen: { operation, update, body, sections, beside, asks, onSaved }, settings }: SettingsProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const [restored] = useState(() => ({ values: keptDraft<Held>(update), beside: kept(besideOf(update)) }))
  // There is one row of them; its id is only the form's.
  const draftOf = (now: AnySettings): Draft<Held> => {
    const values = heldOf(body, now)
    return { start: values, values, id: 1, version: now.version }
  }
  const form = useFields<Held, AnySettings>({
    name: update,
    draft: restored.values ?? draftOf(settings),
    operation: update,
    body,
    declared: sections.flatMap(({ fields }) => fields.flat()),
    optional: t`Optional`,
    // What saves settings answers them.
    send: (_, draft) => runOperation(update, { body: changesOf(body, draft) }, t`Settings saved`) as Promise<AnySettings>,
    read: async () => {
      const now = await queryClient.fetchQuery({ ...read<AnySettings>(operation, {}), staleTime: 0 })
      return { values: heldOf(body, now), version: now.version }
    },
    onSaved: (saved) => {
      form.restart(draftOf(saved))
      onSaved?.()
    },
  })
  const follow = useEffectEvent((now: AnySettings) => {
    if (!form.dirty && now.version !== form.draft.version) form.restart(draftOf(now))
  })
  useEffect(() => {
    follow(settings)
  }, [settings])
  const [draft, setDraft] = useState(restored.beside)
  useEffect(() => {
    keep(besideOf(update), draft)
  }, [update, draft])
  const [saving, setSaving] = useState(false)
  const saveBoth = useOnce(async () => {
    if (!beside || beside.isWrong(draft)) return
    setSaving(true)
    form.submit()
    const left = await beside.save(draft).finally(() => setSaving(false))
    setDraft((now: unknown) => now && left(now))
  })
  const forget = () => {
    form.forget()
    keep(besideOf(update), undefined)
  }
  const both = { ...form, dirty: true, idle: false, busy: form.busy || saving, holds: () => !saving, submit: saveBoth, forget }
  const whole = draft === undefined ? form : both
  const question = asks?.({ ...settings, ...form.draft.values }, { ...settings, ...form.draft.start })
  return (
    <FormPage
      form={question ? { ...whole, submit: () => setAsking(true) } : whole}
      verb={t`Save settings`}
      restored={restored.values !== undefined || restored.beside !== undefined}
      onDiscard={() => {
        form.restart(draftOf(settings))
        setDraft(undefined)
        // What stands may be newer than what was read here.
        void queryClient.invalidateQueries({ queryKey: operation.split('.') })
      }}
      fieldName={form.fieldName}
      show={form.show}
    >
      <ConfirmDialog
        open={asking && question !== undefined}
        onOpenChange={setAsking}
        title={question?.title}
        text={question?.text}
        confirmLabel={question?.verb}
        cancelLabel={t`Cancel`}
        onConfirm={() => {
          setAsking(false)
          whole.submit()
        }}
      />
      {sections.map(({ title, text, fields, wide = false, Below }) => (
        <Section key={say(title)} title={say(title)} text={text && say(text)} wide={wide}>
          <div className="grid gap-4">
            {form.rows(fields)}
            {Below && <Below settings={settings} draft={draft} onDraft={setDraft} />}
          </div>
        </Section>
      ))}
    </FormPage>
  )
}

/** The settings, for who may only look at them. */
function Shown({ screen: { body, sections }, settings }: SettingsProps) {
  return sections.map(({ title, fields, wide = false, Below }) => (
    <Section key={say(title)} title={say(title)} wide={wide}>
      <Fields
        items={fields.flat().map(({ field, label, show }) => {
          const text = shown(field, body[field], settings[field], show)
          return {
            id: field,
            label: label ? say(label) : fieldWord(field),
            value: field.endsWith('Zh') && text ? <span lang="zh-CN">{text}</span> : text,
          }
        })}
      />
      {Below && <Below settings={settings} draft={undefined} onDraft={() => {}} />}
    </Section>
  ))
}
