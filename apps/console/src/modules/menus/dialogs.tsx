import { loadSchemas } from '../../lib/declare/check.ts'
import { kept } from '../../lib/base/storage/keep.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { useSoon } from '../../lib/base/lazy/soon.ts'
import { loadRowItems, useMay, type Ask } from './actions.tsx'
import { menuAt, type Menu, type MenuIndex } from './data.ts'
import { copyDraft, draftName, editDraft, newDraft, type MenuDraft } from './values.ts'

/** The dialog that stands: a form, or the question before deleting. */
export type Open = { kind: 'form'; draft: MenuDraft; restored: boolean } | { kind: 'remove'; id: number }

const loadForm = () => Promise.all([import('./form.tsx'), loadSchemas()]).then(([form]) => form)
const MenuForm = lateDialog(loadForm)
const loadRemove = () => import('./remove.tsx')
const RemoveDialog = lateDialog(loadRemove)
const loadAll = () => Promise.all([loadForm(), loadRemove(), loadRowItems()])

const form = (draft: MenuDraft): Open => ({ kind: 'form', draft, restored: false })

/** What a row's action opens; without a menu, a new one at the top. */
export function draftFor(ask: Exclude<Ask, 'history'>, menu?: Menu): Open {
  if (!menu || ask === 'add') return form(newDraft(menu))
  if (ask === 'remove') return { kind: 'remove', id: menu.id }
  return form(ask === 'duplicate' ? copyDraft(menu) : editDraft(menu))
}

/** A form that was under way when the session ended or the page was loaded anew. */
export function keptDraft(): Open | undefined {
  const draft = kept(draftName) as MenuDraft | undefined
  return draft && { kind: 'form', draft, restored: true }
}

interface DialogsProps {
  open: Open | undefined
  index: MenuIndex
  onClose: () => void
  onSaved: (menu: Menu) => void
  onRemoved: (menu: Menu) => void
}

/** The dialogs of the screen. Their code is fetched while nobody waits for it. */
export function Dialogs({ open, index, onClose, onSaved, onRemoved }: DialogsProps) {
  const may = useMay()
  useSoon(loadAll)
  if (!open) return null
  if (open.kind === 'form') {
    const readOnly = open.draft.id === undefined ? !may.create : !may.edit
    return <MenuForm draft={open.draft} restored={open.restored} index={index} readOnly={readOnly} onClose={onClose} onSaved={onSaved} />
  }
  const menu = menuAt(index, open.id)
  return menu && <RemoveDialog menu={menu} index={index} onClose={onClose} onRemoved={() => onRemoved(menu)} />
}
