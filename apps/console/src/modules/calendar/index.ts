import { msg } from '@lingui/core/macro'
import { CalendarDays } from 'lucide-react'
import { named, sharedWord } from '../../lib/i18n.ts'
import { finds, type ConsoleModule } from '../../lib/module.ts'

export const calendar: ConsoleModule = {
  cards: { code: 'settings:calendar', load: () => import('./cards.tsx') },
  records: [
    finds({
      kind: 'special-day',
      heading: msg`Special days`,
      operation: 'calendar.list',
      path: '/settings/calendar',
      code: 'settings:calendar',
      icon: CalendarDays,
      item: (day) => ({ label: named(day), hint: [sharedWord(`value.DayKind.${day.kind}`), day.startsOn].join(' · ') }),
    }),
  ],
  makers: [
    { id: 'special-day', label: msg`Special day`, path: '/settings/calendar', codes: ['settings:calendar', 'settings:calendar:edit'] },
  ],
  places: {
    'special-day': { path: '/settings/calendar', code: 'settings:calendar' },
    'school-year': { path: '/settings/calendar/years', code: 'settings:calendar' },
    grade: { path: '/settings/grades', code: 'settings:calendar' },
    'calendar-setting': { path: '/settings/calendar/sharing', code: 'settings:calendar' },
  },
  pages: [
    {
      path: '/settings/calendar',
      title: 'module.calendar',
      code: 'settings:calendar',
      settings: msg({ message: 'School year', context: 'settings' }),
      screen: () => import('./screen.tsx'),
    },
    {
      path: '/settings/grades',
      title: msg`Grades`,
      code: 'settings:calendar',
      settings: msg({ message: 'Grades', context: 'settings' }),
      screen: () => import('./grades-screen.tsx'),
    },
    { path: '/settings/calendar/years', title: 'file.school-years', code: 'settings:calendar', screen: () => import('./years-screen.tsx') },
    {
      path: '/settings/calendar/sharing',
      title: msg`Settings of the school year`,
      code: 'settings:calendar',
      screen: () => import('./settings-screen.tsx'),
    },
  ],
}
