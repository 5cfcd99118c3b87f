// The sign-in codes of all runs of a day, to print before the buses leave.
import type { Schema } from '@isb/sdk'
import { Button, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { DaySteps, useDay } from '../../lib/engine/page/day-steps.tsx'
import { Paper } from '../../lib/engine/print/paper.tsx'
import { query, useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'
import { PrintedCode } from './printed-code.tsx'

interface Made {
  readonly run: Schema<'BusRun'>
  readonly made: Schema<'NewRunPass'>
}

export default function CodesScreen() {
  const { t } = useLingui()
  const { day } = useDay()
  const { data, error, isFetching, refetch } = useQuery(query('bus.runs', { query: { day } }))
  const [codes, setCodes] = useState<readonly Made[]>([])
  const [wrong, setWrong] = useState<string>()
  const create = useOperation('bus.createPass', false)
  const open = (data?.runs ?? []).filter(({ status }) => status === 'Planned' || status === 'OnTheRoad')
  const ofDay = codes.filter(({ run }) => run.day === day)
  const make = useOnce(async () => {
    setWrong(undefined)
    for (const run of open)
      try {
        const made = await create.mutateAsync({ body: { routeId: run.routeId, day } })
        setCodes((before) => [...before, { run, made }])
      } catch (failure) {
        return setWrong(textOf(failure))
      }
  })
  const nothing =
    open.length === 0
      ? { title: t`No bus runs on this day`, text: t`Codes are made for runs that are still to come or on the road.` }
      : { title: t`No codes made yet`, text: t`A code is shown once. Print it and give it to the attendant of the run.` }
  return (
    <Paper
      title={t`Sign-in codes for the day`}
      up="/bus/day"
      loading={(!data && !error) || create.isPending}
      above={
        <div className="grid gap-3">
          <DaySteps>
            {open.length > 0 && ofDay.length === 0 && (
              <Button variant="lead" loading={create.isPending} onClick={() => make()}>
                {t`${plural(open.length, { one: 'Create # code', other: 'Create # codes' })}`}
              </Button>
            )}
          </DaySteps>
          {wrong && (
            <Note tone="bad" role="alert">
              {wrong}
            </Note>
          )}
        </div>
      }
      failed={
        error &&
        !data && (
          <NotLoaded className="m-auto" title={t`The runs did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      }
      empty={data && ofDay.length === 0 && !create.isPending ? nothing : undefined}
      sheets={ofDay.map(({ run, made }) => (
        <div key={made.pass.id} className="break-inside-avoid">
          <PrintedCode run={run} made={made} />
        </div>
      ))}
    />
  )
}
