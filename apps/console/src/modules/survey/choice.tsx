import { values as enums } from '@isb/sdk/metadata'
import { MultiSelect, type Option } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '../../lib/declare/field.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { enumWord, fieldWord } from '../../lib/engine/record/values.tsx'

/** Every grade of the school. */
export function useGrades() {
  const { data } = useQuery({ ...query('calendar.listGrades', { query: { pageSize: 200 } }), ...lasting })
  return data?.records ?? []
}

interface SeveralProps extends ControlProps<string[]> {
  field: 'grades' | 'divisions'
  options: readonly Option[]
}
function Several({ field, options, control, value, onValueChange }: SeveralProps) {
  const { t } = useLingui()
  const words = {
    label: fieldWord(field),
    placeholder: t`All`,
    loading: t`Loading`,
    empty: t`No matches`,
    error: t`It did not load`,
    retry: t`Retry`,
    remove: (label: string) => t`Remove ${label}`,
  }
  return <MultiSelect {...control} options={options} value={value} onValueChange={onValueChange} words={words} />
}

export function Grades(props: ControlProps<string[]>) {
  const grades = useGrades()
  return (
    <Several {...props} field="grades" options={grades.map((grade) => ({ value: grade.code, label: grade.code, hint: named(grade) }))} />
  )
}

type Division = (typeof enums.Division)[number]

export const Divisions = ({ onValueChange, ...rest }: ControlProps<Division[]>) => (
  <Several
    {...rest}
    field="divisions"
    options={enums.Division.map((value) => ({ value, label: enumWord('Division', value) }))}
    onValueChange={(values) => onValueChange(enums.Division.filter((each) => values.includes(each)))}
  />
)
