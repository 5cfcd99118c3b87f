import { Field } from '@isb/ui'
import type { ReactNode } from 'react'
import type { RecordImage } from '../../base/image/image.tsx'
import { ImageField } from '../upload/image-field.tsx'
import { SignatureButton } from '../upload/signature-button.tsx'
import type { UploadState } from '../upload/use-upload.ts'
import { Control, type ControlProps } from './control.tsx'
import type { Held } from '../../declare/held.ts'
import { RowsField } from './rows-field.tsx'

interface FormFieldProps extends ControlProps {
  label: string
  hint: ReactNode
  error: string | undefined
  required: boolean
  /** Of an image: what the record has so far, and who is told of one that is under way. */
  image: { saved: RecordImage | undefined; onUpload: (state: UploadState) => void } | undefined
}

/** A field of a form: what one fills in follows from its kind. */
export function FormField({ label, hint, error, required, image, ...control }: FormFieldProps) {
  const { metadata, declared, value, onChange } = control
  if (image) {
    const fileId = typeof value === 'number' ? value : null
    const field = <ImageField {...image} label={label} value={fileId} onChange={onChange} error={error} paper={declared.paper === true} />
    if (!declared.signed) return field
    return (
      <div className="grid gap-2">
        {field}
        <SignatureButton label={label} onSigned={onChange} />
      </div>
    )
  }
  if (metadata.kind === 'boolean')
    return (
      <div className="grid justify-items-start gap-1">
        <Control {...control} ties={{ id: control.name, 'aria-label': label }} />
        {hint && <div className="text-xs text-fg-3">{hint}</div>}
      </div>
    )
  return (
    <Field label={label} hint={hint} error={error} required={required} group={declared.group === true}>
      {(ties) =>
        metadata.fields && declared.rows ? (
          <RowsField {...control} label={label} fields={metadata.fields} rows={declared.rows} value={value as readonly Held[]} />
        ) : (
          <Control {...control} ties={ties} />
        )
      }
    </Field>
  )
}
