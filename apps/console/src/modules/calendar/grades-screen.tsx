// The grades of the school, in their order.
import { calendar } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { recordForm } from '../../lib/screen/record-form.ts'
import { SettingsTabs } from '../../lib/settings-tabs.tsx'

const gradeForm = recordForm('calendar.listGrades', calendar, {
  create: { operation: 'calendar.createGrade', title: 'do.calendar.createGrade', verb: msg`Add grade`, done: msg`Grade added` },
  update: { operation: 'calendar.updateGrade', title: ({ code }) => t`Edit ${code}`, verb: msg`Save grade`, done: msg`Grade saved` },
  fields: [
    [{ field: 'code', hint: msg`A short code for lists and files, such as G5` }, 'division'],
    ['name', 'nameZh'],
    { field: 'sort', hint: msg`Youngest to oldest` },
  ],
})

export default listScreen('calendar.listGrades', calendar, {
  name: 'grades',
  title: msg`Grades`,
  heading: msg`Settings`,
  text: msg`The school’s grades, youngest first, and the division each belongs to.`,
  empty: { subject: 'calendar', title: msg`No grades yet`, text: msg`Add them from youngest to oldest.` },
  Banner: SettingsTabs,
  columns: ['code', 'name', 'nameZh', 'division', 'sort'],
  create: gradeForm.create,
  forms: [gradeForm],
  actions: [
    { ...gradeForm.edit, letter: 'E' },
    {
      operation: 'calendar.removeGrade',
      label: msg`Delete`,
      icon: Trash2,
      danger: true,
      apart: true,
      asks: ({ code }) => ({ title: t`Delete ${code}`, text: t`Deleted data cannot be recovered.` }),
      done: ({ code }) => t`${code} deleted`,
    },
  ],
  panel: { lines: ['code', 'name', 'nameZh?', 'division', 'sort', 'updatedAt'] },
})
