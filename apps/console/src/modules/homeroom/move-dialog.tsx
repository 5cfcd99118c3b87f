import type { Data } from '@isb/sdk'
import { Field, Input, Select } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { labelled, locale, semicolon, sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import type { RowOf } from '../../lib/declare/list.ts'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { lasting, query, queryClient, runOperation } from '../../lib/base/connection/query.ts'
import { textOf, toasts } from '../../lib/base/connection/report.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'

interface MoveDialogProps {
  students: readonly RowOf<'student.list'>[]
  /** Told who could not be moved; nobody where all were. */
  onMoved: (left: readonly RowOf<'student.list'>[]) => void
  onClose: () => void
}

/** Moves several students into another class, from a day on. Whoever could not be moved keeps their place, and may be moved again. */
export default function MoveDialog({ students, onMoved, onClose }: MoveDialogProps) {
  const { data: classes = [] } = useQuery({ ...query('student.classOptions'), ...lasting })
  const [to, setTo] = useState<string | null>(null)
  const [from, setFrom] = useState(schoolToday)
  const [problem, setProblem] = useState<string>()
  const chosen = classes.find(({ id }) => String(id) === to)
  const move = async (target: Data<'student.classOptions'>[number]) => {
    setProblem(undefined)
    const left: RowOf<'student.list'>[] = []
    const reasons: string[] = []
    for (const student of students) {
      // Students with support of their own stay in their division in whatever class.
      const division = student.division === 'LifeCentered' ? student.division : (target.division ?? student.division)
      const body = { from, division, grade: target.grade || student.grade, homeroomId: target.id }
      await runOperation('student.move', { path: { studentId: student.id }, body }, false).catch((error: unknown) => {
        left.push(student)
        reasons.push(labelled(locale(), personName(student), textOf(error)))
      })
    }
    void queryClient.invalidateQueries({ queryKey: ['homeroom'] })
    const moved = students.length - left.length
    if (moved > 0) toasts.toast(t`${plural(moved, { one: '# student moved', other: '# students moved' })}`)
    onMoved(left)
    if (left.length === 0) return
    const stayed = t`${plural(left.length, { one: '# student was not moved', other: '# students were not moved' })}`
    setProblem(labelled(locale(), stayed, reasons.join(semicolon())))
    throw new Error(stayed)
  }
  return (
    <SendDialog
      title={t`${plural(students.length, { one: 'Move # student', other: 'Move # students' })}`}
      verb={sharedWord('do.student.move')}
      disabled={!chosen || from === ''}
      problem={problem}
      send={() => chosen && move(chosen)}
      onClose={onClose}
    >
      <Field label={sharedWord('field.homeroom')} required>
        {(control) => (
          <Select
            {...control}
            options={classes.map(({ id, name, schoolYear, campus }) => ({
              value: String(id),
              label: [name, campus, schoolYear].filter(Boolean).join(' · '),
            }))}
            value={to}
            placeholder={t`Choose a class`}
            onValueChange={setTo}
          />
        )}
      </Field>
      <Field label={fieldWord('from')} hint={t`The first day in the new class. Later plans stay as they are.`}>
        <Input type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
      </Field>
    </SendDialog>
  )
}
