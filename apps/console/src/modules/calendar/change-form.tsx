// What the forms of the calendar share: they send a change, and show what it moves before it is sent.
import type { Schema } from '@isb/sdk'
import { Field, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, type ReactNode } from 'react'
import type { Draft } from '../../lib/form/draft.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm, type FormSetting, type FormState } from '../../lib/form/use-form.ts'
import { useOperation } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { Moves } from './moves.tsx'

type Change = Schema<'CalendarChange'>
type Setting<Values extends object> = FormSetting<Values, Schema<'CalendarChanged'>>
/** What a form is opened with. */
export interface OpenForm<Values extends object> extends Pick<Setting<Values>, 'draft' | 'onSaved'> {
  restored: boolean
  onClose: () => void
}
interface ChangeFormProps<Values extends object> extends OpenForm<Values>, Pick<Setting<Values>, 'name' | 'problemsOf' | 'read'> {
  /** What saves the values; `own` names the record and its version where there is one. */
  changeOf: (values: Values, own: Pick<Draft<Values>, 'id' | 'version'>) => Change
  /** The values as far as they move anything; undefined while they cannot stand. */
  movingOf: (values: Values) => Values | undefined
  /** What it is called, and its button, where the record is new. */
  title: string
  verb: string
  show: (value: Values[keyof Values & string]) => string
  children: (form: FormState<Values>) => ReactNode
}

const ownOf = <Values,>({ id, version }: Draft<Values>) => ({ ...(id !== undefined && { id }), ...(version !== undefined && { version }) })

export function ChangeForm<Values extends { readonly name: string }>({ changeOf, movingOf, ...props }: ChangeFormProps<Values>) {
  const { t } = useLingui()
  const change = useOperation('calendar.change', t`School year changed`)
  const form = useForm({ ...props, send: (draft) => change.mutateAsync({ body: changeOf(draft.values, ownOf(draft)) }) })
  const moving = movingOf(form.values)
  const asked = useDeferredValue(moving && JSON.stringify(changeOf(moving, ownOf(form.draft))))
  return (
    <FormDialog
      form={form}
      title={form.draft.id === undefined ? props.title : t`Edit ${form.draft.start.name}`}
      verb={form.draft.id === undefined ? props.verb : t`Save changes`}
      restored={props.restored}
      onClose={props.onClose}
      fieldName={fieldWord}
      show={(field, { [field]: value }) => props.show(value)}
    >
      {props.children(form)}
      <Moves change={asked === undefined ? undefined : (JSON.parse(asked) as Change)} />
    </FormDialog>
  )
}

interface TextFieldProps<Name extends string> {
  form: {
    readonly values: Readonly<Record<Name, string>>
    readonly problems: Readonly<Partial<Record<Name, string | undefined>>>
    readonly set: (field: Name, value: string) => void
  }
  field: Name
  required?: boolean
  maxLength?: number
  onValueChange?: (value: string) => void
}

/** A text or a day of the form, under the word of its field. */
export const TextField = <Name extends string>({ form, field, required = false, maxLength, onValueChange }: TextFieldProps<Name>) => (
  <Field label={fieldWord(field)} error={form.problems[field]} required={required}>
    <Input {...inputOf(field, form.values[field], onValueChange ?? ((value) => form.set(field, value)))} maxLength={maxLength} />
  </Field>
)

/** How a text of that name is typed in. */
export const inputOf = (field: string, value: string, onValueChange: (value: string) => void) => ({
  value,
  autoComplete: 'off',
  ...(field.endsWith('On') && { type: 'date' }),
  ...(field.endsWith('Zh') && { lang: 'zh-CN' }),
  onChange: ({ target }: { target: { value: string } }) => onValueChange(target.value),
})
