import { values } from '@isb/sdk/metadata'
import { Checkbox, Field, Input, Select } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import type { BulkDialogProps, RowOf } from '../../lib/declare/list.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'

const texts = ['campus', 'teacherEmail', 'assistantEmail', 'dlTeacherEmail'] as const
const [unchanged, none] = ['unchanged', 'none']

/** Sets some fields of all ticked classes, or empties them. What is left alone stays as it is in each. */
export default function BulkEdit({ rows, run, onClose }: BulkDialogProps<RowOf<'homeroom.list'>>) {
  const { t } = useLingui()
  const [division, setDivision] = useState<string>(unchanged)
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const [emptied, setEmptied] = useState<ReadonlySet<string>>(new Set())
  const body = {
    ...(division !== unchanged && { division: division === none ? null : division }),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== '')),
    ...Object.fromEntries([...emptied].map((field) => [field, ''])),
  }
  const empty = (field: string, on: boolean) => setEmptied((before) => new Set([...before, field].filter((each) => on || each !== field)))
  return (
    <SendDialog
      title={t`${plural(rows.length, { one: 'Edit # class', other: 'Edit # classes' })}`}
      text={t`Fields that you leave alone do not change.`}
      verb={t`Save classes`}
      disabled={Object.keys(body).length === 0}
      send={() => {
        run(body)
        return undefined
      }}
      onClose={onClose}
    >
      <Field label={fieldWord('division')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: unchanged, label: t`Unchanged` },
              { value: none, label: t`No division` },
              ...values.Division.map((value) => ({ value, label: enumWord('Division', value) })),
            ]}
            value={division}
            onValueChange={setDivision}
          />
        )}
      </Field>
      {texts.map((field) => {
        const name = fieldWord(field)
        const isEmptied = emptied.has(field)
        return (
          <Field
            key={field}
            label={name}
            aside={
              <Checkbox label={t`Empty`} aria-label={t`Empty: ${name}`} checked={isEmptied} onCheckedChange={(on) => empty(field, on)} />
            }
          >
            <Input
              type={field === 'campus' ? 'text' : 'email'}
              value={isEmptied ? '' : (given[field] ?? '')}
              disabled={isEmptied}
              maxLength={field === 'campus' ? 60 : 254}
              placeholder={isEmptied ? t`Will be empty` : t`Unchanged`}
              autoComplete="off"
              onChange={({ target }) => setGiven((before) => ({ ...before, [field]: target.value }))}
            />
          </Field>
        )
      })}
    </SendDialog>
  )
}
