import type { ComponentType } from 'react'
import type { ListId } from '@isb/sdk'
import { loadSchemas } from '../declare/check.ts'
import type { Draft } from '../declare/draft.ts'
import { keptDraft } from '../engine/form/kept-draft.ts'
import { lateDialog } from '../base/lazy/late.tsx'
import type { Caller } from '../base/connection/session.ts'
import type { Identified } from '../declare/list.ts'
import type { After, LateForm, OpenForm } from '../declare/open-form.ts'

interface FormProps<Values, Saved> {
  draft: Draft<Values>
  restored: boolean
  onClose: () => void
  onSaved: (saved: Saved) => void
}

interface Setting<Values, Saved> {
  /** The list whose record it saves. */
  list: ListId
  /** Where a form under way is kept: `staff.form`. */
  name: string
  /** False for a form that checks nothing by the contract's schemas: they are not fetched for it. */
  schemas?: false
  /** What the address shows once it is saved; the record itself unless told otherwise. */
  after?: (saved: Saved, draft: Draft<Values>, caller: Caller) => After
}

/**
 * A form whose code, with the contract's schemas, is fetched when it is opened, or while nobody waits for it.
 * @example const staffForm = lateForm(() => import('./form.tsx'), { list: 'staff.list', name: 'staff.form' })
 */
export function lateForm<Values, Saved extends Identified>(
  load: () => Promise<{ default: ComponentType<FormProps<Values, Saved>> }>,
  { list, name, schemas, after = ({ id }) => ({ id }) }: Setting<Values, Saved>,
): LateForm & { readonly open: (draft: Draft<Values>) => OpenForm } {
  const loadAll = () => Promise.all([load(), schemas ?? loadSchemas()]).then(([form]) => form)
  const Form = lateDialog(loadAll)
  const opened = (draft: Draft<Values>, restored: boolean): OpenForm => ({
    list,
    render: ({ caller, onClose, onSaved }) => (
      <Form draft={draft} restored={restored} onClose={onClose} onSaved={(saved) => onSaved(after(saved, draft, caller), saved)} />
    ),
  })
  return {
    load: loadAll,
    open: (draft) => opened(draft, false),
    kept: () => {
      const draft = keptDraft<Values>(name)
      return draft && opened(draft, true)
    },
  }
}
