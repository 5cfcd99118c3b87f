// The forms of students: the record, a move to another class, the last day.
import { student } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { actionForm, recordForm } from '../../lib/screen/record-form.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'

const GradeSelect = late(() => import('../../lib/engine/form/grade-select.tsx'))
const grade = { field: 'grade', Control: GradeSelect } as const
const ClassSelect = late(() => import('./class-select.tsx'))
const homeroom = { field: 'homeroomId', Control: ClassSelect } as const
const alsoIn = {
  field: 'alsoInId',
  Control: ClassSelect,
  hint: msg`A supporting class. It counts in its own list and nowhere else.`,
} as const

export const studentForm = recordForm('student.list', student, {
  create: { operation: 'student.create', title: 'do.student.create', verb: msg`Add student`, done: msg`Student added` },
  update: {
    operation: 'student.update',
    title: (row) => {
      const who = personName(row)
      return t`Edit ${who}`
    },
    verb: msg`Save student`,
    done: msg`Student saved`,
  },
  fields: [
    [
      { field: 'name', label: 'field.personName', hint: msg`As the school writes it` },
      { field: 'nameZh', label: 'field.personNameZh' },
    ],
    ['familyName', 'givenName', { field: 'preferredName', hint: msg`What friends and teachers call them` }],
    ['studentNumber', 'gender'],
    ['division', grade, homeroom],
    ['enteredOn', { field: 'email', hint: msg`What the student signs in with. Optional.` }],
  ],
  begin: ({ division, grade: given }) => ({
    enteredOn: schoolToday(),
    ...(typeof given === 'string' && { grade: given }),
    ...(typeof division === 'string' && { division: division as 'Elementary' }),
  }),
})

export const moveForm = actionForm('student.list', student, {
  operation: 'student.move',
  title: (row) => {
    const who = personName(row)
    return t`Move ${who}`
  },
  verb: 'do.student.move',
  done: msg`Student moved`,
  fields: [
    homeroom,
    ['division', grade],
    alsoIn,
    { field: 'from', hint: msg`The first day in the new class. Later plans stay as they are.` },
  ],
  begin: (row) => ({ homeroomId: row.homeroom?.id ?? null, alsoInId: row.alsoIn?.id ?? null, from: schoolToday() }),
})

export const leaveForm = actionForm('student.list', student, {
  operation: 'student.leave',
  title: (row) => {
    const who = personName(row)
    return t`Last day of ${who}`
  },
  verb: 'do.student.leave',
  done: ({ leftOn }) => (leftOn === null ? t`The student stays` : t`Last day recorded`),
  fields: [{ field: 'leftOn', hint: msg`Leave empty for a student who stays.` }],
})
