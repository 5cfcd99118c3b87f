import { Checkbox, ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

interface QuestionProps {
  readonly title: string
  readonly text: string
  readonly busy?: boolean
  readonly onConfirm: (keepTokens: boolean) => void
  readonly onClose: () => void
}

/** Asks before sessions are ended, and whether API tokens end with them: they do unless somebody says otherwise. */
export function EndSessionsQuestion({ title, text, busy = false, onConfirm, onClose }: QuestionProps) {
  const { t } = useLingui()
  const [revoked, setRevoked] = useState(true)
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
      onConfirm={() => onConfirm(!revoked)}
    >
      <Checkbox checked={revoked} onCheckedChange={setRevoked} disabled={busy} label={t`Revoke API tokens too`} />
    </ConfirmDialog>
  )
}
