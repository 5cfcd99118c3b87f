// The buses of today: on a map, in a table that says the same, and each with its stops in a panel. What moves comes by itself.
import { busLines } from '@isb/sdk/rules'
import { Empty, ProgressBar, Skeleton, Split, StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { named, useWords } from '../../lib/base/words/i18n.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { RouteName } from '../../lib/engine/record/line-name.tsx'
import { OutOfService } from './parts.tsx'
import { BusTabs } from './tabs.tsx'
import { TrackPanel } from './track-panel.tsx'
import { byNeed, nextStop, seenText, TrackState, type Track } from './track-state.tsx'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

const route = getRouteApi('/_nested/bus')

const BusMap = late(() => import('./bus-map.tsx'))

/** Asked anew so often even where nothing moves: a bus that is silent says nothing. */
const againMs = 15_000

export default function TrackingScreen() {
  const { t } = useLingui()
  const { word } = useWords()
  const { data, error, isFetching, isError, dataUpdatedAt, refetch } = useQuery({ ...query('bus.tracking'), refetchInterval: againMs })
  const { routeId, select } = useSelected()
  const now = useServerNow(data?.now, dataUpdatedAt)
  const tracks = data?.tracks ?? []
  const lines = busLines(tracks, now).toSorted(byNeed)
  const open = tracks.find(({ run }) => run.routeId === routeId)
  const at = lines.findIndex(({ run }) => run.routeId === routeId)
  const step = (by: number) => (at >= 0 && lines[at + by] ? () => select(lines[at + by]!.run.routeId) : undefined)
  return (
    <Split panel={open && <TrackPanel track={open} now={now} onPrevious={step(-1)} onNext={step(1)} onClose={() => select(undefined)} />}>
      <div className="relative flex min-h-full flex-col overflow-auto">
        <ProgressBar active={isFetching && data === undefined} label={t`Loading`} />
        <PageHead
          text={tracks.length > 0 ? <Summary tracks={tracks} /> : word('module.bus.text')}
          aside={data && (isError ? <StatusChip tone="bad">{t`Not live`}</StatusChip> : <StatusChip tone="good">{t`Live`}</StatusChip>)}
        />
        <BusTabs />
        <div className="border-t border-line">
          {data ? (
            tracks.length === 0 ? (
              <Empty subject="calendar" title={t`No bus runs today`} text={t`Buses run on school days, on the weekdays of their routes.`} />
            ) : (
              <>
                <Suspense fallback={<Skeleton className="h-88! w-full rounded-none!" />}>
                  <BusMap tracks={tracks} lines={lines} now={now} selected={routeId} onSelect={select} />
                </Suspense>
                <Tracks tracks={lines} now={now} selected={routeId} onSelect={select} />
              </>
            )
          ) : error ? (
            <NotLoaded title={t`The buses did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-88! w-full rounded-none!" />
          )}
        </div>
      </div>
    </Split>
  )
}

/** The route that is open: it stands in the address. */
function useSelected() {
  const navigate = route.useNavigate()
  const { routeId } = route.useSearch()
  const select = (next: number | undefined) =>
    void navigate({ to: '.', search: (old) => ({ ...old, routeId: next }), replace: true, resetScroll: false })
  return { routeId, select }
}

/** The server's clock, told every second: how long ago something was does not depend on the clock of this computer. */
function useServerNow(told: string | undefined, heardAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return told === undefined ? now : Date.parse(told) + Math.max(0, now - heardAt)
}

/** How far the day has come. */
function Summary({ tracks }: { tracks: readonly Track[] }) {
  const { t } = useLingui()
  const count = (status: Track['run']['status']) => tracks.filter(({ run }) => run.status === status).length
  const [road, done, toStart] = [count('OnTheRoad'), count('Done'), count('Planned')]
  return <>{t`${road} on the road, ${done} done, ${toStart} to start`}</>
}

interface TracksProps {
  tracks: readonly Track[]
  now: number
  selected: number | undefined
  onSelect: (routeId: number) => void
}

function Tracks({ tracks, now, selected, onSelect }: TracksProps) {
  const { t } = useLingui()
  const head = 'px-3 py-2.5 text-left font-normal whitespace-nowrap'
  return (
    <table className="w-full tabular-nums">
      <caption className="sr-only">{t`The buses of today`}</caption>
      <thead className="border-b border-line text-fg-2">
        <tr>
          <th className={`${head} ps-4 sm:ps-6`}>{t`Route`}</th>
          <th className={`${head} max-sm:hidden`}>{t`Next stop`}</th>
          <th className={`${head} max-lg:hidden`}>{t`At the last stop`}</th>
          <th className={head}>{t`Punctuality`}</th>
          <th className={`${head} max-sm:hidden`}>{t`Last seen`}</th>
          <th className={`${head} max-md:hidden`}>{t`Riders`}</th>
        </tr>
      </thead>
      <tbody>
        {tracks.map((track) => (
          <Row key={track.run.routeId} track={track} now={now} open={track.run.routeId === selected} onSelect={onSelect} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ track, now, open, onSelect }: { track: Track; now: number; open: boolean; onSelect: (routeId: number) => void }) {
  const { clock } = useWhen()
  const { run, place, seen } = track
  const next = nextStop(track)
  const last = track.times.at(-1)
  const lastAt = last && (last.passedAt ?? last.expectedAt ?? last.plannedAt)
  const cell = 'px-3 py-2'
  return (
    <tr
      className={`cursor-pointer border-b border-line ${open ? 'bg-lead-soft-2' : 'hover:bg-hover'}`}
      onClick={() => onSelect(run.routeId)}
    >
      <th scope="row" className={`${cell} ps-4 text-left font-normal sm:ps-6`}>
        <button
          type="button"
          aria-expanded={open}
          className="flex max-w-full items-center gap-2 text-left font-bold"
          onClick={(event) => {
            event.stopPropagation()
            onSelect(run.routeId)
          }}
        >
          <RouteName route={run} />
        </button>
        <span className="block ps-8 text-xs text-fg-2">
          {[enumWord('BusDirection', run.direction), run.vehicle?.plate].filter(Boolean).join(' · ')} <OutOfService run={run} />
        </span>
      </th>
      <td className={`${cell} max-sm:hidden`}>
        {next && (
          <>
            <b>{named(next.stop)}</b> <span className="text-fg-2">{next.time.expectedAt ? clock(next.time.expectedAt) : next.stop.at}</span>
          </>
        )}
      </td>
      <td className={`${cell} max-lg:hidden`}>{lastAt && clock(lastAt)}</td>
      <td className={cell}>
        <TrackState track={track} now={now} bare />
      </td>
      <td className={`${cell} max-sm:hidden ${place && !seen && run.status === 'OnTheRoad' ? 'font-bold text-bad' : 'text-fg-2'}`}>
        {place && seenText(place.at, now)}
      </td>
      <td className={`${cell} max-md:hidden`}>
        <Seats run={run} />
      </td>
    </tr>
  )
}

/** How full a bus is. */
function Seats({ run: { vehicle, riders } }: { run: Track['run'] }) {
  if (!vehicle) return riders
  const { seatCount } = vehicle
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden className="h-1.5 w-12 shrink-0 overflow-hidden rounded-full bg-line">
        <span
          className={`block h-full ${riders > seatCount ? 'bg-bad' : 'bg-lead'}`}
          style={{ width: `${Math.min(100, (100 * riders) / seatCount)}%` }}
        />
      </span>
      {riders} / {seatCount}
    </span>
  )
}
