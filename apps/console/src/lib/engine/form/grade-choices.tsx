import { Checkbox } from '@isb/ui'
import { useGrades } from './grades.ts'
import type { ControlProps } from '../../declare/field.ts'

/** Several of the school's grades, in their order. */
export default function GradeChoices({ value, onValueChange }: ControlProps<string[]>) {
  const known = useGrades().map(({ code }) => code)
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
