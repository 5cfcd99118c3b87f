// The runs of a day, to school and home again: which bus, who drives, how full, and what has become of each.
import type { Schema } from '@isb/sdk'
import { Empty, ProgressBar, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { comma, named, useWords } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { DaySteps, useDay } from '../../lib/engine/page/day-steps.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { EnumValue, enumWord } from '../../lib/engine/record/values.tsx'
import { useCaller } from '../../lib/base/connection/session.ts'
import { Line } from '../../lib/engine/record/line-name.tsx'
import { Caller, OutOfService, Stops } from './parts.tsx'
import { RunActions } from './run-actions.tsx'
import { BusTabs } from './tabs.tsx'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

const codesPath = '/bus/code'
const bookingsPath = '/bus-booking'
type Run = Schema<'BusRun'>

export default function RunsScreen() {
  const { t } = useLingui()
  const { word } = useWords()
  const { day } = useDay()
  const { may } = useCaller()
  const { data, error, isFetching, refetch } = useQuery(query('bus.runs', { query: { day } }))
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHead text={word('module.bus.text')} />
      <BusTabs />
      <div className="grid content-start gap-4 border-t border-line px-4 py-4 pb-10 sm:px-6">
        <DaySteps>
          {data && <Summary runs={data.runs} />}
          {may('bus.createPass') && may('bus.attended') && data?.runs.some(({ status }) => status === 'Planned') && (
            <Link to={codesPath} search={{ day }} className="text-lead-text hover:underline">
              {t`Print sign-in codes`}
            </Link>
          )}
        </DaySteps>
        {data ? (
          data.runs.length === 0 ? (
            <Empty
              subject="calendar"
              title={t`No bus runs on this day`}
              text={t`Buses run on school days, on the weekdays of their routes.`}
            />
          ) : (
            (['ToSchool', 'FromSchool'] as const).map((direction) => (
              <Runs
                key={direction}
                title={enumWord('BusDirection', direction)}
                runs={data.runs.filter((run) => run.direction === direction)}
              />
            ))
          )
        ) : error ? (
          <NotLoaded title={t`The runs did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40! w-full" />
        )}
      </div>
    </div>
  )
}

/** How far the day has come. */
function Summary({ runs }: { runs: readonly Run[] }) {
  const { t } = useLingui()
  const count = (status: Run['status']) => runs.filter((run) => run.status === status).length
  const [road, done, toStart, cancelled] = [count('OnTheRoad'), count('Done'), count('Planned'), count('Cancelled')]
  return (
    <span role="status" className="text-fg-2">
      {t`${road} on the road, ${done} done, ${toStart} to start`}
      {cancelled > 0 && `${comma()}${t`${plural(cancelled, { one: '# cancelled', other: '# cancelled' })}`}`}
    </span>
  )
}

interface RunsProps {
  title: string
  runs: readonly Run[]
}

const Runs = ({ title, runs }: RunsProps) =>
  runs.length > 0 && (
    <section aria-label={title}>
      <h2 className="mb-2 font-bold">{title}</h2>
      <ul className="divide-y divide-line rounded-md border border-line">
        {runs.map((run) => (
          <RunRow key={run.routeId} run={run} />
        ))}
      </ul>
    </section>
  )

function RunRow({ run }: { run: Run }) {
  const { t } = useLingui()
  const { vehicle, riders } = run
  const { may } = useCaller()
  const full = vehicle !== null && riders > vehicle.seatCount
  return (
    <li className="grid items-start gap-x-4 gap-y-1 px-3 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_7rem_8rem_13rem]">
      <details className="min-w-0">
        <summary className="flex min-w-0 cursor-pointer items-center gap-2">
          <Line {...run} />
          <span className="min-w-0 truncate font-bold">{named(run)}</span>
          <span className="text-fg-2 tabular-nums">{run.startsAt && `${run.startsAt}–${run.endsAt}`}</span>
        </summary>
        <div className="mt-2 ps-8">
          <Stops stops={run.stops} />
        </div>
      </details>
      <span className="min-w-0 text-fg-2">
        <Caller name={run.driver} phone={run.driverPhone} />
        {run.reason && <span className="block text-fg">{run.reason}</span>}
      </span>
      <span className="tabular-nums">
        <span className={full ? 'font-bold text-bad' : ''}>{vehicle ? `${riders} / ${vehicle.seatCount}` : t`No bus`}</span>
        {full && may('busBooking.list') && (
          <Link
            to={bookingsPath}
            search={{ routeId: run.routeId, from: run.day, to: run.day }}
            className="block text-xs text-lead-text underline"
          >
            {t`Settle who rides`}
          </Link>
        )}
        <OutOfService run={run} />
        <span className={run.otherVehicle ? 'block text-xs font-bold' : 'block text-xs text-fg-2'}>{vehicle?.plate}</span>
      </span>
      <span>
        <EnumValue kind="BusRunStatus" value={run.status} />
      </span>
      <RunActions run={run} />
    </li>
  )
}
