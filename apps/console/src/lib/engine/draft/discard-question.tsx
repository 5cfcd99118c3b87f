import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'

/** Asks before somebody signs out whose changes are not saved. */
export default function DiscardQuestion({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(false)}
      tone="danger"
      title={t`Sign out and discard what is not saved?`}
      text={t`Changes that the server does not have yet are removed from this browser.`}
      cancelLabel={t`Stay signed in`}
      confirmLabel={t`Sign out`}
      onConfirm={() => onAnswer(true)}
    />
  )
}
