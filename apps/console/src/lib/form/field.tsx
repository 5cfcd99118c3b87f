import { values as enums, type FormField as FieldMetadata } from '@isb/sdk/metadata'
import { Field, Input, Select, Switch, Textarea, type FieldControl } from '@isb/ui'
import { useId, type ReactNode } from 'react'
import type { RecordImage } from '../image.tsx'
import { enumWord, isEnum } from '../record/values.tsx'
import { ImageField } from '../upload/image-field.tsx'
import type { UploadState } from '../upload/use-upload.ts'
import type { DeclaredField } from './declared-field.ts'

interface ControlProps {
  name: string
  /** What the contract says of it, and the module. */
  metadata: FieldMetadata
  declared: Partial<DeclaredField>
  value: unknown
  onChange: (value: unknown) => void
}

interface FormFieldProps extends ControlProps {
  label: string
  hint: ReactNode
  error: string | undefined
  required: boolean
  /** Of an image: what the record has so far, and who is told of one that is under way. */
  image: { saved: RecordImage | undefined; onUpload: (state: UploadState) => void } | undefined
  className: string | undefined
}

/** A field of a form: what one fills in follows from its kind. */
export function FormField({ label, hint, error, required, image, className, ...control }: FormFieldProps) {
  const { metadata, declared, value, onChange } = control
  if (image) {
    const fileId = typeof value === 'number' ? value : null
    return <ImageField {...image} label={label} value={fileId} onChange={onChange} error={error} paper={declared.paper === true} />
  }
  if (metadata.kind === 'boolean')
    return <Switch checked={value === true} onCheckedChange={onChange} label={label} className="justify-self-start" />
  return (
    <Field label={label} hint={hint} error={error} required={required} {...(className && { className })}>
      {(ties) => <Control {...control} ties={ties} />}
    </Field>
  )
}

/** A text of this length takes several lines. */
const longText = 200

function Control({
  name,
  metadata,
  declared: { Control: Own, input, useSuggestions },
  value,
  onChange,
  ties,
}: ControlProps & { ties: FieldControl }) {
  const { kind, max = 0, format } = metadata
  if (Own) return <Own control={ties} value={value} onValueChange={onChange} />
  if (isEnum(kind)) {
    const options = enums[kind].map((each) => ({ value: each, label: enumWord(kind, each) }))
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
    ...(name.endsWith('Zh') && { lang: 'zh-CN' }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (kind === 'text' && max >= longText && !format) return <Textarea {...typed} rows={2} />
  if (kind === 'number') return <Input {...typed} inputMode={metadata.integer ? 'numeric' : 'decimal'} className="max-w-40" {...input} />
  if (kind === 'day') return <Input {...typed} type="date" {...input} />
  const text = { ...typed, ...(format && { type: format, inputMode: format }), ...input }
  return useSuggestions ? <Suggested input={text} useSuggestions={useSuggestions} /> : <Input {...text} />
}

/** Stands for no value in a list that is chosen from. */
const none = 'none'

interface SuggestedProps {
  input: Parameters<typeof Input>[0]
  useSuggestions: () => readonly string[]
}

function Suggested({ input, useSuggestions }: SuggestedProps) {
  const list = useId()
  return (
    <>
      <Input {...input} list={list} />
      <datalist id={list}>
        {useSuggestions().map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}
