// One bus of today: its stops with the times planned, passed and expected, who drives, and what can be done with its run.
import { cn, DetailPanel, Fields } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { comma, named, sharedWord } from '../../lib/base/words/i18n.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { RouteName } from '../../lib/engine/record/line-name.tsx'
import { Caller } from './parts.tsx'
import { RunActions } from './run-actions.tsx'
import { aboard, Boarded, Unaccounted, useRiders } from './track-riders.tsx'
import { nextStop, seenText, TrackState, type Track } from './track-state.tsx'

interface TrackPanelProps {
  track: Track
  now: number
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** The panel of a bus. */
export function TrackPanel({ track, now, onPrevious, onNext, onClose }: TrackPanelProps) {
  const { t } = useLingui()
  const { run, place } = track
  const riders = useRiders(track)
  const speed = place?.speed == null ? undefined : Math.round(place.speed * 3.6)
  const fields = [
    { id: 'aboard', label: t`On the bus`, value: riders && String(aboard(riders)) },
    { id: 'riders', label: sharedWord('field.riders'), value: run.vehicle ? `${run.riders} / ${run.vehicle.seatCount}` : run.riders },
    {
      id: 'seen',
      label: sharedWord('field.seenAt'),
      value: place && [seenText(place.at, now), speed !== undefined && t`${speed} km/h`].filter(Boolean).join(' · '),
    },
    { id: 'reason', label: sharedWord('field.reason'), value: run.reason },
    { id: 'driver', label: sharedWord('field.driver'), value: run.driver && <Caller name={run.driver} phone={run.driverPhone} /> },
    {
      id: 'attendant',
      label: sharedWord('field.attendant'),
      value: run.attendant && <Caller name={run.attendant} phone={run.attendantPhone} />,
    },
    { id: 'vehicle', label: sharedWord('field.vehicle'), value: run.vehicle?.plate },
  ]
  return (
    <DetailPanel
      title={<RouteName route={run} />}
      record={run.routeId}
      status={<TrackState track={track} now={now} />}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
      actions={<RunActions run={run} open />}
      words={{ close: t`Close`, previous: t`The bus before`, next: t`The next bus` }}
    >
      {riders && <Unaccounted track={track} riders={riders} />}
      <StopTimes track={track} riders={riders ?? []} />
      <Fields items={fields.filter(({ value }) => value)} />
    </DetailPanel>
  )
}

/** The stops from the first to the last: those that the bus has passed are filled. */
function StopTimes({ track, riders }: { track: Track; riders: NonNullable<ReturnType<typeof useRiders>> }) {
  const { t } = useLingui()
  const { clock } = useWhen()
  const next = nextStop(track)?.stop.stopId
  return (
    <ol className="grid tabular-nums" aria-label={t`Stops`}>
      {track.run.stops.map((stop, at) => {
        const { passedAt = null, expectedAt = null, earliestAt = null, latestAt = null } = track.times[at] ?? {}
        const [earliest, latest] = [earliestAt && clock(earliestAt), latestAt && clock(latestAt)]
        const range = earliest && earliest !== latest ? t`between ${earliest} and ${latest}` : t`expected`
        const shown = passedAt ?? expectedAt
        const isOther = shown !== null && clock(shown) !== stop.at
        return (
          <li key={stop.stopId} className="flex min-h-11 gap-3">
            <span className="w-12 shrink-0 text-right">
              <b className={cn('block', expectedAt && isOther && 'text-waiting')}>{shown ? clock(shown) : stop.at}</b>
              {isOther && <s className="block text-xs text-fg-2">{stop.at}</s>}
            </span>
            <span aria-hidden className="relative flex w-3 shrink-0 justify-center">
              {at < track.run.stops.length - 1 && <span className={cn('absolute top-2 h-full w-0.5', passedAt ? 'bg-lead' : 'bg-line')} />}
              <span
                className={cn('relative mt-1 size-3 rounded-full border-2', passedAt ? 'border-lead bg-lead' : 'border-lead bg-surface')}
              />
            </span>
            <span className={cn('min-w-0', stop.stopId === next && 'font-bold')}>
              {named(stop)}{' '}
              <span className="text-xs font-normal text-fg-2">
                {[!passedAt && stop.stopId === next && t`next`, passedAt ? t`passed` : expectedAt && range].filter(Boolean).join(comma())}
              </span>
              <Boarded track={track} stopId={stop.stopId} riders={riders} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}
