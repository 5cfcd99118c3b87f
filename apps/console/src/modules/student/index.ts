import { GraduationCap } from 'lucide-react'
import { msg } from '@lingui/core/macro'
import { named } from '../../lib/i18n.ts'
import { finds, type ConsoleModule } from '../../lib/module.ts'

export const student: ConsoleModule = {
  icons: { 'graduation-cap': GraduationCap },
  pages: [{ path: '/student', title: 'module.student', code: 'student', screen: () => import('./screen.tsx') }],
  records: [
    finds({
      kind: 'student',
      heading: msg`Students`,
      operation: 'student.list',
      path: '/student',
      code: 'student',
      icon: GraduationCap,
      // Two of one name are told apart by class and number.
      item: (row) => ({ label: named(row), hint: [row.homeroom?.name, row.studentNumber].filter(Boolean).join(' · ') }),
    }),
  ],
  makers: [{ id: 'newStudent', label: 'do.student.create', path: '/student', codes: ['student:create'] }],
  places: { student: { path: '/student', code: 'student' } },
}
