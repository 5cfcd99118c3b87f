// A run as it was: the trail of its bus on a map, moved through by a slider or played, and when it was at its stops.
import type { Data } from '@isb/sdk'
import { Button, Empty, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { Suspense, useEffect, useId, useState } from 'react'
import { comma, named, sharedWord } from '../../lib/base/words/i18n.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { LevelLayout } from '../../lib/engine/page/level.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { RouteName } from '../../lib/engine/record/line-name.tsx'

const route = getRouteApi('/_level/bus/replay')

const ReplayMap = late(() => import('./replay-map.tsx'))

type Replay = Data<'bus.replay'>
const runs = '/bus/day'
/** A minute of the run takes a second. */
const faster = 60
const frameMs = 100

export default function ReplayScreen() {
  const { t } = useLingui()
  const { day: dayOf } = useWhen()
  const { routeId = 0, day = '' } = route.useSearch()
  const isNamed = routeId > 0 && day !== ''
  const { data, error, isFetching, refetch } = useQuery({
    ...query('bus.replay', { query: { routeId, day } }),
    enabled: isNamed,
  })
  return (
    <LevelLayout
      title={data ? <RouteName route={data.run} /> : undefined}
      up={runs}
      aside={
        data && (
          <>
            <span className="shrink-0 text-fg-2">{dayOf(data.run.day)}</span>
            <EnumValue kind="BusRunStatus" value={data.run.status} />
          </>
        )
      }
    >
      {!isNamed ? (
        <Empty
          subject="lines"
          className="m-auto"
          title={t`No run is chosen`}
          text={t`Open a run that is done, then its replay.`}
          action={
            <Button asChild>
              <Link to={runs}>{t`Go to the runs`}</Link>
            </Button>
          }
        />
      ) : data ? (
        <Played replay={data} />
      ) : error ? (
        <NotLoaded title={t`The run did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-100 w-full rounded-none!" />
      )}
    </LevelLayout>
  )
}

function Played({ replay }: { replay: Replay }) {
  const { t } = useLingui()
  const { trail } = replay
  const [first, last] = [trail[0], trail.at(-1)]
  const [from, until] = [Date.parse(first?.at ?? ''), Date.parse(last?.at ?? '')]
  const { at, setAt, playing, setPlaying } = useClock(from, until)
  const slider = useId()
  const { clock } = useWhen()
  if (!first || !last)
    return (
      <div className="border-t border-line">
        <Empty subject="lines" title={t`Nobody saw this bus`} text={t`No tracker reported it, or its trail is no longer kept.`} />
        <Times replay={replay} until={undefined} />
      </div>
    )
  const here = trail.findLast((place) => Date.parse(place.at) <= at) ?? first
  const speed = here.speed === null ? '' : t`${Math.round(here.speed * 3.6)} km/h`
  return (
    <div className="border-t border-line">
      <Suspense fallback={<Skeleton className="h-100 w-full rounded-none! max-sm:h-72" />}>
        <ReplayMap replay={replay} here={here} />
      </Suspense>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
        <Button onClick={() => setPlaying(!playing)} className="min-w-24">
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          {playing ? t`Pause` : t`Play`}
        </Button>
        <label htmlFor={slider} className="sr-only">
          {t`Time`}
        </label>
        <input
          id={slider}
          type="range"
          className="min-w-40 flex-1 accent-lead"
          min={from}
          max={until}
          step={1000}
          value={at}
          aria-valuetext={[clock(new Date(at).toISOString()), speed].filter(Boolean).join(comma())}
          onChange={({ target }) => {
            setPlaying(false)
            setAt(Number(target.value))
          }}
        />
        <span className="w-36 text-right tabular-nums">
          <b>{clock(new Date(at).toISOString())}</b> <span className="text-fg-2">{speed}</span>
        </span>
      </div>
      <Times replay={replay} until={at} />
    </div>
  )
}

/** The moment that is shown, and whether it moves on. */
function useClock(from: number, until: number) {
  const [at, setAt] = useState(from)
  const [wanted, setPlaying] = useState(false)
  const playing = wanted && at < until
  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => setAt((now) => Math.min(until, now + frameMs * faster)), frameMs)
    return () => clearInterval(timer)
  }, [playing, until])
  const play = (next: boolean) => {
    if (next && at >= until) setAt(from)
    setPlaying(next)
  }
  return { at, setAt, playing, setPlaying: play }
}

/** When the bus was at its stops; what lies ahead of the moment that is shown is pale. */
function Times({ replay: { run, times }, until }: { replay: Replay; until: number | undefined }) {
  const { t } = useLingui()
  const { clock } = useWhen()
  const head = 'px-3 py-2.5 text-left font-normal'
  const cell = 'px-3 py-2'
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{t`Stops`}</caption>
      <thead className="border-b border-line text-fg-2">
        <tr>
          <th className={`${head} ps-4 sm:ps-6`}>{sharedWord('field.stopId')}</th>
          <th className={head}>{t`Planned`}</th>
          <th className={head}>{t`Was there`}</th>
          <th className={head}>{t`Late by`}</th>
        </tr>
      </thead>
      <tbody>
        {run.stops.map((stop, index) => {
          const { plannedAt, passedAt } = times[index] ?? { plannedAt: null, passedAt: null }
          const minutes = plannedAt && passedAt ? Math.round((Date.parse(passedAt) - Date.parse(plannedAt)) / 60_000) || 0 : null
          const isAhead = until !== undefined && (passedAt === null || Date.parse(passedAt) > until)
          return (
            <tr key={stop.stopId} className={`border-b border-line ${isAhead ? 'text-fg-3' : ''}`}>
              <th scope="row" className={`${cell} ps-4 text-left font-normal sm:ps-6`}>
                {named(stop)}
              </th>
              <td className={cell}>{stop.at}</td>
              <td className={cell}>{passedAt ? clock(passedAt) : '—'}</td>
              <td className={cell}>{minutes === null ? '—' : t`${plural(minutes, { one: '# min', other: '# min' })}`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
