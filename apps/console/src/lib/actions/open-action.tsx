import { operationOf } from '@isb/sdk'
import { Suspense } from 'react'
import { ActionDialog } from './action-dialog.tsx'
import type { AnyRow, ListAction } from '../screen/declared.ts'
import { questionOf, send, type DeclaredActions } from './use-actions.tsx'

interface OpenActionProps {
  action: ListAction<AnyRow>
  row: AnyRow
  declared: DeclaredActions
  onClose: () => void
  onGone: () => void
}

/** What an action asks before it is sent, or the dialog that it opens. */
export function OpenAction({ action, row, declared, onClose, onGone }: OpenActionProps) {
  const { operation, Dialog, Body, danger } = action
  if (Dialog)
    return (
      <Suspense>
        <Dialog row={row} onClose={onClose} onGone={onGone} />
      </Suspense>
    )
  if (!operation) return null
  return (
    <ActionDialog
      operation={operation}
      question={questionOf(action, row)}
      Body={Body}
      danger={danger}
      forms={declared.forms}
      rows={[row]}
      keptAs={`${operation}.${row.id}`}
      onClose={onClose}
      onBody={(body) => send(action, row, declared, body).then(() => void (operationOf(operation).method === 'DELETE' && onGone()))}
    />
  )
}
