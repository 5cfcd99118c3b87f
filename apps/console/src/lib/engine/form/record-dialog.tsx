import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { say } from '../../base/words/i18n.ts'
import { read } from '../rows/use-rows.ts'
import { queryClient, runOperation } from '../../base/connection/query.ts'
import { sayChange } from '../undo.ts'
import type { AnyRow } from '../../declare/list.ts'
import type { AnyRecordForm } from '../../declare/record-form.ts'
import type { Draft } from '../../declare/draft.ts'
import { FormDialog } from './form-dialog.tsx'
import { heldOf, type Held } from '../../declare/held.ts'
import { bodyWith, operationOf, savedOf } from '../../declare/part.ts'
import { useFields } from './use-fields.tsx'

interface RecordDialogProps {
  draft: Draft<Held>
  restored: boolean
  onClose: () => void
  onSaved: (saved: AnyRow) => void
}

/** The dialog in which a record is made or changed, as its module declares it. */
export const dialogOf = (of: AnyRecordForm): ComponentType<RecordDialogProps> =>
  function RecordDialog(props) {
    return <Filled of={of} {...props} />
  }

function Filled({ of, draft: given, restored, onClose, onSaved }: RecordDialogProps & { of: AnyRecordForm }) {
  const { t } = useLingui()
  const { list, forms, fields, rows, create, update, Below } = of
  const isNew = given.id === undefined
  const { operation, done, undo, verb = create.title } = (!isNew && update) || create
  const pathTo = (id: number | undefined) => (id === undefined ? undefined : { path: { [list.key ?? 'id']: id } })
  const form = useFields<Held, AnyRow>({
    name: create.operation,
    draft: given,
    operation,
    body: forms[operation] ?? {},
    fields,
    declared: rows.flat(),
    optional: t`Optional`,
    // What saves a record answers it.
    send: async (record, { id, version }) => {
      const input = { ...pathTo(id), body: bodyWith(operation, record) }
      const saved = savedOf(operation, await runOperation(operationOf(operation), input, false))
      // Where nothing was changed, Undo would be of what was done before.
      const by = saved['version'] === version ? undefined : undo
      const path = { [list.key ?? 'id']: saved.id }
      sayChange(typeof done === 'function' ? done(saved as never) : done && say(done), { declared: of, id: saved.id, path, by })
      return saved
    },
    read: async (id) => {
      if (!list.get) return undefined
      const row = await queryClient.fetchQuery({ ...read<AnyRow>(list.get, pathTo(id)), staleTime: 0 })
      return { values: heldOf(fields, row), version: Number(row['version']) }
    },
    onSaved,
    savedImage: (name, image) => {
      const fileId = given.start[name]
      const input = pathTo(given.id)
      return input && typeof fileId === 'number' ? { operation: image, input, fileId } : undefined
    },
  })
  return (
    <FormDialog
      form={form}
      title={form.draft.title ?? say(create.title)}
      verb={say(verb)}
      restored={restored}
      onClose={onClose}
      fieldName={form.fieldName}
      show={form.show}
      asNew={() => form.restart(asNew(form.draft, of))}
    >
      {form.rows(rows)}
      {Below && <Below {...form.now()} />}
    </FormDialog>
  )
}

/** What was typed for a record that is gone, as a new one. Files that were saved with it are gone with it. */
const asNew = ({ start, values }: Draft<Held>, { fields, blank }: AnyRecordForm): Draft<Held> => ({
  start: blank,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name]?.kind === 'id' && value === start[name] ? null : value]),
  ),
})
