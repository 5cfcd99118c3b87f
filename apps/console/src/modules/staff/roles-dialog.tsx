import { Field } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormDialog } from '../../lib/engine/form/form-dialog.tsx'
import { keptDraft } from '../../lib/engine/form/kept-draft.ts'
import { useForm } from '../../lib/engine/form/use-form.ts'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { isb } from '../../lib/base/connection/isb.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { useRoleOptions, type Staff } from './data.ts'
import { RolesImpact } from './impact.tsx'
import RoleSelect from './role-select.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'

interface Roles {
  readonly roleIds: number[]
}
const rolesOf = ({ roles }: Staff): Roles => ({ roleIds: roles.map(({ id }) => id) })

/** The roles of an account, all of them, and what a change of them would mean before it is made. */
export default function RolesDialog({ row, onClose }: { row: Staff; onClose: () => void }) {
  const { t } = useLingui()
  const name = personName(row)
  const { data: options } = useRoleOptions()
  const setRoles = useOperation('staff.setRoles', t`Roles of ${name} saved`)
  const start = rolesOf(row)
  // Each account has its own: a draft for one must not turn up for another.
  const draftName = `staff.roles.${row.id}`
  const [kept] = useState(() => keptDraft<Roles>(draftName))
  const form = useForm<Roles, Staff>({
    name: draftName,
    draft: kept ?? { start, values: start, id: row.id, version: row.version },
    problemsOf: () => ({}),
    send: ({ id, version, values }) =>
      setRoles.mutateAsync({ path: { staffId: id ?? row.id }, body: { roleIds: [...values.roleIds], version: version ?? row.version } }),
    read: async (staffId) => {
      const fresh = await isb.staff.get({ path: { staffId } })
      return { values: rolesOf(fresh), version: fresh.version }
    },
    onSaved: onClose,
  })
  const nameOf = (id: number) =>
    options?.find((option) => option.id === id)?.name ?? row.roles.find((role) => role.id === id)?.name ?? String(id)
  const { roleIds } = form.values
  return (
    <FormDialog
      form={form}
      title={t`Roles of ${name}`}
      verb={t`Save roles`}
      restored={kept !== undefined}
      onClose={onClose}
      fieldName={() => sharedWord('field.roles')}
      show={(_, from) => from.roleIds.map(nameOf).join(t({ message: ', ', comment: 'between names' }))}
    >
      <Field label={sharedWord('field.roles')} error={form.problems.roleIds} hint={t`The account can do everything that its roles grant.`}>
        {(control) => (
          <RoleSelect
            control={control}
            value={roleIds}
            had={row.roles.map(({ id }) => id)}
            onValueChange={(next) => form.set('roleIds', next)}
          />
        )}
      </Field>
      <RolesImpact staffId={row.id} roleIds={roleIds} />
    </FormDialog>
  )
}
