import { Checkbox } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import { lasting, query } from '../query.ts'
import type { ControlProps } from './declared-field.ts'

/** Several of the school's grades, in their order. */
export default function GradeChoices({ value, onValueChange }: ControlProps<string[]>) {
  const { data } = useQuery({ ...query('calendar.listGrades', { query: { pageSize: 200 } }), ...lasting })
  const known = (data?.records ?? []).map(({ code }) => code)
  const codes = [...known, ...value.filter((code) => !known.includes(code))]
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={code}
          checked={value.includes(code)}
          onCheckedChange={(on) => onValueChange(codes.filter((other) => (other === code ? on : value.includes(other))))}
        />
      ))}
    </div>
  )
}
