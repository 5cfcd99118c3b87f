// A run stop by stop: who gets on or off here, who is still open from before, and what the one large button does next.
import { atStop, isDone, isUnaccounted, startDoubts, takesTaps, withdrawMs } from '@isb/sdk/rules'
import { Button, cn, ConfirmDialog, Note, Skeleton, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useNow } from '../../../lib/base/words/greeting.ts'
import { named, separator, sharedWord } from '../../../lib/base/words/i18n.ts'
import { personName } from '../../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../../lib/base/lazy/not-loaded.tsx'
import { LevelLayout } from '../../../lib/engine/page/level.tsx'
import { canKeepPage } from '../../../lib/base/storage/kept-page.ts'
import { EnumValue, enumWord } from '../../../lib/engine/record/values.tsx'
import { useWhen } from '../../../lib/engine/record/when.ts'
import { Line } from '../../../lib/engine/record/line-name.tsx'
import type { Attended } from './attended-run.ts'
import { HandOver } from './hand-over.tsx'
import { LeftRider, RiderRow, type Mark } from './rider-row.tsx'
import type { Sheet, Tap } from './kept-run.ts'
import { useAttendedRun } from './use-attended-run.ts'

const route = getRouteApi('/_level/bus/run')

export function RunSheet({ routeId }: { routeId: number }) {
  const { t } = useLingui()
  const { attended, run, reading } = useAttendedRun(routeId)
  const { sheet } = attended
  return (
    <LevelLayout
      up="/bus/run"
      title={
        sheet ? (
          <span className="flex items-center gap-2">
            <Line {...sheet.run} />
            <span className="truncate">{named(sheet.run)}</span>
          </span>
        ) : (
          t`Attend a run`
        )
      }
      actions={sheet && <SendState attended={attended} />}
    >
      {sheet ? (
        <Stops attended={attended} sheet={sheet} tap={(taps) => run.tap(taps)} dismiss={() => run.dismiss()} />
      ) : reading.error ? (
        <NotLoaded
          className="m-auto"
          title={t`The riders did not load`}
          error={reading.error}
          busy={reading.isFetching}
          onRetry={() => void reading.refetch()}
        />
      ) : (
        <Skeleton className="m-4 h-40!" />
      )}
    </LevelLayout>
  )
}

/** Whether everything that was tapped has come in. */
function SendState({ attended: { unsent, sending } }: { attended: Attended }) {
  const { t } = useLingui()
  return (
    <span role="status">
      <StatusChip bare tone={unsent > 0 || sending ? 'waiting' : 'good'}>
        {unsent > 0 ? t`${plural(unsent, { one: '# to send', other: '# to send' })}` : sending ? t`Sending…` : t`All sent`}
      </StatusChip>
    </span>
  )
}

interface StopsProps {
  attended: Attended
  sheet: Sheet
  tap: (taps: readonly Omit<Tap, 'id' | 'tappedAt'>[]) => void
  dismiss: () => void
}

function Stops({ attended, sheet, tap, dismiss }: StopsProps) {
  const { t } = useLingui()
  const navigate = route.useNavigate()
  const { stop: place = 1 } = route.useSearch()
  const [handed, setHanded] = useState<Sheet['riders'][number]>()
  const [closing, setClosing] = useState(false)
  const [doubting, setDoubting] = useState(false)
  const { clock } = useWhen()
  const { run, riders } = sheet
  const last = run.stops.length - 1
  const at = Math.max(0, Math.min(last, place - 1))
  const stop = run.stops[at]
  const { does, riders: here, left } = atStop(sheet, at)
  const open = here.filter((rider) => !isDone(does, rider))
  const onRoad = run.status === 'OnTheRoad'
  const marks = takesTaps(run)
  const goTo = (next: number) => void navigate({ to: '/bus/run', search: { routeId: run.routeId, stop: next + 1 }, replace: true })
  const mark: Mark = (rider, kind) => (kind === 'GotOff' && rider.met ? setHanded(rider) : tap([{ kind, bookingId: rider.bookingId }]))
  const together = open.filter(({ met }) => does === 'Boarded' || !met)
  const now = useNow()
  const doubts = startDoubts(run, clock(new Date(now.getTime() + attended.ahead).toISOString()), sheet.busy, named)
  const start = () => tap([{ kind: 'Started', ...(doubts.length > 0 && { despite: doubts.map(({ reason }) => reason) }) }])
  const withdrawable = useWithin(onRoad ? run.startedAt : null, withdrawMs, attended.ahead) && !riders.some(isAboard)
  const unaccounted = riders.filter(isUnaccounted).length
  return (
    <>
      <div className="border-b border-line px-4 pt-2 pb-3">
        <div className="mx-auto max-w-xl">
          <p className="text-fg-2">{stop ? t`Stop ${at + 1} of ${last + 1}, planned ${stop.at}` : ''}</p>
          <p className="flex items-baseline justify-between gap-3 text-xl font-bold">
            <span className="min-w-0 truncate">{stop && named(stop)}</span>
            <span className="shrink-0 tabular-nums">
              {here.length - open.length} <span className="font-normal text-fg-2">{t`of ${here.length}`}</span>
            </span>
          </p>
          <nav aria-label={t`Stops`} className="mt-1 flex gap-1">
            {run.stops.map((each, index) => (
              <button
                key={each.stopId}
                type="button"
                aria-label={named(each)}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => goTo(index)}
                className="flex min-h-6 flex-1 items-center touch:-my-2.5 touch:min-h-11"
              >
                <span className={cn('h-1 w-full rounded-full', index < at ? 'bg-tag2-bar' : index === at ? 'bg-lead' : 'bg-line-2')} />
              </button>
            ))}
          </nav>
        </div>
      </div>
      <div className="flex-1 overflow-auto px-4">
        <div className="mx-auto grid max-w-xl gap-3 py-3">
          <Warnings attended={attended} riders={riders} dismiss={dismiss} />
          {marks && left.map((rider) => <LeftRider key={rider.bookingId} sheet={sheet} rider={rider} mark={mark} />)}
          {here.length > 0 ? (
            <ul className="divide-y divide-line">
              {here.map((rider) => (
                <RiderRow key={rider.bookingId} rider={rider} does={does} mark={marks ? mark : undefined} />
              ))}
            </ul>
          ) : (
            <p className="py-6 text-center text-fg-2">{does === 'Boarded' ? t`Nobody gets on here` : t`Nobody gets off here`}</p>
          )}
        </div>
      </div>
      <footer className="border-t border-line bg-surface px-4 pt-2 pb-4">
        <div className="mx-auto grid max-w-xl gap-2">
          <div className="flex min-h-9 items-center justify-between gap-3 text-sm">
            <span role="status" className="text-fg-2">
              {!onRoad ? (
                <EnumValue kind="BusRunStatus" value={run.status} />
              ) : open.length > 0 ? (
                t`${plural(open.length, { one: '# not marked yet', other: '# not marked yet' })}`
              ) : (
                t`All marked at this stop`
              )}
            </span>
            {withdrawable && (
              <Button variant="ghost" className="text-lead-text" onClick={() => tap([{ kind: 'Withdrawn' }])}>
                {sharedWord('do.bus.resetRun')}
              </Button>
            )}
            {onRoad && together.length > 1 && (
              <Button
                variant="ghost"
                className="text-lead-text"
                onClick={() => tap(together.map(({ bookingId }) => ({ kind: does, bookingId })))}
              >
                {does === 'Boarded'
                  ? t`${plural(together.length, { one: '# boarded', other: 'All # boarded' })}`
                  : t`${plural(together.length, { one: '# got off', other: 'All # got off' })}`}
              </Button>
            )}
          </div>
          {run.status === 'Planned' ? (
            <Button variant="lead" full className="h-12! text-base" onClick={() => (doubts.length > 0 ? setDoubting(true) : start())}>
              {t`Start run`}
            </Button>
          ) : onRoad && at < last ? (
            <Button variant="lead" full className="h-12! text-base" disabled={open.length > 0} onClick={() => goTo(at + 1)}>
              {t`Leave stop`}
            </Button>
          ) : (
            onRoad && (
              <>
                <Button variant="lead" full className="h-12! text-base" disabled={unaccounted > 0} onClick={() => setClosing(true)}>
                  {t`Close run`}
                </Button>
                {unaccounted > 0 && (
                  <p className="text-center text-sm text-fg-2">
                    {t`${plural(unaccounted, { one: '# child is not accounted for', other: '# children are not accounted for' })}`}
                  </p>
                )}
              </>
            )
          )}
        </div>
      </footer>
      {handed && (
        <HandOver
          rider={handed}
          onClose={() => setHanded(undefined)}
          onHanded={(to) => {
            tap([{ kind: 'GotOff', bookingId: handed.bookingId, ...to }])
            setHanded(undefined)
          }}
        />
      )}
      <ConfirmDialog
        open={doubting}
        onOpenChange={setDoubting}
        title={t`Start this run all the same?`}
        text={doubts.map(({ reason, values }) => sharedWord(`reason.${reason}`, values)).join('. ')}
        confirmLabel={t`Start run`}
        cancelLabel={t`Not now`}
        onConfirm={() => {
          start()
          setDoubting(false)
        }}
      />
      <ConfirmDialog
        open={closing}
        onOpenChange={setClosing}
        title={t`Walked through to the back, nobody left?`}
        text={t`Look under the seats too. Closing ends the run.`}
        confirmLabel={t`Nobody left, close run`}
        cancelLabel={t`Cancel`}
        onConfirm={() => {
          tap([{ kind: 'Closed', walkedThrough: true }])
          setClosing(false)
        }}
      />
    </>
  )
}

const isAboard = ({ boarding }: Sheet['riders'][number]) => boarding === 'Boarded'

/** Whether a moment of the server's clock is so many milliseconds ago at most. */
function useWithin(moment: string | null, ms: number, ahead: number): boolean {
  const until = moment === null ? 0 : Date.parse(moment) + ms - ahead
  const [past, setPast] = useState(() => (until <= Date.now() ? until : undefined))
  useEffect(() => {
    const timer = setTimeout(() => setPast(until), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return until > 0 && past !== until
}

/** What the attendant must know of what was tapped: what was not taken, and what this browser cannot do. */
function Warnings({ attended, riders, dismiss }: Pick<StopsProps, 'attended' | 'dismiss'> & { riders: Sheet['riders'] }) {
  const { t } = useLingui()
  const { troubles, wrong, kept } = attended
  const nameOf = (tap: Tap) => riders.find(({ bookingId }) => bookingId === tap.bookingId)
  return (
    <>
      {troubles.length > 0 && (
        <Note tone="bad" role="alert">
          <b>{t`${plural(troubles.length, { one: '# mark was not taken', other: '# marks were not taken' })}`}</b>
          <ul>
            {troubles.map(({ tap, message }) => {
              const rider = nameOf(tap)
              const what = [rider && personName(rider), enumWord('BusTapKind', tap.kind)].filter(Boolean).join(separator())
              return <li key={tap.id}>{`${what}: ${message || t`marked again since`}`}</li>
            })}
          </ul>
          <Button size="sm" className="mt-2" onClick={dismiss}>{t`Understood`}</Button>
        </Note>
      )}
      {wrong && <Note tone="bad">{wrong}</Note>}
      {!kept ? (
        <Note tone="waiting">{t`This browser keeps nothing: without a connection, leave this page open until all is sent.`}</Note>
      ) : (
        !canKeepPage() && <Note tone="waiting">{t`This browser cannot open the page without a connection. Leave it open.`}</Note>
      )}
    </>
  )
}
