// What the list of absences and the board have in common: columns, panel, form and actions.
import { whyNotChangeAbsence } from '@isb/sdk/rules'
import { StatusChip } from '@isb/ui'
import { msg, t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { late, latePart } from '../../lib/base/lazy/late.tsx'
import type { ListDeclaration } from '../../lib/declare/screen.ts'
import { lookUp, studentFilter } from '../../lib/engine/picker/filter-look-up.ts'
import { absenceForm } from './form.ts'
import { Days } from '../../lib/shared/leave/days.tsx'
import { StudentName } from './parts.tsx'
import { AbsenceTabs } from '../../lib/shared/leave/tabs.tsx'

/** The mail of a wave names the class whose leaves it shows. */
const classFilter = lookUp({ list: 'absence.list', filter: 'homeroomId', nameIn: ({ homeroom }) => homeroom?.name })

export const absenceList: ListDeclaration<'absence.list'> = {
  name: 'absence',
  title: msg`All absences`,
  text: 'module.absence.text',
  search: msg`Name, number or class`,
  searched: msg`Searches names, pinyin, student number and class.`,
  empty: { subject: 'calendar', title: 'module.absence.none', text: msg`Families submit them in the app, the office records them here.` },
  Banner: AbsenceTabs,
  columns: [
    { field: 'student', width: 'minmax(10rem, 2fr)', cell: (row) => <StudentName row={row} /> },
    { field: 'homeroom', width: '6rem', cell: ({ homeroom }) => homeroom?.name },
    { field: 'leaveType', width: '8rem' },
    { field: 'startsOn', header: msg`When`, width: 'minmax(11rem, 1fr)', cell: (row) => <Days row={row} /> },
    { field: 'days', width: '8rem', card: 'none' },
    { field: 'submittedAt', width: '9rem', hidden: 'narrow' },
    { field: 'status', width: '7rem' },
  ],
  filters: { studentId: studentFilter('absence.list', 'absence.students'), homeroomId: classFilter, grade: 'hidden' },
  rowName: ({ student }) => personName(student),
  forms: [absenceForm],
  create: absenceForm.create,
  actions: [
    { ...absenceForm.edit, letter: 'E', needs: ['absence.update', 'absence.proof'], whyNot: whyNotChangeAbsence, hides: true },
    {
      operation: 'absence.remove',
      label: 'do.absence.remove',
      icon: Trash2,
      danger: true,
      apart: true,
      whyNot: whyNotChangeAbsence,
      hides: true,
      asks: ({ student }) => {
        const who = personName(student)
        return { title: t`Delete the absence of ${who}?`, text: t`It stays in the list, marked as deleted. The deletion cannot be undone.` }
      },
      done: ({ student }) => {
        const who = personName(student)
        return t`The absence of ${who} is deleted`
      },
    },
  ],
  panel: {
    title: (row) => <StudentName row={row} />,
    lines: [
      'status',
      'studentNumber',
      { id: 'homeroom', value: ({ homeroom }) => homeroom?.name },
      'grade?',
      'division?',
      'leaveType?',
      { id: 'startsOn', label: msg`When`, value: (row) => <Days row={row} /> },
      'days',
      'leavesAt?',
      'returnsAt?',
      'symptom?',
      {
        id: 'proofWanted',
        when: ({ proofWanted }) => proofWanted === true,
        value: () => <StatusChip tone="waiting">{sharedWord('yes')}</StatusChip>,
      },
      'note?',
      'submittedBy',
      'submittedAt',
      'way',
      'deletedBy?',
      'deletedAt?',
    ],
    Below: latePart(() => import('./no-contact.tsx'), 'NoContactOfAbsence'),
    tabs: [{ id: 'told', label: msg`Who was told`, Content: late(() => import('./told.tsx')) }],
  },
}
