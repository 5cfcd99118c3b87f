// Parts of an account's row and panel that no other record has.
import { StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { ShieldAlert } from 'lucide-react'
import { roleName, sharedWord } from '../../lib/base/words/i18n.ts'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { EnumValue, Moment } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { Staff } from './data.ts'

/** The state of an account: out, invited and not here yet, or in. */
export function State({ row: { enabled, invitedUntil } }: { row: Staff }) {
  const { t } = useLingui()
  if (!enabled) return <StatusChip tone="over">{sharedWord('state.disabled')}</StatusChip>
  if (invitedUntil) return <StatusChip tone="waiting">{t`Invited`}</StatusChip>
  return <StatusChip tone="good">{sharedWord('state.enabled')}</StatusChip>
}

/** The roles of an account in a row. */
export function RoleNames({ row: { roles, secondFactor } }: { row: Staff }) {
  const { t } = useLingui()
  const names = roles.map(roleName).join(t({ message: ', ', comment: 'between names' }))
  if (!names) return <span className="text-fg-3">{t`No role`}</span>
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="truncate" title={names}>
        {names}
      </span>
      {secondFactor === 'Missing' && <ShieldAlert role="img" aria-label={t`No second factor`} className="size-4 shrink-0 text-bad" />}
    </span>
  )
}

/** The state of an account's second factor, and until when a role waits for it. */
export function SecondFactor({ row: { secondFactor, secondFactorDueAt } }: { row: Staff }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  return (
    <span className="grid justify-items-start gap-1">
      <EnumValue kind="StaffSecondFactor" value={secondFactor} />
      {secondFactor === 'Missing' && (
        <span className="text-sm text-fg-2">{t`The roles that require one give nothing until it is set up in My account.`}</span>
      )}
      {secondFactorDueAt && <span className="text-sm text-fg-2">{t`Roles count without it until ${exact(secondFactorDueAt)}`}</span>}
    </span>
  )
}

/** When somebody was here last. A service account never is: it has tokens. */
export function LastHere({ row: { service, lastLoginAt } }: { row: Staff }) {
  const { t } = useLingui()
  if (lastLoginAt && !service) return <Moment at={lastLoginAt} />
  return <span className="text-fg-3">{service ? sharedWord('field.service') : t`Never`}</span>
}

/** A role's name, leading to the role for whoever may see it. */
export function RoleName({ role }: { role: { id: number; name: string } }) {
  if (!useCaller().may('roles.list')) return roleName(role)
  return (
    <RecordLink to="/upms/role" search={{ id: role.id }}>
      {roleName(role)}
    </RecordLink>
  )
}

/** The roles of an account in its panel, line by line. */
export function Roles({ row: { roles } }: { row: Staff }) {
  const { t } = useLingui()
  if (roles.length === 0) return <span className="text-fg-2">{t`No role: nothing to see after signing in`}</span>
  return (
    <ul className="grid gap-1">
      {roles.map((role) => (
        <li key={role.id}>
          <RoleName role={role} />
        </li>
      ))}
    </ul>
  )
}
