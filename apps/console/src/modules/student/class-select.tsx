import { Select } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '../../lib/declare/field.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'

const none = '0'

/** A class to choose, or none. */
export default function ClassSelect({ control, value, onValueChange }: ControlProps<number | null>) {
  const { data = [] } = useQuery({ ...query('student.classOptions'), ...lasting })
  const years = new Set(data.map(({ schoolYear }) => schoolYear))
  const options = data.map(({ id, name, campus, schoolYear }) => ({
    value: String(id),
    label: [name, campus, years.size > 1 && schoolYear].filter(Boolean).join(' · '),
  }))
  return (
    <Select
      {...control}
      options={[{ value: none, label: t`No class` }, ...options]}
      value={String(value ?? none)}
      onValueChange={(next) => onValueChange(next === none ? null : Number(next))}
    />
  )
}
