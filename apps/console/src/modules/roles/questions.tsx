import { ConfirmDialog } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { ImpactQuestion } from '../../lib/impact/impact-question.tsx'
import { useImpact } from '../../lib/impact/use-impact.ts'
import { PersonName } from '../../lib/person-name.tsx'
import type { DialogProps } from '../../lib/screen/declared-actions.ts'
import { useOnce, useOperation } from '../../lib/query.ts'
import { useWhen } from '../../lib/record/when.ts'
import { useCaller } from '../../lib/session.ts'
import type { Role } from './data.ts'
import { useMembers } from './members-data.tsx'

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

const graceMs = 7 * 24 * 60 * 60_000

/** Asks before a role requires a second factor, with who has the role and until when they can work without one. */
export function SecondFactorQuestion({ row, onClose }: DialogProps<Role>) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { may } = useCaller()
  const { name, members } = row
  const [due] = useState(() => new Date(Date.now() + graceMs).toISOString())
  const { data } = useMembers(row, may('staff.list') && members > 0)
  const require = useOperation('roles.requireSecondFactor', t`${name} requires a second factor`)
  const confirm = useOnce(() => require.mutateAsync({ path: { roleId: row.id } }).finally(onClose))
  const people = data?.records ?? []
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      busy={require.isPending}
      onConfirm={confirm}
      tone="lead"
      title={t`Require a second factor of ${name}?`}
      text={
        members === 0
          ? t`Nobody has this role yet. Who gets it has seven days from the first sign-in to set one up.`
          : t`Who has this role and no second factor can do nothing else but set one up from ${exact(due)} on.`
      }
      cancelLabel={t`Cancel`}
      confirmLabel={t`Require it`}
    >
      {people.length > 0 && (
        <ul aria-label={sharedWord('field.members')} className="grid max-h-48 gap-1 overflow-y-auto">
          {people.map((person) => (
            <li key={person.id}>
              <PersonName person={person} />
            </li>
          ))}
          {members > people.length && <li>{t`${plural(members - people.length, { one: '# more person', other: '# more people' })}`}</li>}
        </ul>
      )}
    </ConfirmDialog>
  )
}
