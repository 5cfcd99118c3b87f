import { named, sharedWord } from '../../lib/i18n.ts'
import { found, type ConsoleModule } from '../../lib/module.ts'

export const absence: ConsoleModule = {
  pages: [
    {
      path: '/absence',
      title: 'module.absence',
      code: 'absence',
      screen: () => import('./list-screen.tsx'),
      opens: ['absence'],
      finds: found({
        kind: 'absence',
        operation: 'absence.list',
        icon: 'calendar-x-2',
        item: ({ student, homeroom, leaveType, startsOn }) => ({
          label: student ? named(student) : '',
          hint: [homeroom?.name, leaveType && sharedWord(`value.LeaveType.${leaveType}`), startsOn].filter(Boolean).join(' · '),
        }),
      }),
      makes: [{ id: 'newAbsence', label: 'do.absence.create', codes: ['absence:create'] }],
    },
  ],
}
