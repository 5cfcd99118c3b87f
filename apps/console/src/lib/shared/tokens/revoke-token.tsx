import { ConfirmDialog } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useOnce } from '../../base/connection/query.ts'

interface RevokeTokenProps {
  name: string
  revoke: () => Promise<unknown>
  /** It is under way. */
  busy: boolean
  onClose: () => void
}

/** Asks before a token is revoked. */
export function RevokeToken({ name, revoke, busy, onClose }: RevokeTokenProps) {
  const { t } = useLingui()
  const confirm = useOnce(() => revoke().then(onClose, onClose))
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      busy={busy}
      title={t`Revoke ${name}?`}
      text={t`Programs that use this token will stop working immediately. This cannot be undone.`}
      cancelLabel={t`Keep`}
      confirmLabel={t`Revoke`}
      onConfirm={confirm}
    />
  )
}
