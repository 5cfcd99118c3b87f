// The attendant's screen: the runs of today to choose from, and the run that is attended.
import { useLingui } from '@lingui/react/macro'
import { Empty, Skeleton } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { named } from '../../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../../lib/base/lazy/not-loaded.tsx'
import { LevelLayout } from '../../../lib/engine/page/level.tsx'
import { query } from '../../../lib/base/connection/query.ts'
import { EnumValue } from '../../../lib/engine/record/values.tsx'
import { useKeptPage } from '../../../lib/base/storage/kept-page.ts'
import { useCaller } from '../../../lib/base/connection/session.ts'
import { Line } from '../../../lib/engine/record/line-name.tsx'
import { RunSheet } from './run-sheet.tsx'

const route = getRouteApi('/_level/bus/run')

export default function RunScreen() {
  const { routeId } = route.useSearch()
  useKeptPage()
  return routeId ? <RunSheet key={routeId} routeId={routeId} /> : <RunsToAttend />
}

function RunsToAttend() {
  const { t } = useLingui()
  const { may } = useCaller()
  const { data, error, isFetching, refetch } = useQuery(query('bus.attended'))
  // Whoever came with the code of a run has that one.
  const [only, ...others] = data?.runs ?? []
  if (only && others.length === 0 && !may('bus.runs')) return <Navigate to="/bus/run" search={{ routeId: only.routeId }} replace />
  return (
    <LevelLayout up="/">
      {data ? (
        data.runs.length === 0 ? (
          <Empty className="m-auto" subject="calendar" title={t`No bus runs today`} text={t`Buses run on school days.`} />
        ) : (
          <ul className="mx-auto w-full max-w-xl divide-y divide-line px-3 pb-10">
            {data.runs.map((run) => (
              <li key={run.routeId}>
                <Link
                  to="/bus/run"
                  search={{ routeId: run.routeId }}
                  className="flex min-h-16 items-center gap-3 px-1 text-base hover:bg-hover"
                >
                  <Line {...run} />
                  <span className="min-w-0 flex-1">
                    <b className="block truncate">{named(run)}</b>
                    <span className="block text-sm text-fg-2 tabular-nums">
                      {[run.startsAt && `${run.startsAt}–${run.endsAt}`, run.vehicle?.plate].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <EnumValue kind="BusRunStatus" value={run.status} />
                </Link>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <NotLoaded className="m-auto" title={t`The runs did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="m-4 h-40!" />
      )}
    </LevelLayout>
  )
}
