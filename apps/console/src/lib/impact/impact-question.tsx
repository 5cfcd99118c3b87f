import { ConfirmDialog, type ConfirmDialogProps } from '@isb/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { affects, type Impact } from './groups.ts'
import { ImpactBox } from './impact-box.tsx'

interface ImpactQuestionProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'children'> {
  /** Read for this question: see `impactQuery`. */
  impact: UseQueryResult<Impact>
  /** Names the roles too. */
  roles?: boolean
  onClose: () => void
}

/**
 * The question before something that takes or gives permissions, with who is affected. Whoever answers before that is known is
 * taken at their word only where nobody is affected.
 */
export function ImpactQuestion({ impact, roles = false, onClose, onConfirm, busy = false, ...rest }: ImpactQuestionProps) {
  const [waiting, setWaiting] = useState(false)
  const confirm = () => {
    if (impact.data || impact.error) return onConfirm()
    setWaiting(true)
    void impact.refetch({ cancelRefetch: false }).then(({ data }) => {
      setWaiting(false)
      if (data && !affects(data)) onConfirm()
    })
  }
  return (
    <ConfirmDialog {...rest} open onOpenChange={onClose} busy={busy || waiting} onConfirm={confirm}>
      <ImpactBox impact={impact.data} error={impact.error} busy={impact.isFetching} onRetry={() => void impact.refetch()} roles={roles} />
    </ConfirmDialog>
  )
}
