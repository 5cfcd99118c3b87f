import type { Data } from '@isb/sdk'
import { Field, Input, Select } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SendDialog } from '../../lib/form/send-dialog.tsx'
import { labelled, locale, named, semicolon, sharedWord } from '../../lib/i18n.ts'
import type { RowOf } from '../../lib/list/types.ts'
import { schoolToday } from '../../lib/public-config.ts'
import { lasting, query, queryClient, runOperation } from '../../lib/query.ts'
import { textOf, toasts } from '../../lib/report.ts'
import { fieldWord } from '../../lib/record/values.tsx'

interface MoveDialogProps {
  students: readonly RowOf<'student.list'>[]
  onClose: () => void
}

/** Moves several students into another class, from a day on. Each keeps their place where the move is refused. */
export default function MoveDialog({ students, onClose }: MoveDialogProps) {
  const { data: classes = [] } = useQuery({ ...query('student.classOptions'), ...lasting })
  const [to, setTo] = useState<string | null>(null)
  const [from, setFrom] = useState(schoolToday)
  const chosen = classes.find(({ id }) => String(id) === to)
  const move = async (target: Data<'student.classOptions'>[number]) => {
    const refused: string[] = []
    for (const student of students) {
      // Students with support of their own stay in their division in whatever class.
      const division = student.division === 'LifeCentered' ? student.division : (target.division ?? student.division)
      const body = { from, division, grade: target.grade || student.grade, homeroomId: target.id }
      await runOperation('student.move', { path: { studentId: student.id }, body }, false).catch((error: unknown) =>
        refused.push(labelled(locale(), named(student), textOf(error))),
      )
    }
    await queryClient.invalidateQueries({ queryKey: ['homeroom'] })
    const moved = students.length - refused.length
    if (moved > 0) toasts.toast(t`${plural(moved, { one: '# student moved', other: '# students moved' })}`)
    if (refused.length > 0)
      toasts.error(t`${plural(refused.length, { one: '# student was not moved', other: '# students were not moved' })}`, {
        text: refused.join(semicolon()),
      })
  }
  return (
    <SendDialog
      title={t`${plural(students.length, { one: 'Move # student', other: 'Move # students' })}`}
      verb={sharedWord('do.student.move')}
      disabled={!chosen || from === ''}
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
