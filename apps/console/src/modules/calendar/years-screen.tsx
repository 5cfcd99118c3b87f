// School years, each with its terms and its history. They are changed in the calendar.
import { calendar } from '@isb/sdk/metadata'
import { Fields } from '@isb/ui'
import { msg } from '@lingui/core/macro'
import { CalendarDays } from 'lucide-react'
import { named } from '../../lib/base/words/i18n.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { SettingsTabs } from '../../lib/engine/page/settings-tabs.tsx'
import { noYear, type SchoolYear } from './data.ts'
import { SessionCount } from './session-count.tsx'
import { useCalendarWords } from './words.ts'

export default listScreen('calendar.listYears', calendar, {
  name: 'school-years',
  title: 'file.school-years',
  text: 'module.calendar.text',
  empty: { subject: 'calendar', ...noYear },
  Banner: SettingsTabs,
  columns: ['name', 'startsOn', 'endsOn'],
  actions: [
    {
      id: 'calendar',
      label: msg`Open in the calendar`,
      icon: CalendarDays,
      place: 'main',
      needs: ['calendar.list'],
      go: ({ name }) => ({ to: '/settings/calendar', search: { year: name } }),
    },
  ],
  panel: { lines: ['name', 'startsOn', 'endsOn'], Below: Terms },
})

function Terms({ row: { terms } }: { row: SchoolYear }) {
  const words = useCalendarWords()
  const valueOf = (term: SchoolYear['terms'][number]) => (
    <>
      {words.range(term.startsOn, term.endsOn)} {term.extra && <SessionCount term={term} />}
    </>
  )
  return <Fields items={terms.map((term) => ({ id: String(term.id), label: named(term), value: valueOf(term) }))} />
}
