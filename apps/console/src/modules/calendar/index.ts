import { msg } from '@lingui/core/macro'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { found, type ConsoleModule } from '../../lib/declare/module.ts'

export const calendar: ConsoleModule = {
  cards: { code: 'settings:calendar', load: () => import('./cards.tsx') },
  pages: [
    {
      path: '/settings/calendar',
      title: 'module.calendar',
      code: 'settings:calendar',
      settings: msg({ message: 'School year', context: 'settings' }),
      screen: () => import('./screen.tsx'),
      opens: ['special-day'],
      finds: found({
        kind: 'special-day',
        heading: msg`Special days`,
        operation: 'calendar.list',
        icon: 'calendar-days',
        item: (day) => ({ label: named(day), hint: [sharedWord(`value.DayReason.${day.kind}`), day.startsOn].join(' · ') }),
      }),
      makes: [{ id: 'special-day', label: msg`Special day`, codes: ['settings:calendar', 'settings:calendar:edit'] }],
    },
    {
      path: '/settings/grades',
      title: msg`Grades`,
      code: 'settings:calendar',
      settings: msg({ message: 'Grades', context: 'settings' }),
      screen: () => import('./grades-screen.tsx'),
      opens: ['grade'],
    },
    {
      path: '/settings/calendar/years',
      title: 'file.school-years',
      code: 'settings:calendar',
      screen: () => import('./years-screen.tsx'),
      opens: ['school-year'],
    },
    {
      path: '/settings/calendar/sharing',
      title: msg`School year settings`,
      code: 'settings:calendar',
      screen: () => import('./settings-screen.tsx'),
      opens: ['calendar-setting'],
    },
  ],
}
