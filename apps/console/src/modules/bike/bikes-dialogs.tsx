import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { loadSchemas } from '../../lib/form/check.ts'
import { keptDraft } from '../../lib/form/use-form.ts'
import { late } from '../../lib/late.tsx'
import { ReasonDialog } from '../../lib/list/reason-dialog.tsx'
import { useOnce, useOperation } from '../../lib/query.ts'
import { useSoon } from '../../lib/soon.ts'
import type { Ask } from './bikes-actions.tsx'
import { fieldName, type Bike } from './data.ts'
import { keptRent, RentDialog } from './rent-dialog.tsx'
import type { FreeBike } from './rent-values.ts'
import { draftName, editDraft, newDraft, type BikeDraft, type Values } from './values.ts'

/** The dialog that stands over the list. */
export type Open =
  | { kind: 'form'; draft: BikeDraft; restored: boolean }
  | { kind: 'rentOut'; bike?: FreeBike }
  | { kind: 'maintain' | 'remove'; row: Bike }
  | { kind: 'import' }

const loadForm = () => Promise.all([import('./bike-form.tsx'), loadSchemas()]).then(([form]) => form)
const BikeForm = late(loadForm)
const loadImportBikes = () => Promise.all([import('./import-dialog.tsx'), loadSchemas()]).then(([dialog]) => dialog)
const ImportBikes = late(loadImportBikes)

export const openNew = (location: string | undefined): Open => ({ kind: 'form', draft: newDraft(location), restored: false })

/** What an action of a bike opens. */
export function openFor(ask: Ask, row: Bike): Open {
  if (ask === 'edit') return { kind: 'form', draft: editDraft(row), restored: false }
  const { id, number, brand, location } = row
  return ask === 'rentOut' ? { kind: ask, bike: { id, number, brand, location } } : { kind: ask, row }
}

/** A form that was under way when the session ended or the page was loaded anew. */
export function keptOpen(): Open | undefined {
  const draft = keptDraft<Values>(draftName)
  if (draft) return { kind: 'form', draft, restored: true }
  return keptRent() && { kind: 'rentOut' }
}

interface DialogsProps {
  open: Open | undefined
  onClose: () => void
  onSaved: (row: Bike) => void
  onRemoved: () => void
}

/** The dialogs of the screen. The form's code is fetched while nobody waits for it. */
export function Dialogs({ open, onClose, onSaved, onRemoved }: DialogsProps) {
  useSoon(loadForm)
  if (!open) return null
  return (
    <Suspense>
      {open.kind === 'form' ? (
        <BikeForm draft={open.draft} restored={open.restored} onClose={onClose} onSaved={onSaved} />
      ) : open.kind === 'rentOut' ? (
        <RentDialog bike={open.bike} onClose={onClose} onSaved={onClose} />
      ) : open.kind === 'import' ? (
        <ImportBikes onClose={onClose} />
      ) : open.kind === 'maintain' ? (
        <Maintain row={open.row} onClose={onClose} />
      ) : (
        <Remove row={open.row} onClose={onClose} onRemoved={onRemoved} />
      )}
    </Suspense>
  )
}

function Maintain({ row: { id, number }, onClose }: { row: Bike; onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync } = useOperation('bike.startMaintenance', t`${number} is under maintenance`, 'bike.list')
  return (
    <ReasonDialog
      title={t`Take ${number} out for maintenance`}
      text={t`It cannot be rented until the maintenance is ended.`}
      label={t`Start maintenance`}
      field={fieldName('note')}
      optional
      keptAs={`bike.startMaintenance.${id}`}
      onClose={onClose}
      onReason={(note) => mutateAsync({ path: { bikeId: id }, body: { note } })}
    />
  )
}

function Remove({ row: { id, number }, onClose, onRemoved }: { row: Bike; onClose: () => void; onRemoved: () => void }) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useOperation('bike.remove', t`${number} is deleted`)
  const confirm = useOnce(() => mutateAsync({ path: { bikeId: id } }).then(onRemoved, onClose))
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      busy={isPending}
      onConfirm={confirm}
      title={t`Delete ${number}?`}
      text={t`Deleted data cannot be recovered. A bike that has been rented before is not deleted: put it under maintenance instead.`}
      cancelLabel={t`Keep`}
      confirmLabel={t`Delete`}
    />
  )
}
