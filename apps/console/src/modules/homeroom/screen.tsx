// The classes: who teaches each, who is in it, and what is missing.
import { homeroom } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { CalendarArrowUp, Pencil, Printer } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Beside } from '../../lib/engine/record/beside.tsx'
import { useGradeFilter } from '../../lib/engine/form/grades.ts'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { ClassAddress } from './address.tsx'
import { homeroomForm } from './form.ts'
import { BulkPrint } from './print/bulk-print.tsx'

const useYearFilter = () => {
  const { data = [] } = useQuery({ ...query('homeroom.years'), ...lasting })
  return { kind: 'choice' as const, options: data.map((value) => ({ value, label: value })) }
}

export default listScreen('homeroom.list', homeroom, {
  name: 'homeroom',
  title: 'module.homeroom',
  text: 'module.homeroom.text',
  search: msg`Class or teacher`,
  searched: msg`Searches class, campus, grade and addresses, and the names and pinyin of teachers.`,
  empty: { subject: 'people', title: 'module.homeroom.none', text: msg`Add the first one.` },
  columns: [
    {
      field: 'name',
      width: '9rem',
      cell: ({ name, campus }) => (
        <>
          <span>{name}</span>
          {campus && <Beside>{campus}</Beside>}
        </>
      ),
    },
    { field: 'schoolYear', width: '7.5rem' },
    { field: 'grade', width: '5.5rem', card: 'none' },
    { field: 'division', width: '9rem', card: 'none', hidden: 'narrow' },
    { field: 'teacherEmail', width: 'minmax(12rem, 2fr)', cell: (row) => <ClassAddress row={row} field="teacherEmail" missing /> },
    {
      field: 'assistantEmail',
      width: 'minmax(10rem, 2fr)',
      card: 'none',
      hidden: 'narrow',
      cell: (row) => <ClassAddress row={row} field="assistantEmail" />,
    },
    { field: 'students', width: '7rem' },
  ],
  filters: { schoolYear: useYearFilter, grade: useGradeFilter },
  bulk: [
    {
      operation: 'homeroom.update',
      label: msg`Edit`,
      icon: Pencil,
      Dialog: lateDialog(() => import('./bulk-edit.tsx')),
      input: (fields, { version }) => ({ body: { ...(fields as object), version } }),
      done: (count) => t`${plural(count, { one: '# class saved', other: '# classes saved' })}`,
    },
  ],
  forms: [homeroomForm],
  create: homeroomForm.create,
  imports: { operation: 'homeroom.import', Dialog: lateDialog(() => import('./import-dialog.tsx')) },
  links: [{ operation: 'homeroom.rollOver', path: '/homeroom/next-year', label: msg`Next year`, icon: CalendarArrowUp }],
  actions: [
    { ...homeroomForm.edit, letter: 'E' },
    {
      id: 'print',
      operation: 'homeroom.get',
      needs: ['student.list'],
      label: msg`Print the class list`,
      short: msg`Print`,
      icon: Printer,
      letter: 'P',
      place: 'beside',
      go: ({ id }) => ({ to: '/homeroom/print', search: { ids: String(id) } }),
      bulk: { Dialog: BulkPrint },
    },
    {
      ...deletion(({ name }: { name: string }) => name),
      operation: 'homeroom.remove',
      whyNot: ({ students }) => (students > 0 ? 'HOMEROOM_USED' : null),
    },
  ],
  panel: {
    lines: [
      'schoolYear',
      'campus?',
      'grade?',
      'division?',
      { id: 'teacherEmail', value: (row) => <ClassAddress row={row} field="teacherEmail" missing /> },
      {
        id: 'assistantEmail',
        when: ({ assistantEmail }) => assistantEmail !== '',
        value: (row) => <ClassAddress row={row} field="assistantEmail" />,
      },
      {
        id: 'dlTeacherEmail',
        when: ({ dlTeacherEmail }) => dlTeacherEmail !== '',
        value: (row) => <ClassAddress row={row} field="dlTeacherEmail" />,
      },
      'students',
      'updatedAt',
    ],
    tabs: [
      { id: 'students', label: msg`Students`, when: (_, { may }) => may('student.list'), Content: late(() => import('./class-list.tsx')) },
    ],
  },
})
