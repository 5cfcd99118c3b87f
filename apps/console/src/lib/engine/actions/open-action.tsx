import { operationOf } from '@isb/sdk'
import { Suspense } from 'react'
import { ActionQuestion } from './action-question.tsx'
import type { AnyRow } from '../../declare/list.ts'
import type { ListAction } from '../../declare/actions.ts'
import { decides, questionOf, send, type DeclaredActions } from './use-actions.tsx'

interface OpenActionProps {
  action: ListAction<AnyRow>
  row: AnyRow
  declared: DeclaredActions
  onDecided: (row: AnyRow) => void
  onUndone: (row: AnyRow) => void
  onClose: () => void
  onGone: () => void
}

/** What an action asks before it is sent, or the dialog that it opens. */
export function OpenAction({ action, row, declared, onDecided, onUndone, onClose, onGone }: OpenActionProps) {
  const { operation, Dialog, Body, danger } = action
  if (Dialog)
    return (
      <Suspense>
        <Dialog row={row} onClose={onClose} onGone={onGone} />
      </Suspense>
    )
  if (!operation) return null
  return (
    <ActionQuestion
      operation={operation}
      question={questionOf(action, row)}
      Body={Body}
      danger={danger}
      forms={declared.forms}
      rows={[row]}
      keptAs={`${operation}.${row.id}`}
      onClose={onClose}
      onBody={async (body) => {
        if (!(await send(action, row, declared, onUndone, body))) return
        if (decides(action, declared)) onDecided(row)
        if (operationOf(operation).method === 'DELETE') onGone()
      }}
    />
  )
}
