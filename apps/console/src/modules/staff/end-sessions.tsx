import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EndSessionsQuestion } from '../../lib/end-sessions-question.tsx'
import { named } from '../../lib/i18n.ts'
import type { BulkDialogProps } from '../../lib/list/types.ts'
import { useOnce, useOperation } from '../../lib/query.ts'
import type { DialogProps } from '../../lib/screen/declared.ts'
import type { Staff } from './data.ts'

export function EndSessions({ row, onClose }: DialogProps<Staff>) {
  const { t } = useLingui()
  const end = useOperation('staff.endSessions', t`The sessions of ${named(row)} are ended`)
  const [revoked, setRevoked] = useState(true)
  const confirm = useOnce(() => end.mutateAsync({ path: { staffId: row.id }, query: { keepTokens: !revoked } }).finally(onClose))
  return (
    <EndSessionsQuestion
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
    <EndSessionsQuestion
      title={t`${plural(length, { one: 'End the sessions of # account?', other: 'End the sessions of # accounts?' })}`}
      text={t`They are signed out on every device at once and have to sign in again.`}
      revoked={revoked}
      onRevoked={setRevoked}
      onConfirm={() => run(!revoked)}
      onClose={cancel}
    />
  )
}
