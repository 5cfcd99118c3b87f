import { msg } from '@lingui/core/macro'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { found, type ConsoleModule } from '../../lib/declare/module.ts'

export const absence: ConsoleModule = {
  cards: { code: 'absence', load: () => import('./cards.tsx') },
  pages: [
    { path: '/absence', title: 'module.absence', code: 'absence', screen: () => import('./board-screen.tsx') },
    { path: '/absence/sheet', title: msg`Daily sheet`, code: 'absence', screen: () => import('./sheet-screen.tsx') },
    {
      path: '/absence/list',
      title: msg`All absences`,
      code: 'absence',
      screen: () => import('./list-screen.tsx'),
      opens: ['absence'],
      finds: found({
        kind: 'absence',
        operation: 'absence.list',
        icon: 'calendar-x-2',
        item: ({ student, homeroom, leaveType, startsOn }) => ({
          label: personName(student),
          hint: [homeroom?.name, leaveType && sharedWord(`value.LeaveType.${leaveType}`), startsOn].filter(Boolean).join(' · '),
        }),
      }),
      makes: [{ id: 'newAbsence', label: 'do.absence.create', codes: ['absence:create'] }],
    },
  ],
  ways: {
    ABSENCE_OVERLAPS: { label: msg`Open the other absence` },
  },
}
