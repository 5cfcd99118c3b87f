import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ListBulk } from './types.ts'

interface BulkQuestionProps<Row> {
  action: ListBulk<Row>
  rows: readonly Row[]
  onCancel: () => void
  onRun: (argument?: unknown) => void
}

/** What is asked before something is done to many rows: a question, or the action's own dialog. */
export function BulkQuestion<Row>({ action, rows, onCancel, onRun }: BulkQuestionProps<Row>) {
  const { t } = useLingui()
  if (action.dialog) return action.dialog({ rows, run: onRun, cancel: onCancel })
  const question = action.confirm?.(rows)
  if (!question) return null
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      tone={action.danger ? 'danger' : 'lead'}
      title={question.title}
      text={question.text}
      confirmLabel={question.label}
      cancelLabel={t`Cancel`}
      onConfirm={() => onRun()}
    />
  )
}
