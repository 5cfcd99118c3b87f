import type { OperationId } from '@isb/sdk'
import { values as enums, type FormField as FieldMetadata } from '@isb/sdk/metadata'
import { Input, Select, Switch, Textarea, type FieldControl, type InputProps } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { read } from '../rows/use-rows.ts'
import { lasting } from '../../base/connection/query.ts'
import { enumWord, isEnum } from '../record/values.tsx'
import type { DeclaredField, WholeForm } from '../../declare/field.ts'

/** What ties a control to its label, or is its label where none is drawn. */
type Ties = FieldControl & { readonly 'aria-label'?: string }

export interface ControlProps {
  name: string
  /** What the contract says of it, and the module. */
  metadata: FieldMetadata
  declared: Partial<DeclaredField>
  value: unknown
  onChange: (value: unknown) => void
  form: WholeForm
}

/** A text of this length takes several lines. */
const longText = 200

/** What a field is filled in with. */
export function Control({ name, metadata, declared, value, onChange, form, ties }: ControlProps & { ties: Ties }) {
  const { Control: Own, input, suggestions, among } = declared
  const { kind, max = 0, format } = metadata
  if (Own) return <Own control={ties} value={value} onValueChange={onChange} form={form} />
  if (kind === 'boolean') return <Switch checked={value === true} onCheckedChange={onChange} label={ties['aria-label'] ?? ''} />
  if (isEnum(kind)) {
    const options = (among?.(form.values) ?? enums[kind]).map((each) => ({ value: String(each), label: enumWord(kind, String(each)) }))
    return (
      <Select
        {...ties}
        options={metadata.nullable ? [{ value: none, label: '—' }, ...options] : options}
        value={typeof value === 'string' ? value : none}
        onValueChange={(next) => onChange(next === none ? null : next)}
      />
    )
  }
  const typed = {
    ...ties,
    name,
    value: String(value),
    autoComplete: 'off',
    spellCheck: false,
    placeholder: ties['aria-label'],
    ...(name.endsWith('Zh') && { lang: 'zh-CN' }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'text' && max >= longText && !format && !input) return <Textarea {...typed} rows={2} />
  if (kind === 'number') return <Input {...typed} inputMode={metadata.integer ? 'numeric' : 'decimal'} className="max-w-40" {...input} />
  if (kind === 'day') return <Input {...typed} type="date" {...input} />
  const kindOfText = /phone$/i.test(name) ? ('tel' as const) : format
  const text = { ...typed, ...(kindOfText && { type: kindOfText, inputMode: kindOfText }), ...input }
  return suggestions ? <Suggested input={text} suggestions={suggestions} /> : <Input {...text} />
}

/** Stands for no value in a list that is chosen from. */
const none = 'none'

/** A text that may be anything, with what one types often below it. */
function Suggested({ input, suggestions }: { input: InputProps; suggestions: OperationId }) {
  const list = useId()
  const { data = [] } = useQuery({ ...read<readonly string[]>(suggestions, {}), ...lasting })
  return (
    <>
      <Input {...input} list={list} />
      <datalist id={list}>
        {data.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}
