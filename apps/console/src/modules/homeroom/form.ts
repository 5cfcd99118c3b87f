import { homeroom } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { late } from '../../lib/base/lazy/late.tsx'
import { recordForm } from '../../lib/screen/record-form.ts'

const GradeSelect = late(() => import('../../lib/engine/form/grade-select.tsx'))
const teachers = 'homeroom.teachers'

export const homeroomForm = recordForm('homeroom.list', homeroom, {
  create: { operation: 'homeroom.create', title: 'do.homeroom.create', verb: msg`Add class`, done: msg`Class added` },
  update: {
    operation: 'homeroom.update',
    title: ({ name }) => t`Edit ${name}`,
    verb: msg`Save class`,
    done: msg`Class saved`,
  },
  fields: [
    ['name', { field: 'schoolYear', suggestions: 'homeroom.years' }, { field: 'campus', suggestions: 'homeroom.campuses' }],
    ['division', { field: 'grade', Control: GradeSelect }],
    { field: 'teacherEmail', hint: msg`An address without an account is fine; the list will flag it.`, suggestions: teachers },
    [
      { field: 'assistantEmail', suggestions: teachers },
      { field: 'dlTeacherEmail', suggestions: teachers },
    ],
  ],
  // In the year that the list shows now.
  begin: ({ schoolYear }) => (typeof schoolYear === 'string' ? { schoolYear } : {}),
})
