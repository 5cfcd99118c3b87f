import { values } from '@isb/sdk/metadata'
import { Field, Input, Select } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/form/send-dialog.tsx'
import type { BulkDialogProps, RowOf } from '../../lib/list/types.ts'
import { enumWord, fieldWord } from '../../lib/record/values.tsx'

const texts = ['campus', 'teacherEmail', 'assistantEmail', 'dlTeacherEmail'] as const
const unchanged = 'unchanged'

/** Sets some fields of all ticked classes. What is left empty stays as it is in each. */
export default function BulkEdit({ rows, run, cancel }: BulkDialogProps<RowOf<'homeroom.list'>>) {
  const { t } = useLingui()
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const body = Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== '' && value !== unchanged))
  const set = (field: string, value: string) => setGiven((before) => ({ ...before, [field]: value }))
  return (
    <SendDialog
      title={t`${plural(rows.length, { one: 'Edit # class', other: 'Edit # classes' })}`}
      text={t`Fields that you leave empty do not change.`}
      verb={t`Save classes`}
      disabled={Object.keys(body).length === 0}
      send={() => {
        run(body)
        return undefined
      }}
      onClose={cancel}
    >
      <Field label={fieldWord('division')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: unchanged, label: t`Unchanged` },
              ...values.Division.map((value) => ({ value, label: enumWord('Division', value) })),
            ]}
            value={given['division'] ?? unchanged}
            onValueChange={(value) => set('division', value)}
          />
        )}
      </Field>
      {texts.map((field) => (
        <Field key={field} label={fieldWord(field)}>
          <Input
            type={field === 'campus' ? 'text' : 'email'}
            value={given[field] ?? ''}
            maxLength={field === 'campus' ? 60 : 254}
            placeholder={t`Unchanged`}
            autoComplete="off"
            onChange={({ target }) => set(field, target.value)}
          />
        </Field>
      ))}
    </SendDialog>
  )
}
