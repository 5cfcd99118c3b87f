import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { fewNamed, HomeCard } from '../../lib/shared/home/home-card.tsx'
import { named } from '../../lib/base/words/i18n.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCalendarWords } from './words.ts'

const path = '/settings/calendar'

/** The special days that come next. */
export default function NextDays() {
  const { t } = useLingui()
  const words = useCalendarWords()
  const today = useWhen().dayFromNow(0)
  return (
    <HomeCard
      title={t`Special days ahead`}
      icon={<CalendarDays aria-hidden />}
      operation="calendar.list"
      input={{ query: { from: today, sort: 'startsOn', pageSize: fewNamed } }}
      none={t`No special days ahead`}
      render={({ total, records }) => ({
        count: total,
        link: <Link to={path} />,
        line: records[0] && t`Next: ${named(records[0])}, ${words.range(records[0].startsOn, records[0].endsOn)}`,
        items: records.map((day) => ({ id: day.id, text: `${words.range(day.startsOn, day.endsOn)} · ${named(day)}` })),
      })}
    />
  )
}
