import { Field, Input, Textarea } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { problemsBy } from '../../lib/form/check.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { sharedWord } from '../../lib/i18n.ts'
import { queryClient, useOperation } from '../../lib/query.ts'
import { readRole, roleQuery, useOptions, type Role } from './data.ts'
import { bodyOf, valuesOf, type RoleDraft, type Values } from './values.ts'

/** Where a form under way is kept. */
export const draftName = 'roles.form'

interface RoleFormProps {
  draft: RoleDraft
  restored: boolean
  onClose: () => void
  onSaved: (row: Role, draft: RoleDraft) => void
}

const fieldName = (field: keyof Values): string => (field === 'copyOf' ? '' : sharedWord(`field.${field}`))

/** The dialog in which a role is made, copied or renamed. */
export default function RoleForm({ draft: given, restored, onClose, onSaved }: RoleFormProps) {
  const { t } = useLingui()
  const create = useOperation('roles.create', t`Role created`)
  const update = useOperation('roles.update', t`Role saved`)
  const isNew = given.id === undefined
  const { copyOf } = given.values
  const copied = useCopied(copyOf)
  const form = useForm<Values, Role>({
    name: draftName,
    draft: given,
    problemsOf: (values) =>
      problemsBy(isNew ? 'zRoleCreate' : 'zRoleUpdate', { ...bodyOf(values), ...(!isNew && { version: 1 }) }, fieldName),
    send: async ({ id, version = 1, values }) =>
      id === undefined
        ? create.mutateAsync({ body: { ...bodyOf(values), menuIds: copyOf === null ? [] : await copied.read() } })
        : update.mutateAsync({ path: { roleId: id }, body: { ...bodyOf(values), version } }),
    read: async (id) => {
      const row = await readRole(id)
      return { values: valuesOf(row), version: row.version }
    },
    onSaved: (row) => onSaved(row, given),
  })
  const { values, set, problems } = form
  const before = form.draft.start.name
  return (
    <FormDialog
      form={form}
      title={isNew ? (copyOf === null ? t`New role` : t`Duplicate ${copied.name}`) : t`Edit ${before}`}
      verb={isNew ? t`Create role` : t`Save role`}
      restored={restored}
      onClose={onClose}
      fieldName={fieldName}
      show={(field, from) => String(from[field])}
    >
      <Field label={fieldName('name')} error={problems.name} required>
        <Input
          name="name"
          value={values.name}
          autoComplete="off"
          onChange={(event) => set('name', event.target.value)}
          onFocus={(event) => copyOf !== null && event.target.select()}
        />
      </Field>
      <Field
        label={fieldName('description')}
        error={problems.description}
        hint={t`What it is for, so that others give it to the right people`}
      >
        <Textarea name="description" rows={3} value={values.description} onChange={(event) => set('description', event.target.value)} />
      </Field>
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
          ? t`It begins with ${given} of the ${all} permissions of ${from}: the others you do not hold yourself. Nobody has it yet.`
          : t`${plural(all, { one: `It begins with the one permission of ${from}. Nobody has it yet.`, other: `It begins with the # permissions of ${from}. Nobody has it yet.` })}`,
    read: async () => grantable((role ?? (await queryClient.fetchQuery(roleQuery(copyOf ?? 0)))).menuIds),
  }
}
