import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import type { Draft } from './use-draft.ts'

/** Saves before a page is left, and asks where that was not possible. */
export function DraftGuard<Content>({ draft: { autosave, kept, failed, clashes } }: { draft: Draft<Content> }) {
  const { t } = useLingui()
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await autosave.flush()),
    enableBeforeUnload: () => autosave.shown().unsaved,
    withResolver: true,
  })
  const needsYou = failed?.kind === 'refused' || clashes.length > 0
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      tone={kept ? 'lead' : 'danger'}
      title={t`Leave before all is saved?`}
      text={
        !kept
          ? t`This browser cannot keep what you typed. It is lost when this page is closed before the server answers.`
          : needsYou
            ? t`Something waits for you to decide. This browser keeps it until you come back.`
            : t`This browser keeps what you typed, and saves it once the server answers.`
      }
      cancelLabel={t`Keep editing`}
      confirmLabel={t`Leave`}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
