import { msg } from '@lingui/core/macro'
import { named } from '../../lib/i18n.ts'
import { addedTab, found, type ConsoleModule } from '../../lib/module.ts'

export const student: ConsoleModule = {
  pages: [
    {
      path: '/student',
      title: 'module.student',
      code: 'student',
      screen: () => import('./screen.tsx'),
      opens: ['student'],
      finds: found({
        kind: 'student',
        operation: 'student.list',
        icon: 'graduation-cap',
        // Two of one name are told apart by class and number.
        item: (row) => ({ label: named(row), hint: [row.homeroom?.name, row.studentNumber].filter(Boolean).join(' · ') }),
      }),
      makes: [{ id: 'newStudent', label: 'do.student.create', codes: ['student:create'] }],
    },
  ],
  tabs: [
    addedTab('staff.list', {
      id: 'family',
      label: msg`Family`,
      when: ({ type }, { may }) => (type === 'student' && may('student.family')) || (type === 'parent' && may('student.list')),
      words: 'student',
      load: () => import('./account-family.tsx'),
    }),
  ],
}
