import { operationOf, type OperationId } from '@isb/sdk'
import type { ModuleMetadata } from '@isb/sdk/metadata'
import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState, type FunctionComponent } from 'react'
import { useOnce } from '../../base/connection/query.ts'
import type { AnyRow } from '../../declare/list.ts'
import type { BodyProps, Question } from '../../declare/actions.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { fieldWord } from '../record/values.tsx'

interface ActionDialogProps {
  operation: OperationId
  question: Required<Omit<Question, 'danger'>> & Pick<Question, 'danger'>
  /** The form that asks, where the operation takes more than a text. */
  Body?: FunctionComponent<BodyProps<AnyRow>> | undefined
  danger?: boolean | undefined
  forms: ModuleMetadata['forms']
  rows: readonly AnyRow[]
  /** Where a text that is typed outlives a reload. Without it nothing is kept. */
  keptAs?: string
  onClose: () => void
  onBody: (body?: object) => Promise<unknown>
}

/** The name of the one text that an operation takes, and whether it may be empty. */
function textOf(form: ModuleMetadata['forms'][OperationId]) {
  const [[field, { kind, required }] = ['', { kind: 'object', required: true }], ...others] = Object.entries(form ?? {})
  return kind === 'text' && others.length === 0 ? { field, optional: !required } : undefined
}

/** What is asked before an operation is sent: its own form, the one text that it takes, or whether it is meant. */
export default function ActionDialog({ operation, question, Body, forms, rows, keptAs, onClose, onBody, ...rest }: ActionDialogProps) {
  const { title, text: explanation, label } = question
  if (Body) return <Body title={title} text={explanation} label={label} rows={rows} onClose={onClose} onBody={onBody} />
  const text = textOf(forms[operation])
  if (!text) return <PlainQuestion operation={operation} question={question} onClose={onClose} onBody={onBody} {...rest} />
  return (
    <ReasonDialog
      title={title}
      text={explanation}
      label={label}
      field={fieldWord(text.field)}
      optional={text.optional}
      {...(keptAs && { keptAs })}
      onClose={onClose}
      onReason={(typed) => onBody({ [text.field]: typed })}
    />
  )
}

function PlainQuestion({ operation, question, danger = false, onClose, onBody }: Omit<ActionDialogProps, 'forms' | 'rows'>) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const confirm = useOnce(() => {
    setBusy(true)
    return onBody().finally(onClose)
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={(question.danger ?? danger) ? 'danger' : 'lead'}
      busy={busy}
      onConfirm={confirm}
      title={question.title}
      text={question.text}
      cancelLabel={operationOf(operation).method === 'DELETE' ? t`Keep` : t`Not now`}
      confirmLabel={question.label}
    />
  )
}
