import type { Input, Schema } from '@isb/sdk'
import { Field, MultiSelect } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormControlProps } from '../../lib/declare/field.ts'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { isb } from '../../lib/base/connection/isb.ts'
import { lasting, query, queryClient } from '../../lib/base/connection/query.ts'
import { optionOf } from '../../lib/engine/picker/student-select.tsx'

type Student = Schema<'Student'>

async function all(asked: NonNullable<Input<'student.list'>['query']>): Promise<Student[]> {
  const students: Student[] = []
  for await (const student of isb.student.list.each({ query: { ...asked, pageSize: 1000, sort: 'name' } })) students.push(known(student))
  return students
}
/** Who has been read in a list is known by the id too. */
const known = (student: Student) => queryClient.setQueryData(byId(student.id).queryKey, student) ?? student
const byId = (studentId: number) => ({ ...query('student.get', { path: { studentId } }), ...lasting })
const textOf = (student: Student | undefined) => student && personName(student)

/** Who an extra session is for: students by name or number, and everyone in a class at once. Undefined as long as that is not changed. */
export default function SessionStudents({ form, value, onValueChange }: FormControlProps<number[] | undefined>) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const termId = Number(form.values['id'] ?? 0)
  const { data: standing } = useQuery({
    queryKey: ['student', 'list', { termId }],
    queryFn: () => (termId ? all({ termId }) : []),
  })
  const ids = value ?? standing?.map(({ id }) => id) ?? []
  // Those of a form that was under way before are read one by one.
  useQueries({ queries: standing ? ids.map(byId) : [] })
  const load = async (text: string) => {
    const search = text.trim()
    setTyped(search)
    if (search === '') return []
    const [{ records }, classes] = await Promise.all([
      queryClient.fetchQuery(query('student.list', { query: { search, pageSize: 20, sort: 'name' } })),
      queryClient.fetchQuery({ ...query('student.classOptions'), ...lasting }),
    ])
    const whole = classes.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return [
      ...whole.map(({ id, name, campus, schoolYear }) => ({
        value: `class ${id}`,
        label: t`Everyone in ${name}`,
        hint: [campus, schoolYear].filter(Boolean).join(' · '),
      })),
      ...records.map(known).map(optionOf),
    ]
  }
  const choose = async (values: readonly string[]) => {
    const chosen = values.map(async (each) =>
      each.startsWith('class ') ? (await all({ homeroomId: Number(each.slice(6)) })).map(({ id }) => id) : Number(each),
    )
    onValueChange([...new Set((await Promise.all(chosen)).flat())])
  }
  const what = t`Type a name, a number or a class`
  return (
    <Field label={sharedWord('module.student')} hint={what}>
      {(control) => (
        <MultiSelect
          {...control}
          className="max-h-44 overflow-y-auto"
          disabled={standing === undefined}
          options={load}
          value={ids.map(String)}
          labelOf={(id) => textOf(queryClient.getQueryData(byId(Number(id)).queryKey))}
          onValueChange={(values) => void choose(values)}
          words={{
            label: sharedWord('module.student'),
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
