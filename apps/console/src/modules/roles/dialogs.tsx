import { Suspense } from 'react'
import { loadSchemas } from '../../lib/form/check.ts'
import { keptDraft } from '../../lib/form/use-form.ts'
import { late } from '../../lib/late.tsx'
import { useSoon } from '../../lib/soon.ts'
import type { Role } from './data.ts'
import { EnableQuestion, RemoveQuestion } from './questions.tsx'
import type { RoleDraft, Values } from './values.ts'

/** The dialog that stands: a form, or a question. */
export type Open = { kind: 'form'; draft: RoleDraft; restored: boolean } | { kind: 'enable'; row: Role } | { kind: 'remove'; row: Role }

const loadForm = () => Promise.all([import('./form.tsx'), loadSchemas()]).then(([form]) => form)
const RoleForm = late(loadForm)

export const openForm = (draft: RoleDraft): Open => ({ kind: 'form', draft, restored: false })

/** A form that was under way when the session ended or the page was loaded anew. */
export function keptForm(): Open | undefined {
  const draft = keptDraft<Values>('roles.form')
  return draft && { kind: 'form', draft, restored: true }
}

interface DialogsProps {
  open: Open | undefined
  onClose: () => void
  onSaved: (row: Role, draft: RoleDraft) => void
  onRemoved: () => void
}

/** The dialogs of the screen. The form's code is fetched while nobody waits for it. */
export function Dialogs({ open, onClose, onSaved, onRemoved }: DialogsProps) {
  useSoon(loadForm)
  if (!open) return null
  if (open.kind === 'enable') return <EnableQuestion row={open.row} onClose={onClose} />
  if (open.kind === 'remove') return <RemoveQuestion row={open.row} onClose={onClose} onRemoved={onRemoved} />
  return (
    <Suspense>
      <RoleForm draft={open.draft} restored={open.restored} onClose={onClose} onSaved={onSaved} />
    </Suspense>
  )
}
