// The runs of today that have a bus which is not in service, and the way to another bus for each.
import type { Schema } from '@isb/sdk'
import { whyNotMoveRun } from '@isb/sdk/rules'
import { Button, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { RouteName } from '../../lib/engine/record/line-name.tsx'

const RunDialog = lateDialog(() => import('./run-dialog.tsx'))

type Run = Schema<'BusRun'>

/** Below a bus that is not in service: which runs still have it. */
export default function RunsOfVehicle({ row: { id, status } }: { row: Pick<Schema<'BusVehicle'>, 'id' | 'status'> }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const [changing, setChanging] = useState<Run>()
  const { data } = useQuery({ ...query('bus.runs'), enabled: status !== 'InService' })
  const runs = data?.runs.filter((run) => run.vehicle?.id === id && whyNotMoveRun(run.status, 'change') === null) ?? []
  if (status === 'InService' || runs.length === 0) return null
  return (
    <Note tone="bad">
      <b>{t`${plural(runs.length, { one: '# run of today has this bus and cannot start', other: '# runs of today have this bus and cannot start' })}`}</b>
      <ul className="mt-2 grid gap-2">
        {runs.map((run) => (
          <li key={run.routeId} className="flex flex-wrap items-center justify-between gap-2 text-fg">
            <span className="min-w-0">
              <RouteName route={run} />
              <span className="block text-xs text-fg-2 tabular-nums">
                {[run.startsAt, plural(run.riders, { one: '# rider', other: '# riders' })].filter(Boolean).join(' · ')}
              </span>
            </span>
            {may('bus.changeRun') && (
              <Button size="sm" aria-label={t`Change the bus of ${named(run)}`} onClick={() => setChanging(run)}>
                {sharedWord('do.bus.changeRun')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing && <RunDialog run={changing} what="change" onClose={() => setChanging(undefined)} />}
    </Note>
  )
}
