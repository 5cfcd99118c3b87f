import type { Input, Schema } from '@isb/sdk'
import { Field, MultiSelect } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { named, useWords } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { lasting, query, queryClient } from '../../lib/query.ts'

type Student = Schema<'Student'>
/** As much of a student as a draft keeps. */
export type SessionStudent = Pick<Student, 'id' | 'name' | 'nameZh' | 'studentNumber'>

async function all(asked: NonNullable<Input<'student.list'>['query']>): Promise<Student[]> {
  const students: Student[] = []
  for await (const student of isb.student.list.each({ query: { ...asked, pageSize: 1000, sort: 'name' } })) students.push(student)
  return students
}

interface SessionStudentsProps {
  /** Undefined for a session that is not saved yet. */
  termId: number | undefined
  /** Undefined as long as nobody was added or taken out. */
  value: readonly SessionStudent[] | undefined
  onChange: (students: SessionStudent[]) => void
}

/** Who an extra session is for: students by name or number, and everyone in a class at once. */
export function SessionStudents({ termId, value, onChange }: SessionStudentsProps) {
  const { t } = useLingui()
  const { word } = useWords()
  const { data: standing } = useQuery({
    queryKey: ['student', 'list', { termId }],
    queryFn: () => (termId === undefined ? [] : all({ termId })),
  })
  const [found, setFound] = useState<readonly SessionStudent[]>([])
  const [typed, setTyped] = useState('')
  const what = t`Type a name, a number or a class`
  const chosen = value ?? standing
  const labelOf = (student: SessionStudent) => `${named(student)} · ${student.studentNumber}`
  const load = async (text: string) => {
    const search = text.trim()
    setTyped(search)
    if (search === '') return []
    const [{ records }, classes] = await Promise.all([
      queryClient.fetchQuery(query('student.list', { query: { search, pageSize: 20, sort: 'name' } })),
      queryClient.fetchQuery({ ...query('student.classOptions'), ...lasting }),
    ])
    setFound(records)
    const whole = classes.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return [
      ...whole.map(({ id, name, campus, schoolYear }) => ({
        value: `class ${id}`,
        label: t`Everyone in ${name}`,
        hint: [campus, schoolYear].filter(Boolean).join(' · '),
      })),
      ...records.map((student) => ({ value: String(student.id), label: labelOf(student), hint: student.homeroom?.name ?? student.grade })),
    ]
  }
  const choose = async (values: readonly string[]) => {
    const before = chosen ?? []
    const [classId] = values.flatMap((each) => (each.startsWith('class ') ? Number(each.slice(6)) : []))
    const added = classId === undefined ? found.filter(({ id }) => values.includes(String(id))) : await all({ homeroomId: classId })
    const stay = classId === undefined ? before.filter(({ id }) => values.includes(String(id))) : before
    const fresh = added.filter(({ id }) => !before.some((each) => each.id === id))
    onChange([...stay, ...fresh].map(({ id, name, nameZh, studentNumber }) => ({ id, name, nameZh, studentNumber })))
  }
  return (
    <Field label={word('module.student')} hint={what}>
      {(control) => (
        <MultiSelect
          {...control}
          className="max-h-44 overflow-y-auto"
          disabled={chosen === undefined}
          options={load}
          value={(chosen ?? []).map(({ id }) => String(id))}
          labelOf={(value) => chosen?.filter(({ id }) => String(id) === value).map(labelOf)[0]}
          onValueChange={(values) => void choose(values)}
          words={{
            label: word('module.student'),
            remove: (label) => t`Remove ${label}`,
            loading: t`Loading`,
            empty: typed === '' ? what : t`Nothing found`,
            error: t`It did not load`,
            retry: t`Retry`,
          }}
        />
      )}
    </Field>
  )
}
