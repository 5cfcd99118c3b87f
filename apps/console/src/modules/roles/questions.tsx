import { graceEndOf } from '@isb/domain'
import { ConfirmDialog, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Lines } from '../../lib/engine/page/lines.tsx'
import { ImpactQuestion } from '../../lib/shared/impact/impact-question.tsx'
import { useImpact } from '../../lib/shared/impact/use-impact.ts'
import { PersonName } from '../../lib/engine/record/person-name.tsx'
import type { DialogProps } from '../../lib/declare/actions.ts'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { Role } from './data.ts'
import { useMembersWithoutFactor } from './members-data.tsx'

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

/** Asks before a role requires a second factor: names the accounts that have the role and no second factor, and says until when it counts. */
export function SecondFactorQuestion({ row, onClose }: DialogProps<Role>) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { may } = useCaller()
  const { name, members } = row
  const [due] = useState(() => new Date(graceEndOf(Date.now())).toISOString())
  const { data, isPending, isError } = useMembersWithoutFactor(row, may('staff.list') && members > 0)
  const require = useOperation('roles.requireSecondFactor', t`${name} requires a second factor`)
  const confirm = useOnce(() => require.mutateAsync({ path: { roleId: row.id } }).finally(onClose))
  const { records: people = [], total = 0 } = data ?? {}
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      busy={require.isPending}
      onConfirm={confirm}
      tone="lead"
      title={t`Require a second factor of ${name}?`}
      text={
        data?.total === 0 || members === 0
          ? t`Every account with this role has one. Accounts that get the role later have none of its permissions until they set one up.`
          : t`Accounts that have this role and no second factor lose its permissions on ${exact(due)} unless they set one up. Accounts that get it later have none of its permissions until they set one up.`
      }
      cancelLabel={t`Cancel`}
      confirmLabel={t`Require it`}
    >
      {members > 0 && isPending && may('staff.list') && <Lines />}
      {isError && <Note tone="bad">{t`The accounts without a second factor did not load.`}</Note>}
      {people.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-sm font-bold text-fg-2">{t`Accounts without a second factor`}</h3>
          <ul className="grid max-h-48 gap-1 overflow-y-auto">
            {people.map((person) => (
              <li key={person.id}>
                <PersonName person={person} />
              </li>
            ))}
            {total > people.length && <li>{t`${plural(total - people.length, { one: '# more person', other: '# more people' })}`}</li>}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  )
}
