import { lazy, Suspense, useEffect } from 'react'
import { kept } from '../../lib/keep.ts'
import { useMay, type Ask } from './actions.tsx'
import { loadSchema } from './check.ts'
import { menuAt, type Menu, type MenuIndex } from './data.ts'
import { RemoveDialog } from './remove.tsx'
import { draftName } from './use-form.ts'
import { copyDraft, editDraft, newDraft, type Draft } from './values.ts'

/** The dialog that stands: a form, or the question before deleting. */
export type Open = { kind: 'form'; draft: Draft; restored: boolean } | { kind: 'remove'; id: number }

const loadForm = () => Promise.all([import('./form.tsx'), loadSchema()]).then(([form]) => form)
const MenuForm = lazy(loadForm)

const form = (draft: Draft): Open => ({ kind: 'form', draft, restored: false })

/** What a row's action opens; without a menu, a new one at the top. */
export function draftFor(ask: Ask, menu?: Menu): Open {
  if (!menu || ask === 'add') return form(newDraft(menu))
  if (ask === 'remove') return { kind: 'remove', id: menu.id }
  return form(ask === 'duplicate' ? copyDraft(menu) : editDraft(menu))
}

/** A form that was under way when the session ended or the page was loaded anew. */
export function keptDraft(): Open | undefined {
  const draft = kept(draftName) as Draft | undefined
  return draft && { kind: 'form', draft, restored: true }
}

interface DialogsProps {
  open: Open | undefined
  index: MenuIndex
  onClose: () => void
  onSaved: (menu: Menu) => void
  onRemoved: (menu: Menu) => void
}

/** The dialogs of the screen. The form's code is fetched while nobody waits for it. */
export function Dialogs({ open, index, onClose, onSaved, onRemoved }: DialogsProps) {
  const may = useMay()
  useEffect(() => {
    const timer = setTimeout(() => void loadForm().catch(() => {}), 1000)
    return () => clearTimeout(timer)
  }, [])
  if (!open) return null
  if (open.kind === 'form') {
    const readOnly = open.draft.id === undefined ? !may.create : !may.edit
    return (
      <Suspense>
        <MenuForm draft={open.draft} restored={open.restored} index={index} readOnly={readOnly} onClose={onClose} onSaved={onSaved} />
      </Suspense>
    )
  }
  const menu = menuAt(index, open.id)
  return menu && <RemoveDialog menu={menu} index={index} onClose={onClose} onRemoved={() => onRemoved(menu)} />
}
