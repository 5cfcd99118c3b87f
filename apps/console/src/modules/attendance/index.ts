import { msg } from '@lingui/core/macro'
import { addedTab, type ConsoleModule } from '../../lib/declare/module.ts'

const year = { words: 'attendance', load: () => import('./year.tsx') } as const
const absences = { ...year, id: 'absences', label: msg`Absences` } as const

export const attendance: ConsoleModule = {
  pages: [
    { path: '/absence/attention', title: 'file.attention', code: 'absence', screen: () => import('./attention-screen.tsx') },
    { path: '/absence/statistics', title: 'file.absence-statistics', code: 'absence', screen: () => import('./statistics-screen.tsx') },
  ],
  tabs: [
    addedTab('absence.list', { ...year, id: 'year', label: msg`This school year` }),
    addedTab('student.list', { ...absences, when: (_, { may }) => may('attendance.year') }),
    addedTab('staff.list', { ...absences, when: ({ type }, { may }) => type === 'student' && may('attendance.year') }),
  ],
}
