import { roles } from '@isb/sdk/metadata'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { declaredRows } from '../../lib/declare/field.ts'
import { FormDialog } from '../../lib/engine/form/form-dialog.tsx'
import { useFields } from '../../lib/engine/form/use-fields.tsx'
import { queryClient, runOperation } from '../../lib/base/connection/query.ts'
import { readRole, roleQuery, useOptions, type Role } from './data.ts'
import { valuesOf, type RoleDraft, type Values } from './values.ts'

interface RoleFormProps {
  draft: RoleDraft
  restored: boolean
  onClose: () => void
  onSaved: (row: Role, draft: RoleDraft) => void
}

/** The dialog in which a role is made, copied or renamed. */
export default function RoleForm({ draft: given, restored, onClose, onSaved }: RoleFormProps) {
  const { t } = useLingui()
  const isNew = given.id === undefined
  const { copyOf } = given.values
  const copied = useCopied(copyOf)
  const operation = isNew ? 'roles.create' : 'roles.update'
  const declared = declaredRows<Values>([
    { field: 'name', ...(copyOf !== null && { input: { onFocus: ({ target }) => target.select() } }) },
    { field: 'description', hint: msg`What it is for, so that others give it to the right people` },
  ])
  const form = useFields<Values, Role>({
    name: 'roles.form',
    draft: given,
    operation,
    body: roles.forms[operation],
    declared: declared.flat(),
    send: async (body, { id }) => {
      const menuIds = isNew && copyOf !== null && (await copied.read())
      const input = { ...(id !== undefined && { path: { roleId: id } }), body: { ...body, ...(menuIds && { menuIds }) } }
      // What saves a role answers it.
      return (await runOperation(operation, input, isNew ? t`Role created` : t`Role saved`)) as Role
    },
    read: async (id) => {
      const row = await readRole(id)
      return { values: valuesOf(row), version: row.version }
    },
    onSaved: (row) => onSaved(row, given),
  })
  const before = form.draft.start.name
  return (
    <FormDialog
      form={form}
      title={isNew ? (copyOf === null ? t`New role` : t`Duplicate ${copied.name}`) : t`Edit ${before}`}
      verb={isNew ? t`Create role` : t`Save role`}
      restored={restored}
      onClose={onClose}
      fieldName={form.fieldName}
      show={form.show}
    >
      {form.field('name')}
      {form.field('description')}
      {copied.text && <p className="rounded-md bg-sunken px-3 py-2 text-fg-2">{copied.text}</p>}
    </FormDialog>
  )
}

/** The permissions that a copy begins with: those of the other role that one may grant. */
function useCopied(copyOf: number | null) {
  const { t } = useLingui()
  const role = useQuery({ ...roleQuery(copyOf ?? 0), enabled: copyOf !== null }).data
  const { index } = useOptions()
  const grantable = (ids: number[]) => (index ? ids.filter((id) => index.nodes[index.position(id)]?.mayGrant) : ids)
  const all = role?.menuIds.length ?? 0
  const given = role ? grantable(role.menuIds).length : 0
  const from = role?.name ?? ''
  return {
    name: from,
    text:
      copyOf === null || !role || !index
        ? ''
        : given < all
          ? t`It starts with ${given} of the ${all} permissions of ${from}; you do not have the others yourself. Nobody has it yet.`
          : t`${plural(all, { one: `It starts with the one permission of ${from}. Nobody has it yet.`, other: `It starts with the # permissions of ${from}. Nobody has it yet.` })}`,
    read: async () => grantable((role ?? (await queryClient.fetchQuery(roleQuery(copyOf ?? 0)))).menuIds),
  }
}
