import { useLingui } from '@lingui/react/macro'
import { ImpactQuestion } from '../../lib/impact/impact-question.tsx'
import { useImpact } from '../../lib/impact/use-impact.ts'
import type { DialogProps } from '../../lib/screen/declared-actions.ts'
import { useOnce, useOperation } from '../../lib/query.ts'
import type { Role } from './data.ts'

/** Asks before a role begins or ceases to grant, and says who gains or loses what. */
export function EnableQuestion({ row, onClose }: DialogProps<Role>) {
  const { t } = useLingui()
  const { name } = row
  const input = { path: { roleId: row.id } }
  const enable = useOperation('roles.enable', t`${name} enabled`)
  const disable = useOperation('roles.disable', t`${name} disabled`)
  const change = row.enabled ? disable : enable
  const confirm = useOnce(() => change.mutateAsync(input).finally(onClose))
  return (
    <ImpactQuestion
      impact={useImpact('roles.enableImpact', input)}
      tone={row.enabled ? 'danger' : 'lead'}
      busy={change.isPending}
      onConfirm={confirm}
      onClose={onClose}
      title={row.enabled ? t`Disable ${name}?` : t`Enable ${name}?`}
      text={
        row.enabled
          ? t`It stops granting anything immediately. Its permissions and members stay.`
          : t`Its members get its permissions immediately.`
      }
      cancelLabel={t`Cancel`}
      confirmLabel={row.enabled ? t`Disable` : t`Enable`}
    />
  )
}

/** Asks before a role is deleted. */
export function RemoveQuestion({ row, onClose, onGone }: DialogProps<Role>) {
  const { t } = useLingui()
  const { name } = row
  const input = { path: { roleId: row.id } }
  const remove = useOperation('roles.remove', t`Role deleted`)
  const confirm = useOnce(() => remove.mutateAsync(input).then(onGone, onClose))
  return (
    <ImpactQuestion
      impact={useImpact('roles.removeImpact', input)}
      tone="danger"
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
      title={t`Delete ${name}?`}
      text={t`Deleted data cannot be recovered. To take its permissions away for a while, disable the role instead.`}
      cancelLabel={t`Keep`}
      confirmLabel={t`Delete`}
    />
  )
}
