// The runs of a day, wave by wave, with their seats: each opens who rides it beside the list.
import { Button, cn, Segmented, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PersonName } from '../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { DaySteps } from '../../lib/engine/page/day-steps.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { Line, RouteName } from '../../lib/engine/record/line-name.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { freedIn, useBoard, type BoardRun } from './board.ts'
import { CutOff } from './cut-off.tsx'
import { SeatBar, SeatLegend } from './seat-bar.tsx'
import { partOfDay } from './waves.ts'

const changesPath = '/bus-booking/changes'

/** What the day is like, before the bookings: it needs no list. */
export function DayBoard() {
  const { t } = useLingui()
  const { may } = useCaller()
  const { day, now, data, error, isFetching, refetch, waves, wave, runs, open, select, chooseWave } = useBoard()
  // On a phone the queue comes first: the runs are folded until somebody asks for them.
  const [unfolded, setUnfolded] = useState(open !== undefined)
  const parts = { morning: t`Morning`, afternoon: t`Afternoon`, late: t`Late` }
  return (
    <section aria-label={t`Seats of the day`} className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-6">
        <DaySteps />
        {may('busBooking.changes') && (
          <Link to={changesPath} search={{ day }} className="text-lead-text hover:underline">
            {t`Changes for the day`}
          </Link>
        )}
        <div className="ml-auto max-sm:ml-0">
          <CutOff runs={runs} day={day} now={now} />
        </div>
      </div>
      {data ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 sm:px-6">
            {waves.length > 1 && wave && (
              <Segmented
                label={t`Runs of`}
                options={waves.map(({ id }) => ({ value: id, label: `${parts[partOfDay(id)]} ${id}` }))}
                value={wave.id}
                onValueChange={chooseWave}
                className="max-w-full overflow-x-auto"
              />
            )}
            <p role="status" className="text-fg-2">
              <Summary runs={runs} />
            </p>
            {runs.length > 0 && !open && <SeatLegend className="max-md:hidden" />}
            {runs.length > 0 && (
              <Button size="sm" className="md:hidden" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
                {unfolded ? t`Hide the runs` : t`Show the runs`}
              </Button>
            )}
          </div>
          <ul
            // However many lines a school has, its queue stays in sight.
            className={cn(
              'grid max-h-[max(12rem,32dvh)] max-sm:max-h-36 overflow-y-auto border-t border-line md:grid-cols-2',
              !unfolded && 'max-md:hidden',
            )}
          >
            {runs.map((run) => (
              <Run key={run.route.id} run={run} open={run === open} onOpen={() => select(run === open ? undefined : run)} />
            ))}
          </ul>
          {runs.some(({ away }) => away > 0) && may('busBooking.freed') && <Freed day={day} runs={runs} folded={!unfolded} />}
        </>
      ) : error ? (
        <NotLoaded title={t`The board did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mx-6 h-24! w-auto" />
      )}
    </section>
  )
}

const sum = (runs: readonly BoardRun[], count: (run: BoardRun) => number) => runs.reduce((all, run) => all + count(run), 0)

function Summary({ runs }: { runs: readonly BoardRun[] }) {
  const { t } = useLingui()
  if (runs.length === 0) return t`No bus runs on this day`
  const [riders, seats, away] = [sum(runs, (run) => run.riders), sum(runs, (run) => run.seats), sum(runs, (run) => run.away)]
  return t`${plural(runs.length, { one: '# run', other: '# runs' })}, ${riders} of ${seats} seats, ${away} on leave`
}

/** What is to be said of a run, the most pressing alone. */
function Note({ run }: { run: BoardRun }) {
  const { t } = useLingui()
  const { riders, seats, waiting, pending } = run
  if (run.cancelled) return <b className="text-bad">{t`Cancelled`}</b>
  if (riders > seats) return <b className="text-bad">{t`Over capacity`}</b>
  if (waiting > 0) return t`${plural(waiting, { one: '# waiting', other: '# waiting' })}`
  if (pending > 0) return t`${plural(pending, { one: '# to decide', other: '# to decide' })}`
  return riders === seats ? t`Full` : t`${plural(seats - riders, { one: '# free', other: '# free' })}`
}

function Run({ run, open, onOpen }: { run: BoardRun; open: boolean; onOpen: () => void }) {
  const { route, riders, seats } = run
  return (
    <li className="min-w-0 border-b border-line md:odd:border-r">
      <button
        type="button"
        aria-expanded={open}
        onClick={onOpen}
        className={cn(
          'grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-l-3 border-transparent px-4 py-1 text-left outline-offset-[-2px] sm:ps-5.25 xl:grid-cols-[minmax(8.5rem,1.4fr)_minmax(4rem,1fr)_4.75rem]',
          open ? 'border-lead bg-lead-soft-2' : 'hover:bg-hover',
        )}
      >
        <b className="flex min-w-0">
          <RouteName route={route} />
        </b>
        <SeatBar run={run} className="h-3 w-full max-xl:order-last max-xl:col-span-2 xl:max-w-44 xl:justify-self-end" />
        <span className="text-right whitespace-nowrap tabular-nums">
          <b className={riders > seats ? 'text-bad' : ''}>
            {riders} / {seats}
          </b>
          <span className="block text-xs text-fg-2">
            <Note run={run} />
          </span>
        </span>
      </button>
    </li>
  )
}

const mostFreed = 6

/** Whose seats absences have freed, and who has got one on the same run; without anybody in line the seat is free. */
function Freed({ day, runs, folded }: { day: string; runs: readonly BoardRun[]; folded: boolean }) {
  const { t } = useLingui()
  const { data = [] } = useQuery(query('busBooking.freed', { query: { from: day, to: day } }))
  const rows = data.filter(({ route }) => runs.some((run) => run.route.id === route.id))
  if (rows.length === 0) return null
  const isFree = (id: number) => runs.some((run) => run.route.id === id && run.waiting === 0 && freedIn(run).free > 0)
  return (
    <section aria-labelledby="freed" className={cn('min-w-0 px-4 sm:px-6', folded && 'max-md:hidden')}>
      <h2 id="freed" className="mb-1 font-bold">
        {t`Freed by absences`} <span className="font-normal text-fg-2">{rows.length}</span>
      </h2>
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {rows.slice(0, mostFreed).map((seat) => (
          <li key={`${seat.personId} ${seat.route.id}`} className="flex min-w-0 flex-wrap items-center gap-x-2 border-b border-line py-1.5">
            <Line {...seat.route} />
            <span className="truncate">
              <PersonName person={seat} />
            </span>
            <span className="text-fg-2">
              {seat.next ? (
                <>
                  <span aria-hidden>→ </span>
                  <b className="text-fg">
                    <PersonName person={seat.next} />
                  </b>{' '}
                  {t`was first in line`}
                </>
              ) : isFree(seat.route.id) ? (
                t`Seat free, nobody waiting`
              ) : (
                t`Seat taken since`
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
