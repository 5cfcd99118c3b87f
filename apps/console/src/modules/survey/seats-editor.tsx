import type { Schema } from '@isb/sdk'
import { Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import type { ControlProps } from '../../lib/declare/field.ts'
import { useGrades } from './choice.tsx'

type Seats = Schema<'SurveySeats'>[]

/** How many seats each grade has; a grade that says nothing has no limit. */
export default function SeatsEditor({ control, value, onValueChange }: ControlProps<Seats>) {
  const { t } = useLingui()
  const grades = useGrades()
  const set = (grade: string, text: string) => {
    const others = value.filter((each) => each.grade !== grade)
    onValueChange(/^\d{1,5}$/.test(text) ? [...others, { grade, seats: Math.min(Number(text), 10_000) }] : others)
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2" aria-describedby={control['aria-describedby']}>
      {grades.map(({ code }) => (
        <label key={code} className="flex items-center gap-2">
          <span className="w-10 shrink-0 text-fg-2">{code}</span>
          <Input
            className="w-18"
            inputMode="numeric"
            aria-label={t`Seats in ${code}`}
            value={String(value.find(({ grade }) => grade === code)?.seats ?? '')}
            onChange={({ target }) => set(code, target.value)}
          />
        </label>
      ))}
    </div>
  )
}
