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
    [{ field: 'code', hint: msg`Short, as lists and files say it: G5` }, 'division'],
    ['name', 'nameZh'],
    { field: 'sort', hint: msg`From the youngest to the oldest` },
  ],
})

export default listScreen('calendar.listGrades', calendar, {
  name: 'grades',
  title: msg`Grades`,
  text: msg`The grades of the school from the youngest to the oldest, and the division that each belongs to.`,
  empty: { title: msg`No grades yet`, text: msg`Add them from the youngest to the oldest.` },
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
