import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'

interface LeaveGuardProps {
  /** Something is typed that is not saved. */
  dirty: boolean
  /** Whether it still holds when somebody is about to leave; as `dirty` says unless told otherwise. */
  holds?: () => boolean
  /** Forgets what was typed, once somebody leaves it. */
  onForget?: () => void
}

/** Asks before a page is left with something that is not saved. */
export function LeaveGuard({ dirty, holds = () => dirty, onForget }: LeaveGuardProps) {
  const { t } = useLingui()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && holds(),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      tone="danger"
      title={t`Discard what you typed?`}
      text={t`It has not been saved.`}
      cancelLabel={t`Keep editing`}
      confirmLabel={t`Discard`}
      onConfirm={() => {
        onForget?.()
        blocker.proceed?.()
      }}
    />
  )
}
