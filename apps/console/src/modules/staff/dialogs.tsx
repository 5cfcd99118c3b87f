import { Suspense } from 'react'
import { loadSchemas } from '../../lib/form/check.ts'
import { keptDraft } from '../../lib/form/use-form.ts'
import { late } from '../../lib/late.tsx'
import { useSoon } from '../../lib/soon.ts'
import type { Ask } from './actions.tsx'
import type { Staff } from './data.ts'
import { Question } from './questions.tsx'
import { editDraft, newDraft, type StaffDraft, type Values } from './values.ts'

/** The dialog that stands: a form, the roles, or a question. */
export type Open =
  | { kind: 'form'; draft: StaffDraft; restored: boolean }
  | { kind: 'roles'; row: Staff }
  | { kind: 'ask'; ask: Exclude<Ask, 'edit' | 'roles' | 'invite'>; row: Staff }

const loadForm = () => Promise.all([import('./form.tsx'), loadSchemas()]).then(([form]) => form)
const StaffForm = late(loadForm)
const RolesDialog = late(() => import('./roles-dialog.tsx'))

/** A new account, of the kind that the list shows now. */
export const openNew = (type: Staff['type'] | undefined): Open => ({ kind: 'form', draft: newDraft(type), restored: false })

/** What an action opens; nothing for one that is done at once. */
export function openFor(ask: Exclude<Ask, 'invite'>, row: Staff): Open {
  if (ask === 'edit') return { kind: 'form', draft: editDraft(row), restored: false }
  return ask === 'roles' ? { kind: 'roles', row } : { kind: 'ask', ask, row }
}

/** A form that was under way when the session ended or the page was loaded anew. */
export function keptForm(): Open | undefined {
  const draft = keptDraft<Values>('staff.form')
  return draft && { kind: 'form', draft, restored: true }
}

interface DialogsProps {
  open: Open | undefined
  onClose: () => void
  onSaved: (row: Staff) => void
  onRemoved: () => void
}

/** The dialogs of the screen. The form's code is fetched while nobody waits for it. */
export function Dialogs({ open, onClose, onSaved, onRemoved }: DialogsProps) {
  useSoon(loadForm)
  if (!open) return null
  return (
    <Suspense>
      {open.kind === 'form' ? (
        <StaffForm draft={open.draft} restored={open.restored} onClose={onClose} onSaved={onSaved} />
      ) : open.kind === 'roles' ? (
        <RolesDialog row={open.row} onClose={onClose} />
      ) : (
        <Question ask={open.ask} row={open.row} onClose={onClose} onRemoved={onRemoved} />
      )}
    </Suspense>
  )
}
