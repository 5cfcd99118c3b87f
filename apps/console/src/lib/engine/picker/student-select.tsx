import type { Data, Input, OperationId, Schema } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ControlProps } from '../../declare/field.ts'
import { LookUp } from './look-up.tsx'
import { bareName, personApart } from '../record/person-name.tsx'
import { query, queryClient } from '../../base/connection/query.ts'

type Student = Schema<'StudentOption'>
/** An operation that offers students to choose from. */
type StudentsId = {
  [Id in OperationId]: Data<Id> extends readonly Student[] ? (Input<Id> extends { query?: { studentId?: number } } ? Id : never) : never
}[OperationId]
/** A student to choose, told apart by class and number. */
export const optionOf = (student: Pick<Student, 'id' | 'name' | 'nameZh' | 'studentNumber' | 'grade' | 'homeroom'>) => ({
  value: String(student.id),
  label: bareName(student),
  hint: personApart(student),
})

interface StudentSelectProps extends ControlProps<number> {
  /** The operation that offers them. */
  students: StudentsId
}

/** A student to choose, by some letters of the name in either language, in pinyin, by number or class. */
export function StudentSelect({ students, control, value, onValueChange }: StudentSelectProps) {
  const [chosen, setChosen] = useState<Student>()
  const known = chosen?.id === value ? chosen : undefined
  // One that was chosen before a reload is told by its id.
  const { data } = useQuery({
    ...query<StudentsId>(students, { query: { studentId: value } }),
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
        const offered = await queryClient.fetchQuery(query<StudentsId>(students, { query: { search } }))
        setFound(offered)
        return offered.map(optionOf)
      }}
      label={t`Choose a student`}
      searchLabel={t`Name, pinyin, number or class`}
      listLabel={t`Students`}
    />
  )
}

/** The same as a control of a form. */
export const studentSelect = (students: StudentsId) => (props: ControlProps<number>) => <StudentSelect {...props} students={students} />
