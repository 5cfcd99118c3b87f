import { msg } from '@lingui/core/macro'
import { addedTab, found, type ConsoleModule } from '../../lib/declare/module.ts'
import { bareName, personApart } from '../../lib/engine/record/person-name.tsx'

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
        item: (row) => ({ label: bareName(row), hint: personApart(row) }),
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
