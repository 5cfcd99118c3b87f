import { Checkbox, ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'

interface QuestionProps {
  readonly title: string
  readonly text: string
  readonly busy?: boolean
  readonly revoked: boolean
  readonly onRevoked: (revoked: boolean) => void
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before sessions are ended, and whether API tokens end with them: they do unless somebody says otherwise. */
export function EndSessionsQuestion({ title, text, busy = false, revoked, onRevoked, onConfirm, onClose }: QuestionProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      tone="danger"
      title={title}
      text={text}
      busy={busy}
      cancelLabel={t`Cancel`}
      confirmLabel={t`End sessions`}
      onConfirm={onConfirm}
    >
      <Checkbox checked={revoked} onCheckedChange={onRevoked} disabled={busy} label={t`Revoke API tokens too`} />
    </ConfirmDialog>
  )
}
