// Every student: where they belong, and whom to call.
import { student } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { ArrowRightLeft, DoorOpen } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useGradeFilter } from '../../lib/engine/form/grades.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { BothNames } from '../../lib/engine/record/both-names.tsx'
import { personActions } from '../../lib/shared/person/actions.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { leaveForm, moveForm, studentForm } from './forms.ts'

const useClassFilter = () => {
  const { may } = useCaller()
  const { data = [] } = useQuery({ ...query('student.classOptions'), ...lasting, enabled: may('student.classOptions') })
  const label = ({ name, campus, schoolYear }: (typeof data)[number]) => [name, campus, schoolYear].filter(Boolean).join(' · ')
  return { kind: 'choice' as const, options: data.map((each) => ({ value: String(each.id), label: label(each) })) }
}

/** Extra sessions, such as summer school. */
const useSessionFilter = () => {
  const years = useQuery({ ...query('calendar.listYears', { query: { pageSize: 100 } }), ...lasting }).data?.records ?? []
  const sessions = years.flatMap(({ name: year, terms }) => terms.filter(({ extra }) => extra).map((term) => ({ ...term, year })))
  return { kind: 'choice' as const, options: sessions.map((term) => ({ value: String(term.id), label: `${named(term)} · ${term.year}` })) }
}

export default listScreen('student.list', student, {
  name: 'student',
  title: 'module.student',
  text: 'module.student.text',
  search: msg`Name, number or class`,
  searched: msg`Searches all names, pinyin, student number, email and class.`,
  empty: { subject: 'people', title: 'module.student.none', text: msg`Add the first one, or import them all from a CSV file.` },
  columns: [
    { field: 'name', header: 'field.personName', width: 'minmax(10rem, 2fr)', cell: (row) => <BothNames row={row} /> },
    { field: 'studentNumber', width: '8rem' },
    { field: 'homeroom', width: '6rem', cell: ({ homeroom }) => homeroom?.name },
    { field: 'grade', width: '5rem', card: 'none' },
    { field: 'division', width: '10rem', card: 'none', hidden: 'narrow' },
    { field: 'guardians', width: '6.5rem', card: 'none', hidden: 'narrow' },
    { field: 'enteredOn', width: '8.5rem', card: 'none', hidden: 'narrow' },
    { field: 'state', width: '7rem' },
  ],
  tabs: 'state',
  filters: { homeroomId: useClassFilter, grade: useGradeFilter, termId: useSessionFilter, alsoInId: 'hidden', guardianId: 'hidden' },
  rowName: personName,
  forms: [studentForm, moveForm, leaveForm],
  create: studentForm.create,
  imports: { operation: 'student.import', Dialog: lateDialog(() => import('./import-dialog.tsx')) },
  exports: [{ operation: 'student.exportFamilies', name: 'families', label: 'file.families' }],
  actions: [
    studentForm.edit,
    { id: 'move', label: 'do.student.move', icon: ArrowRightLeft, place: 'main', when: ({ state }) => state !== 'Left', ...moveForm },
    { id: 'leave', label: 'do.student.leave', icon: DoorOpen, ...leaveForm },
    ...personActions,
  ],
  panel: {
    title: (row) => <BothNames row={row} />,
    lines: [
      'studentNumber',
      'state',
      { id: 'homeroom', value: ({ homeroom }) => homeroom?.name },
      { id: 'alsoIn', when: ({ alsoIn }) => alsoIn !== null, value: ({ alsoIn }) => alsoIn?.name },
      'grade?',
      'division?',
      'familyName?',
      'givenName?',
      'preferredName?',
      'gender?',
      'email?',
      'enteredOn',
      'leftOn?',
      'updatedAt',
    ],
    tabs: [
      { id: 'family', label: msg`Family`, Content: late(() => import('./family.tsx')) },
      { id: 'stays', label: msg`Classes`, Content: late(() => import('./stays.tsx')) },
    ],
  },
})
