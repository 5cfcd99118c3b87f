import { Field, Select } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { roleName, sharedWord } from '../../lib/base/words/i18n.ts'
import { ImpactQuestion } from '../../lib/shared/impact/impact-question.tsx'
import type { BulkDialogProps } from '../../lib/declare/list.ts'
import { useRoleOptions, type Staff } from './data.ts'
import { useTakeImpact } from './use-take-impact.ts'

/** Which role to give to all, or to take from all; before one is taken, who loses what by it. */
export default function ChooseRole({ rows, run, onClose, kind }: BulkDialogProps<Staff> & { kind: 'give' | 'take' }) {
  const { t } = useLingui()
  const { data } = useRoleOptions()
  const [chosen, setChosen] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const had = new Map<number, number>()
  for (const { roles } of rows) for (const { id } of roles) had.set(id, (had.get(id) ?? 0) + 1)
  const options = (data ?? [])
    .filter(({ id }) => kind === 'give' || had.has(id))
    .map(({ id, name, mayGive }) => ({
      value: String(id),
      label: roleName({ name }),
      ...(kind === 'give' && !mayGive && { disabled: true }),
    }))
  const { length } = rows
  const has = had.get(Number(chosen)) ?? 0
  const give = kind === 'give'
  const taken = give || !chosen ? undefined : Number(chosen)
  const impact = useTakeImpact(rows, taken)
  return (
    <ImpactQuestion
      impact={taken === undefined ? undefined : impact}
      onClose={onClose}
      tone={give ? 'lead' : 'danger'}
      title={
        give
          ? t`${plural(length, { one: 'Give # account a role', other: 'Give # accounts a role' })}`
          : t`${plural(length, { one: 'Take a role from # account', other: 'Take a role from # accounts' })}`
      }
      text={
        give
          ? t`Their other roles do not change. It takes effect immediately.`
          : t`Permissions granted only by this role are lost immediately.`
      }
      cancelLabel={t`Cancel`}
      confirmLabel={give ? t`Give role` : t`Take role`}
      onConfirm={() => (chosen ? run(Number(chosen)) : setTried(true))}
    >
      <Field
        label={sharedWord('field.roleId')}
        required
        error={tried && !chosen && t`Please choose a role`}
        hint={chosen && t`${has} of ${length} have it now`}
      >
        <Select options={options} value={chosen} onValueChange={setChosen} placeholder={t`Choose a role`} />
      </Field>
    </ImpactQuestion>
  )
}
