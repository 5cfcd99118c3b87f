import { Checkbox, ConfirmDialog } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { named } from '../../lib/i18n.ts'
import type { BulkDialogProps } from '../../lib/list/types.ts'
import { useOnce, useOperation } from '../../lib/query.ts'
import type { DialogProps } from '../../lib/screen/declared.ts'
import type { Staff } from './data.ts'

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
function Question({ title, text, busy = false, revoked, onRevoked, onConfirm, onClose }: QuestionProps) {
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

export function EndSessions({ row, onClose }: DialogProps<Staff>) {
  const { t } = useLingui()
  const end = useOperation('staff.endSessions', t`The sessions of ${named(row)} are ended`)
  const [revoked, setRevoked] = useState(true)
  const confirm = useOnce(() => end.mutateAsync({ path: { staffId: row.id }, query: { keepTokens: !revoked } }).finally(onClose))
  return (
    <Question
      title={t`End the sessions of ${named(row)}?`}
      text={t`${named(row)} is signed out on every device at once and has to sign in again.`}
      busy={end.isPending}
      revoked={revoked}
      onRevoked={setRevoked}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

export function EndSessionsOfMany({ rows: { length }, run, cancel }: BulkDialogProps<Staff>) {
  const { t } = useLingui()
  const [revoked, setRevoked] = useState(true)
  return (
    <Question
      title={t`${plural(length, { one: 'End the sessions of # account?', other: 'End the sessions of # accounts?' })}`}
      text={t`They are signed out on every device at once and have to sign in again.`}
      revoked={revoked}
      onRevoked={setRevoked}
      onConfirm={() => run(!revoked)}
      onClose={cancel}
    />
  )
}
