import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BusFront } from 'lucide-react'
import { fewNamed, HomeCard } from '../../lib/home-card.tsx'
import { named } from '../../lib/i18n.ts'
import { byNeed, stateOf } from './track-state.tsx'

const path: string = '/bus'

/** The buses on the road, and those that should be: what needs a look comes first. */
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
            .toSorted(byNeed)
            .slice(0, fewNamed)
            .map((track) => ({
              id: track.run.routeId,
              text: `${track.run.lineNumber} ${named(track.run)}: ${stateOf(track, at).text}`,
            })),
        }
      }}
    />
  )
}
