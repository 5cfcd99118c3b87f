import type { Schema } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ControlProps } from '../../lib/form/declared-field.ts'
import { named } from '../../lib/i18n.ts'
import { LookUp } from '../../lib/look-up.tsx'
import { query, queryClient } from '../../lib/query.ts'

type Student = Schema<'AbsenceStudent'>
const optionOf = (student: Student) => ({
  value: String(student.id),
  label: named(student),
  hint: [student.homeroom?.name ?? student.grade, student.studentNumber].filter(Boolean).join(' · '),
})

/** A student to choose, by some letters of the name in either language, in pinyin, by number or class. */
export default function StudentSelect({ control, value, onValueChange }: ControlProps<number>) {
  const [chosen, setChosen] = useState<Student>()
  const known = chosen?.id === value ? chosen : undefined
  // One that was chosen before a reload is told by its id.
  const { data } = useQuery({
    ...query('absence.students', { query: { studentId: value } }),
    enabled: value > 0 && known === undefined,
  })
  const [found, setFound] = useState<readonly Student[]>([])
  const shown = known ?? (value > 0 ? data?.[0] : undefined)
  return (
    <LookUp
      control={control}
      value={shown ? optionOf(shown) : null}
      onChoose={(option) => {
        setChosen(found.find(({ id }) => String(id) === option.value))
        onValueChange(Number(option.value))
      }}
      load={async (search) => {
        const students = await queryClient.fetchQuery(query('absence.students', { query: { search } }))
        setFound(students)
        return students.map(optionOf)
      }}
      label={t`Choose a student`}
      searchLabel={t`Name, pinyin, number or class`}
      listLabel={t`Students`}
    />
  )
}
