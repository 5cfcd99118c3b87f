import { msg } from '@lingui/core/macro'
import { named, sharedWord } from '../../lib/i18n.ts'
import { addedTab, found, type ConsoleModule } from '../../lib/module.ts'

const year = { id: 'absences', label: msg`Absences`, words: 'absence', load: () => import('./year.tsx') } as const

export const absence: ConsoleModule = {
  cards: { code: 'absence', load: () => import('./cards.tsx') },
  pages: [
    { path: '/absence', title: 'module.absence', code: 'absence', screen: () => import('./board-screen.tsx') },
    { path: '/absence/sheet', title: msg`Daily sheet`, code: 'absence', level: true, screen: () => import('./sheet-screen.tsx') },
    {
      path: '/settings/mailboxes',
      title: msg`Mailboxes`,
      code: 'absence:settings',
      settings: msg({ message: 'Mailboxes', context: 'settings' }),
      screen: () => import('./settings-screen.tsx'),
      opens: ['mailbox', 'absence-setting'],
    },
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
          label: student ? named(student) : '',
          hint: [homeroom?.name, leaveType && sharedWord(`value.LeaveType.${leaveType}`), startsOn].filter(Boolean).join(' · '),
        }),
      }),
      makes: [{ id: 'newAbsence', label: 'do.absence.create', codes: ['absence:create'] }],
    },
    { path: '/absence/attention', title: 'file.attention', code: 'absence', screen: () => import('./attention-screen.tsx') },
    { path: '/absence/statistics', title: 'file.absence-statistics', code: 'absence', screen: () => import('./statistics-screen.tsx') },
  ],
  tabs: [
    addedTab('student.list', { ...year, when: (_, { may }) => may('absence.year') }),
    addedTab('staff.list', { ...year, when: ({ type }, { may }) => type === 'student' && may('absence.year') }),
  ],
}
