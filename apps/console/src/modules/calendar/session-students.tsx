import type { Input, Schema } from '@isb/sdk'
import { Field, MultiSelect } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormControlProps } from '../../lib/form/declared-field.ts'
import { named, useWords } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { lasting, query, queryClient } from '../../lib/query.ts'

type Student = Schema<'Student'>

async function all(asked: NonNullable<Input<'student.list'>['query']>): Promise<Student[]> {
  const students: Student[] = []
  for await (const student of isb.student.list.each({ query: { ...asked, pageSize: 1000, sort: 'name' } })) students.push(student)
  return students
}

/** Who an extra session is for: students by name or number, and everyone in a class at once. Undefined as long as that is not changed. */
export default function SessionStudents({ form, value, onValueChange }: FormControlProps<number[] | undefined>) {
  const { t } = useLingui()
  const { word } = useWords()
  const [found, setFound] = useState<readonly Student[]>([])
  const [typed, setTyped] = useState('')
  const termId = Number(form.values['id'] ?? 0)
  const { data: standing } = useQuery({
    queryKey: ['student', 'list', { termId }],
    queryFn: () => (termId ? all({ termId }) : []),
  })
  const known = new Map([...(standing ?? []), ...found].map((student) => [student.id, student]))
  // Those of a form that was under way before are known by their ids alone.
  const unnamed = standing && value?.filter((id) => !known.has(id))
  const { data: restored = [] } = useQuery({
    queryKey: ['student', 'get', unnamed],
    queryFn: () => Promise.all((unnamed ?? []).map((studentId) => isb.student.get({ path: { studentId } }))),
    enabled: Boolean(unnamed?.length),
  })
  const labelOf = (student: Student | undefined) => student && `${named(student)} · ${student.studentNumber}`
  const load = async (text: string) => {
    const search = text.trim()
    setTyped(search)
    if (search === '') return []
    const [{ records }, classes] = await Promise.all([
      queryClient.fetchQuery(query('student.list', { query: { search, pageSize: 20, sort: 'name' } })),
      queryClient.fetchQuery({ ...query('student.classOptions'), ...lasting }),
    ])
    setFound((old) => [...old, ...records])
    const whole = classes.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    return [
      ...whole.map(({ id, name, campus, schoolYear }) => ({
        value: `class ${id}`,
        label: t`Everyone in ${name}`,
        hint: [campus, schoolYear].filter(Boolean).join(' · '),
      })),
      ...records.map((student) => ({
        value: String(student.id),
        label: labelOf(student)!,
        hint: student.homeroom?.name ?? student.grade,
      })),
    ]
  }
  const choose = async (values: readonly string[]) => {
    const isClass = (each: string) => each.startsWith('class ')
    const inClass = (await Promise.all(values.filter(isClass).map((each) => all({ homeroomId: Number(each.slice(6)) })))).flat()
    setFound((old) => [...old, ...inClass])
    onValueChange([...new Set([...values.filter((each) => !isClass(each)).map(Number), ...inClass.map(({ id }) => id)])])
  }
  const what = t`Type a name, a number or a class`
  return (
    <Field label={word('module.student')} hint={what}>
      {(control) => (
        <MultiSelect
          {...control}
          className="max-h-44 overflow-y-auto"
          disabled={standing === undefined}
          options={load}
          value={(value ?? standing?.map(({ id }) => id) ?? []).map(String)}
          labelOf={(id) => labelOf(known.get(Number(id)) ?? restored.find((student) => student.id === Number(id)))}
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
