// The form of an absence: one whole day of sick leave, unless more is said.
import type { Schema } from '@isb/sdk'
import { absence } from '@isb/sdk/metadata'
import { isDay } from '@isb/sdk/rules'
import { msg, t } from '@lingui/core/macro'
import { comma } from '../../lib/base/words/i18n.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { daysText } from '../../lib/shared/leave/days.tsx'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { recordForm } from '../../lib/screen/record-form.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'

const StudentSelect = late(async () => {
  const { studentSelect } = await import('../../lib/engine/picker/student-select.tsx')
  return { default: studentSelect('absence.students') }
})

/** “Zhou Yichen (5A · S10041), 17 Nov”. */
const aboutOf = (row: Schema<'Absence'>): string => `${personName(row.student)}${comma()}${daysText(row)}`

export const absenceForm = recordForm('absence.list', absence, {
  create: {
    operation: 'absence.create',
    title: 'do.absence.create',
    done: (row) => ({ title: t`Absence recorded`, text: aboutOf(row) }),
    undo: 'absence.undo',
  },
  update: {
    operation: 'absence.update',
    title: ({ student }) => {
      const who = personName(student)
      return t`Change the absence of ${who}`
    },
    verb: msg`Save absence`,
    done: (row) => ({ title: t`Absence saved`, text: aboutOf(row) }),
    undo: 'absence.undo',
  },
  fields: [
    { field: 'studentId', Control: StudentSelect },
    'leaveType',
    ['startsOn', 'startsHalf'],
    [{ field: 'endsOn', hint: msg`Leave empty for the same day.` }, 'endsHalf'],
    ['leavesAt', 'returnsAt'],
    { field: 'symptom', suggestions: 'absence.symptoms', when: ({ leaveType }) => leaveType === 'Sick' },
    'note',
    { field: 'proofId', image: 'absence.proof', paper: true },
  ],
  // Whoever looks at another day of the board means that day.
  begin: ({ studentId, day }) => ({
    startsOn: isDay(day) ? day : schoolToday(),
    startsHalf: 'Morning' as const,
    endsHalf: 'Afternoon' as const,
    ...(typeof studentId === 'number' && { studentId }),
  }),
})
