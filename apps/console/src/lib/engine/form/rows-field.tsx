import type { FormField as FieldMetadata } from '@isb/sdk/metadata'
import { Button, cn, IconButton } from '@isb/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { say } from '../../base/words/i18n.ts'
import { fieldWord } from '../record/values.tsx'
import { useCaller } from '../../base/connection/session.ts'
import { Control } from './control.tsx'
import { rowsOf, type AnyFields, type AnyRows, type WholeForm } from '../../declare/field.ts'
import type { Held } from '../../declare/held.ts'

interface RowsFieldProps {
  label: string
  fields: NonNullable<FieldMetadata['fields']>
  rows: AnyRows
  value: readonly Held[]
  onChange: (value: readonly Held[]) => void
  form: WholeForm
}

/** A list that is filled in row by row. */
export function RowsField({ label, fields, rows, value, onChange, form }: RowsFieldProps) {
  const caller = useCaller()
  const id = useId()
  const add = useRef<HTMLButtonElement>(null)
  return (
    <>
      {value.map((row, at) => {
        const set = (field: string, next: unknown) => onChange(value.with(at, { ...row, [field]: next }))
        return (
          <div
            key={typeof row['id'] === 'number' ? row['id'] : `new ${at}`}
            role="group"
            aria-label={`${label} ${at + 1}`}
            className="mb-2 flex items-start gap-2 border-b border-line pb-2"
          >
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
              {rowsOf(rows.fields as AnyFields).map((line) => (
                <div
                  key={line[0]?.field}
                  // Two days are wider than a phone.
                  className={cn('flex gap-2 *:min-w-0 *:flex-1', line.some(({ field }) => fields[field]?.kind === 'day') && 'max-sm:grid')}
                >
                  {line
                    .filter(({ when }) => when?.(row, caller) !== false)
                    .map(({ field, label: own, ...declared }) => (
                      <Control
                        key={field}
                        name={field}
                        metadata={fields[field]!}
                        declared={declared}
                        value={row[field] ?? (declared.Control ? undefined : '')}
                        onChange={(next) => set(field, next)}
                        form={{ values: row, set }}
                        ties={{ id: `${id}${at}${field}`, 'aria-label': own ? say(own) : fieldWord(field) }}
                      />
                    ))}
                </div>
              ))}
            </div>
            <IconButton
              label={rows.remove(row, at + 1)}
              onClick={() => {
                onChange(value.toSpliced(at, 1))
                // The button goes with its row; keys still belong to the form.
                add.current?.focus()
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        )
      })}
      <Button
        ref={add}
        size="sm"
        disabled={value.length >= (rows.most ?? Infinity)}
        onClick={() => onChange([...value, rows.begin(form.values)])}
      >
        <Plus aria-hidden />
        {say(rows.add)}
      </Button>
    </>
  )
}
