import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { EndSessionsQuestion } from '../../lib/shared/person/end-sessions-question.tsx'
import type { BulkDialogProps } from '../../lib/declare/list.ts'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import type { DialogProps } from '../../lib/declare/actions.ts'
import type { Staff } from './data.ts'
import { bareName, personName } from '../../lib/engine/record/person-name.tsx'

export function EndSessions({ row, onClose }: DialogProps<Staff>) {
  const { t } = useLingui()
  const end = useOperation('staff.endSessions', t`The sessions of ${personName(row)} are ended`)
  const confirm = useOnce((keepTokens: boolean) => end.mutateAsync({ path: { staffId: row.id }, query: { keepTokens } }).finally(onClose))
  return (
    <EndSessionsQuestion
      title={t`End the sessions of ${personName(row)}?`}
      text={t`${bareName(row)} is signed out on every device at once and has to sign in again.`}
      busy={end.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

export function EndSessionsOfMany({ rows: { length }, run, onClose }: BulkDialogProps<Staff>) {
  const { t } = useLingui()
  return (
    <EndSessionsQuestion
      title={t`${plural(length, { one: 'End the sessions of # account?', other: 'End the sessions of # accounts?' })}`}
      text={t`They are signed out on every device at once and have to sign in again.`}
      onConfirm={run}
      onClose={onClose}
    />
  )
}
