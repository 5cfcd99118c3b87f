import type { Schema } from '@isb/sdk'
import { Button, cn, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { named } from '../../lib/i18n.ts'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { DaySteps, useDay } from '../../lib/page/day-steps.tsx'
import { query } from '../../lib/query.ts'
import { enumWord } from '../../lib/record/values.tsx'
import { useCaller } from '../../lib/session.ts'

const ridersPath: string = '/bus-booking/riders'
const changesPath: string = '/bus-booking/changes'
type BoardRun = Schema<'BusBoard'>['runs'][number]

/** The runs of a day with their seats, each leading to who rides it. */
export function DayBoard() {
  const { t } = useLingui()
  const { day } = useDay()
  const { may } = useCaller()
  const { data, error, isFetching, refetch } = useQuery(query('busBooking.board', { query: { day } }))
  const runs = data?.runs ?? []
  // On a phone the queue comes first: the runs are folded until somebody asks for them.
  const [open, setOpen] = useState(false)
  const [riders, seats, away] = [sum(runs, 'riders'), sum(runs, 'seats'), sum(runs, 'away')]
  return (
    <section aria-label={t`Seats of the day`} className="grid gap-3 px-4 pb-3 sm:px-6">
      <DaySteps>
        {data && (
          <span role="status" className="text-fg-2">
            {runs.length === 0
              ? t`No bus runs on this day`
              : t`${plural(runs.length, { one: '# run', other: '# runs' })}, ${riders} of ${seats} seats, ${away} on leave`}
          </span>
        )}
        {may('busBooking.changes') && (
          <Link to={changesPath} search={{ day }} className="text-lead-text hover:underline">
            {t`Changes of the day`}
          </Link>
        )}
      </DaySteps>
      {data ? (
        <>
          {runs.length > 0 && (
            <Button size="sm" className="justify-self-start md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? t`Hide the runs` : t`Show the runs`}
            </Button>
          )}
          <ul className={cn('grid gap-x-6 md:grid-cols-2', !open && 'max-md:hidden')}>
            {runs.map((run) => (
              <Run key={run.route.id} run={run} day={day} />
            ))}
          </ul>
          {away > 0 && may('busBooking.changes') && <Freed day={day} runs={runs} open={open} />}
        </>
      ) : error ? (
        <NotLoaded title={t`The board did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24! w-full" />
      )}
    </section>
  )
}

const mostFreed = 5

/** Whose seats absences have freed, and who has got one on the same run; without anybody in line the seat is free. */
function Freed({ day, runs, open }: { day: string; runs: readonly BoardRun[]; open: boolean }) {
  const { t } = useLingui()
  const { data } = useQuery(query('busBooking.changes', { query: { day } }))
  const away = data?.changes.filter(({ kind }) => kind === 'OnLeave') ?? []
  if (away.length === 0) return null
  const got = Map.groupBy(data?.changes.filter(({ kind }) => kind === 'GotSeat') ?? [], ({ route }) => route.id)
  const rows = away.map((change) => ({ change, next: got.get(change.route.id)?.shift() }))
  const isFree = (id: number) => runs.some(({ route, waiting, seats, riders }) => route.id === id && waiting === 0 && riders < seats)
  return (
    <section aria-labelledby="freed" className={cn('min-w-0', !open && 'max-md:hidden')}>
      <h2 id="freed" className="mb-1 font-bold">
        {t`Freed by absences`} <span className="font-normal text-fg-2">{away.length}</span>
      </h2>
      <ul>
        {rows.slice(0, mostFreed).map(({ change, next }) => (
          <li key={`${change.personId} ${change.route.id}`} className="grid border-b border-line py-1.5 sm:grid-cols-2 sm:gap-x-6">
            <span className="min-w-0 truncate">
              <b className="tabular-nums">{change.route.lineNumber}</b> {named(change)}{' '}
              <span className="text-fg-2">{enumWord('BusDirection', change.route.direction)}</span>
            </span>
            <span className="min-w-0 truncate text-fg-2">
              {next ? (
                <>
                  <span aria-hidden>→ </span>
                  <b className="text-fg">{named(next)}</b> {t`was first in line`}
                </>
              ) : (
                isFree(change.route.id) && t`Seat free, nobody waits`
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sum = (runs: readonly BoardRun[], field: 'riders' | 'seats' | 'away') => runs.reduce((all, run) => all + run[field], 0)

function Run({ run, day }: { run: BoardRun; day: string }) {
  const { t } = useLingui()
  const { route, riders, seats, waiting, pending } = run
  const notes = [
    run.cancelled && t`Cancelled`,
    waiting > 0 && t`${plural(waiting, { one: '# waiting', other: '# waiting' })}`,
    pending > 0 && t`${plural(pending, { one: '# to decide', other: '# to decide' })}`,
    riders > seats && t`Over capacity`,
    (riders < seats || (riders === seats && waiting === 0)) && t`${plural(seats - riders, { one: '# free', other: '# free' })}`,
  ].filter(Boolean)
  return (
    <li className="flex min-w-0 items-center gap-3 border-b border-line py-1.5">
      <Link to={ridersPath} search={{ routeId: route.id, day }} className="min-w-0 flex-1 truncate text-lead-text hover:underline">
        <b className="tabular-nums">{route.lineNumber}</b> {named(route)}{' '}
        <span className="text-fg-2">
          {enumWord('BusDirection', route.direction)} {run.startsAt}
        </span>
      </Link>
      <span aria-hidden className="h-2 w-24 shrink-0 overflow-hidden rounded-full bg-line max-sm:hidden">
        <span
          className={`block h-full ${riders > seats ? 'bg-bad' : 'bg-lead'}`}
          style={{ width: `${Math.min(100, (100 * riders) / Math.max(seats, 1))}%` }}
        />
      </span>
      <span className="w-32 shrink-0 text-right tabular-nums">
        <b className={riders > seats ? 'text-bad' : ''}>
          {riders} / {seats}
        </b>
        <span className="block text-xs text-fg-2">{notes.join(t({ message: ', ', comment: 'between notes' }))}</span>
      </span>
    </li>
  )
}
