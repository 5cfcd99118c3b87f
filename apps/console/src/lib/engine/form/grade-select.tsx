import { Select } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useGrades } from './grades.ts'
import type { ControlProps } from '../../declare/field.ts'

const none = '-'

/** One of the school's grades, or none. */
export default function GradeSelect({ control, value, onValueChange }: ControlProps<string>) {
  const codes = useGrades().map(({ code }) => code)
  const known = value === '' || codes.includes(value) ? codes : [value, ...codes]
  return (
    <Select
      {...control}
      options={[{ value: none, label: t`No grade` }, ...known.map((code) => ({ value: code, label: code }))]}
      value={value || none}
      onValueChange={(next) => onValueChange(next === none ? '' : next)}
    />
  )
}
