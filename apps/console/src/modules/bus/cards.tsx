import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BusFront } from 'lucide-react'
import { fewNamed, HomeCard } from '../../lib/shared/home/home-card.tsx'
import { labelled, locale, named } from '../../lib/base/words/i18n.ts'

const path = '/bus'
/** Seconds from which on a bus is late. */
const late = 120

/** The buses on the road, the latest first, and how many should be. The first page has no words but those of the cards themselves. */
export default function BusesOnTheRoad() {
  const { t } = useLingui()
  return (
    <HomeCard
      title={t`Buses on the road`}
      icon={<BusFront aria-hidden />}
      operation="bus.tracking"
      none={t`No bus is on the road`}
      render={({ tracks, now }) => {
        const at = Date.parse(now)
        const road = tracks.filter(({ run }) => run.status === 'OnTheRoad')
        const overdue = tracks.filter(({ run, times }) => run.status === 'Planned' && times[0] && Date.parse(times[0].plannedAt) < at)
        return {
          count: road.length,
          link: <Link to={path} />,
          ...(overdue.length > 0 && {
            line: t`${plural(overdue.length, { one: '# has not started', other: '# have not started' })}`,
          }),
          items: road
            .toSorted((one, other) => (other.delay ?? 0) - (one.delay ?? 0))
            .slice(0, fewNamed)
            .map(({ run, delay }) => {
              const minutes = Math.round((delay ?? 0) / 60)
              const behind = (delay ?? 0) >= late && t`${plural(minutes, { one: '# min late', other: '# min late' })}`
              return {
                id: run.routeId,
                text: behind ? labelled(locale(), `${run.lineNumber} ${named(run)}`, behind) : `${run.lineNumber} ${named(run)}`,
              }
            }),
        }
      }}
    />
  )
}
