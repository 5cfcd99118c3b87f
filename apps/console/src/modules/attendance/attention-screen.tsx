// Students who have missed so much of this school year's lessons that somebody should look.
import { attendance } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { BothNames } from '../../lib/engine/record/both-names.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { AbsenceTabs } from '../../lib/shared/leave/tabs.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'
import YearTab from './year.tsx'

export default listScreen('attendance.attention', attendance, {
  name: 'attention',
  title: 'file.attention',
  text: msg`Students who have missed much of this school year’s lessons. School trips do not count.`,
  search: msg`Name, number or class`,
  empty: {
    subject: 'calendar',
    title: msg`Nobody has missed that much`,
    text: msg`From which share of lessons a student stands here is a setting.`,
  },
  Banner: AbsenceTabs,
  columns: [
    { field: 'name', header: 'field.personName', width: 'minmax(10rem, 2fr)', cell: (row) => <BothNames row={row} /> },
    { field: 'studentNumber', width: '8rem', hidden: 'narrow' },
    { field: 'homeroom', width: '6rem', cell: ({ homeroom }) => homeroom?.name },
    { field: 'grade', width: '5rem', card: 'none', hidden: 'narrow' },
    { field: 'missed', width: '8rem' },
    { field: 'lessons', width: '9rem', card: 'none', hidden: 'narrow' },
    { field: 'percent', width: '8rem', cell: ({ percent }) => <b className="tabular-nums">{percent}%</b> },
  ],
  filters: { grade: 'hidden', homeroomId: 'hidden' },
  rowName: personName,
  settings: { operation: 'absence.updateSettings', path: '/settings/mailboxes', label: msg`Settings of absences` },
  panel: {
    title: (row) => <BothNames row={row} />,
    lines: ['studentNumber', { id: 'homeroom', value: ({ homeroom }) => homeroom?.name }, 'grade?', 'division?'],
    Below: YearTab,
  },
})
