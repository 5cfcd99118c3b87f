import { ConfirmDialog, type ConfirmDialogProps } from '@isb/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { late } from '../../base/lazy/late.tsx'
import { affects, type Impact } from './groups.ts'

const ImpactBox = late(() => import('./impact-box.tsx'))

interface ImpactQuestionProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> {
  /** Read for this question: see `useImpact`. Undefined while there is nothing yet that could affect anybody. */
  impact: UseQueryResult<Impact> | undefined
  /** Names the roles too. */
  roles?: boolean
  onClose: () => void
}

/**
 * The question before something that takes or gives permissions, with who is affected. Whoever answers before that is known is
 * taken at their word only where nobody is affected.
 */
export function ImpactQuestion({ impact, roles = false, onClose, onConfirm, busy = false, children, ...rest }: ImpactQuestionProps) {
  const [waiting, setWaiting] = useState(false)
  const confirm = () => {
    if (!impact || impact.data || impact.error) return onConfirm()
    setWaiting(true)
    void impact.refetch({ cancelRefetch: false }).then(({ data }) => {
      setWaiting(false)
      if (data && !affects(data)) onConfirm()
    })
  }
  return (
    <ConfirmDialog {...rest} open onOpenChange={onClose} busy={busy || waiting} onConfirm={confirm}>
      <div className="grid grid-cols-1 gap-4">
        {/* What is asked about stays the same until it is answered. */}
        {children && <div inert={waiting}>{children}</div>}
        {impact && (
          <Suspense>
            <ImpactBox
              impact={impact.data}
              error={impact.error}
              busy={impact.isFetching}
              onRetry={() => void impact.refetch()}
              roles={roles}
            />
          </Suspense>
        )}
      </div>
    </ConfirmDialog>
  )
}
