import { MultiSelect } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ControlProps } from '../../lib/declare/field.ts'
import { roleName, sharedWord } from '../../lib/base/words/i18n.ts'
import { useRoleOptions } from './data.ts'

interface RoleSelectProps extends ControlProps<number[]> {
  /** Roles that the account has already: they may stand, and be taken, though one could not give them. */
  had?: readonly number[]
}

/** A field for roles. Those that one may not give are there, and say why. */
export default function RoleSelect({ control, value, onValueChange, had = [] }: RoleSelectProps) {
  const { t } = useLingui()
  const { data } = useRoleOptions()
  const options = (data ?? []).map(({ id, name, enabled, builtin, mayGive }) => {
    const locked = !mayGive && !had.includes(id)
    const why = builtin ? sharedWord('reason.ADMINISTRATOR_ONLY') : t`It grants more than you have yourself`
    const hint = locked ? why : enabled ? undefined : t`This role is disabled and grants nothing`
    return { value: String(id), label: roleName({ name }), ...(hint && { hint }), ...(locked && { disabled: true }) }
  })
  return (
    <MultiSelect
      {...control}
      options={options}
      value={value.map(String)}
      onValueChange={(next) => onValueChange(next.map(Number))}
      words={{
        label: sharedWord('field.roles'),
        placeholder: t`Choose roles`,
        remove: (label) => t`Remove ${label}`,
        loading: t`Loading`,
        empty: t`No matching roles`,
        error: t`The roles did not load`,
        retry: t`Retry`,
      }}
    />
  )
}
