import { Field, Input, Select, Switch } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { problemsBy } from '../../lib/form/check.ts'
import { FormDialog } from '../../lib/form/form-dialog.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { named } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { useOperation } from '../../lib/query.ts'
import { useCaller } from '../../lib/session.ts'
import { fieldName, genderName, genders, typeName, types, type Staff } from './data.ts'
import { RoleSelect } from './role-select.tsx'
import { createBody, updateBody, valuesOf, type StaffDraft, type Values } from './values.ts'

interface StaffFormProps {
  draft: StaffDraft
  restored: boolean
  onClose: () => void
  onSaved: (row: Staff) => void
}

const pair = 'grid items-start gap-4 sm:grid-cols-2'

/** The dialog in which an account is made or changed. */
export default function StaffForm({ draft: given, restored, onClose, onSaved }: StaffFormProps) {
  const { t } = useLingui()
  const { may } = useCaller()
  const create = useOperation('staff.create', t`Account created`)
  const update = useOperation('staff.update', t`Account saved`)
  const isNew = given.id === undefined
  const form = useForm<Values, Staff>({
    name: 'staff.form',
    draft: given,
    problemsOf: (values) =>
      isNew
        ? problemsBy('zStaffCreate', createBody(values) as Record<keyof Values, unknown>, fieldName)
        : problemsBy('zStaffUpdate', updateBody(values, 1) as unknown as Record<keyof Values, unknown>, fieldName),
    send: ({ id, version, values }) =>
      id === undefined
        ? create.mutateAsync({ body: createBody(values) })
        : update.mutateAsync({ path: { staffId: id }, body: updateBody(values, version ?? 1) }),
    read: async (id) => {
      const row = await isb.staff.get({ path: { staffId: id } })
      return { values: valuesOf(row), version: row.version }
    },
    onSaved,
  })
  const { values, set, problems } = form
  const show = (field: keyof Values, from: Values): string => {
    if (field === 'type') return typeName(from.type)
    if (field === 'gender') return genderName(from.gender)
    return String(from[field])
  }
  const text = (field: 'name' | 'nameZh' | 'email') => ({
    name: field,
    value: values[field],
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  const moved = !isNew && values.email.trim() !== form.draft.start.email
  const who = named(form.draft.start)
  return (
    <FormDialog
      form={form}
      title={isNew ? t`New account` : t`Edit ${who}`}
      verb={isNew ? t`Create account` : t`Save account`}
      restored={restored}
      onClose={onClose}
      fieldName={fieldName}
      show={show}
    >
      <div className={pair}>
        <Field label={fieldName('name')} error={problems.name} required>
          <Input {...text('name')} />
        </Field>
        <Field label={fieldName('nameZh')} error={problems.nameZh} hint={t`Optional`}>
          <Input lang="zh-CN" {...text('nameZh')} />
        </Field>
      </div>
      <Field
        label={fieldName('email')}
        error={problems.email}
        required
        hint={moved ? t`A new address ends the sessions and the invitation of this account.` : t`What the person signs in with`}
      >
        <Input type="email" {...text('email')} />
      </Field>
      <div className={pair}>
        <Field label={fieldName('type')} error={problems.type}>
          <Select
            options={types.map((value) => ({ value, label: typeName(value) }))}
            value={values.type}
            onValueChange={(type) => set('type', type)}
          />
        </Field>
        <Field label={fieldName('gender')} error={problems.gender}>
          <Select
            options={[{ value: 'none', label: '—' }, ...genders.map((value) => ({ value, label: genderName(value) }))]}
            value={values.gender ?? 'none'}
            onValueChange={(gender) => set('gender', gender === 'none' ? null : (gender as Values['gender']))}
          />
        </Field>
      </div>
      {isNew && may('staff.setRoles') && (
        <Field label={fieldName('roles')} error={problems.roleIds} hint={t`Without a role nothing is shown after signing in.`}>
          {(control) => <RoleSelect control={control} value={values.roleIds} onValueChange={(roleIds) => set('roleIds', roleIds)} />}
        </Field>
      )}
      {isNew && (
        <div className="grid gap-3">
          <Switch
            checked={values.invite && !values.service}
            disabled={values.service}
            onCheckedChange={(on) => set('invite', on)}
            label={t`Mail a link to set the password, good for 72 hours`}
          />
          <Switch
            checked={values.service}
            onCheckedChange={(on) => set('service', on)}
            label={t`Service account: no password, works by API tokens only`}
          />
        </div>
      )}
    </FormDialog>
  )
}
