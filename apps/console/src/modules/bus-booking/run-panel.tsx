// A run beside the list: its seats, who waits in which order, who rides from which stop.
import type { Schema } from '@isb/sdk'
import { buttonClass, cn, DetailPanel, Note, Skeleton, StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { bareName, personApart, personName } from '../../lib/engine/record/person-name.tsx'
import { useOpen } from '../../lib/engine/list/use-open.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { RouteName } from '../../lib/engine/record/line-name.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useBoard, type BoardRun } from './board.ts'
import { SeatBar, SeatLegend } from './seat-bar.tsx'

type Rider = Schema<'BusRider'>
const ridersPath = '/bus-booking/riders'

export default function RunPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { day: dayWords } = useWhen()
  const { day, open, previous, next, select } = useBoard()
  const { data, error, isFetching, refetch } = useQuery({
    ...query('busBooking.riders', { query: { routeId: open?.route.id ?? 0, day } }),
    enabled: open !== undefined,
  })
  if (!open) return null
  const of = (state: Rider['state']) => (data ?? []).filter((rider) => rider.state === state)
  const movedUp = of('Seat').filter(({ gotSeatAt }) => gotSeatAt !== null)
  return (
    <DetailPanel
      title={<RouteName route={open.route} />}
      record={open.route.id}
      status={open.cancelled ? <StatusChip tone="bad">{t`Cancelled`}</StatusChip> : <span className="text-fg-2">{open.startsAt}</span>}
      onPrevious={previous && (() => select(previous))}
      onNext={next && (() => select(next))}
      onClose={onClose}
      words={{ close: t`Close`, previous: t`The run before`, next: t`The next run` }}
      actions={
        <Link to={ridersPath} search={{ routeId: open.route.id, day }} className={cn(buttonClass(), 'flex-1')}>
          <Printer aria-hidden />
          {t`Print rider list`}
        </Link>
      }
    >
      <Seats run={open} day={dayWords(day)} />
      {data ? (
        <>
          <PassedOn away={of('Away')} movedUp={movedUp} />
          <WaitingList movedUp={movedUp} waiting={of('Waiting')} />
          <RiderList riders={data.filter(({ state }) => state !== 'Waiting')} />
        </>
      ) : error ? (
        <NotLoaded title={t`The riders did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60!" />
      )}
    </DetailPanel>
  )
}

function Seats({ run, day }: { run: BoardRun; day: string }) {
  const { t } = useLingui()
  const { riders, seats, waiting, plate } = run
  const free = plural(seats - riders, { one: '# free', other: '# free' })
  const notes = [
    riders > seats ? t`over capacity` : riders === seats ? t`full` : free,
    waiting > 0 && plural(waiting, { one: '# waiting', other: '# waiting' }),
  ].filter(Boolean)
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-2 tabular-nums">
        <span>
          <b className={cn('text-base', riders > seats && 'text-bad')}>
            {riders} / {seats}
          </b>{' '}
          <span className="text-fg-2">{notes.join(t({ message: ', ', comment: 'between notes' }))}</span>
        </span>
        <span className="text-fg-2">{[day, plate].filter(Boolean).join(' · ')}</span>
      </p>
      <SeatBar run={run} className="h-4" />
      <SeatLegend />
    </div>
  )
}

/** Who is on leave, and to whom the seat went. */
function PassedOn({ away, movedUp }: { away: readonly Rider[]; movedUp: readonly Rider[] }) {
  const pairs = away.flatMap((gone, at) => (movedUp[at] ? [{ gone, next: movedUp[at] }] : []))
  if (pairs.length === 0) return null
  return (
    <Note tone="good">
      {pairs.map(({ gone, next }) => (
        <p key={gone.bookingId}>
          <Trans>
            {personName(gone)} is on leave, so the seat went to the first in line, <b>{personName(next)}</b>.
          </Trans>
        </p>
      ))}
    </Note>
  )
}

function Heading({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="mb-1 flex items-baseline justify-between gap-2">
      <h3 className="font-bold">{title}</h3>
      <span className="text-xs text-fg-2">{hint}</span>
    </div>
  )
}

function WaitingList({ movedUp, waiting }: { movedUp: readonly Rider[]; waiting: readonly Rider[] }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  if (movedUp.length + waiting.length === 0) return null
  return (
    <section className="border-t border-line pt-4">
      <Heading title={t`Waiting list`} hint={t`first come, first served`} />
      <ul>
        {[...movedUp, ...waiting].map((rider) => {
          const { bookingId, placeInLine, requestedAt, gotSeatAt, stop } = rider
          return (
            <li key={bookingId} className="flex items-center gap-3 border-b border-line py-1.5">
              <span
                className={cn(
                  'grid size-6 shrink-0 place-items-center rounded-full text-xs tabular-nums',
                  gotSeatAt ? 'bg-good-bg text-good' : 'border border-line-2',
                )}
              >
                {gotSeatAt ? <Check aria-label={t`Has a seat`} className="size-3.5" /> : placeInLine}
              </span>
              <span className="min-w-0 flex-1">
                <Opens rider={rider} />
                <span className="block truncate text-xs text-fg-2">{[personApart(rider), named(stop)].filter(Boolean).join(' · ')}</span>
              </span>
              <span className={cn('shrink-0 text-xs tabular-nums', gotSeatAt ? 'font-bold text-good' : 'text-fg-2')}>
                {gotSeatAt ? t`Seat since ${moment(gotSeatAt)}` : moment(requestedAt)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function RiderList({ riders }: { riders: readonly Rider[] }) {
  const { t } = useLingui()
  const calls = [...Map.groupBy(riders, ({ at, stop }) => `${at ?? ''} ${stop.id}`)]
  return (
    <section className="border-t border-line pt-4">
      <Heading title={t`Rider list`} hint={riders.length > 0 ? t`in the order of the stops` : t`nobody rides`} />
      {calls.map(([call, group]) => (
        <div key={call} className="mb-3">
          <h4 className="flex justify-between gap-2 border-b border-line pb-1 text-xs text-fg-2 tabular-nums">
            <span>
              <b>{named(group[0]!.stop)}</b> {group[0]!.at}
            </span>
            {plural(group.filter(({ state }) => state === 'Seat').length, { one: '# rider', other: '# riders' })}
          </h4>
          <ul>
            {group.map((rider) => (
              <li key={rider.bookingId} className="flex items-center justify-between gap-2 border-b border-line py-1.5">
                <span className={cn('min-w-0 truncate', rider.state === 'Away' && 'text-fg-2 line-through')}>
                  <Opens rider={rider} /> <span className="text-xs text-fg-2">{about(rider, t`met by an adult`)}</span>
                </span>
                {rider.state === 'Away' ? (
                  <span className="text-xs text-fg-2">{enumWord('BusRideState', 'Away')}</span>
                ) : (
                  rider.isNew && <b className="rounded-sm bg-live-bg px-1.5 text-xs text-live">{t`New`}</b>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const about = (rider: Rider, met: string) => [personApart(rider), rider.met && met].filter(Boolean).join(' · ')

/** A rider's name, which opens the booking over the run. */
function Opens({ rider }: { rider: Rider }): ReactNode {
  const open = useOpen()
  return (
    <button type="button" className="truncate hover:underline" onClick={() => open({ id: rider.bookingId })}>
      {bareName(rider)}
    </button>
  )
}
