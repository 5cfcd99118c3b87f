// The head of a preview: how the bundle stands, what it comes to by kind, what is odd in its files, and what to do with it.
import type { Schema } from '@isb/sdk'
import { Note, ProgressBar } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { query, queryClient } from '../../lib/query.ts'
import { EnumValue } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { BundleActions } from './bundle-actions.tsx'
import { faultText } from './fault.ts'
import { Guard, type Typed } from './guard.tsx'
import { HeldOfBundle } from './held.tsx'
import { Joins } from './joins.tsx'
import { Kinds } from './kinds.tsx'
import { Oddities } from './oddities.tsx'

type Run = Schema<'BaseDataRun'>
const isWorking = ({ state }: Run) => state === 'Reading' || state === 'Applying' || state === 'Undoing'

/** The bundle of the address; nothing where the list shows the changes of all. */
export function Bundle() {
  const { runId }: { runId?: number | string } = useSearch({ strict: false })
  const { data: run } = useQuery({
    ...query('baseData.get', { path: { runId: Number(runId) } }),
    enabled: runId !== undefined,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? 1000 : false),
  })
  const works = run !== undefined && isWorking(run)
  const worked = useRef(works)
  useEffect(() => {
    // What the work came to stands in the list below.
    if (worked.current && !works) void queryClient.invalidateQueries({ queryKey: ['baseData'] })
    worked.current = works
  }, [works])
  return run ? <Head key={run.id} run={run} /> : null
}

function Head({ run }: { run: Run }) {
  const { t } = useLingui()
  const when = useWhen()
  const [typed, setTyped] = useState<Typed>({})
  const { name, format, rows, kinds, state, madeAt, appliedAt } = run
  const isReady = state === 'Ready' || state === 'Stopped'
  const stopped = kinds.filter((each) => each.stopped)
  const holding = kinds.reduce((sum, each) => sum + each.holding, 0)
  const facts = [when.exact(appliedAt ?? madeAt), format, rows > 0 && t`${plural(rows, { one: '# row', other: '# rows' })}`]
  return (
    <section
      aria-label={name}
      // The list below keeps its room.
      className="relative grid max-h-[50vh] gap-4 overflow-y-auto border-b border-line px-4 py-4 sm:px-6"
      tabIndex={0}
    >
      <ProgressBar active={run.progress !== null} label={t`Working`} value={(run.progress ?? 0) / 100} className="h-1" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base font-bold break-all">{name}</h2>
        <EnumValue kind="BaseDataState" value={state} />
        {run.progress !== null && <span className="text-fg-2 tabular-nums">{t`${run.progress} %`}</span>}
        <BundleActions run={run} typed={typed} />
        <p className="w-full text-fg-2">
          {facts.filter(Boolean).join(' · ')}
          {(isReady || state === 'Unmapped') && ` · ${t`Nothing has been changed yet.`}`}
        </p>
      </div>
      {state === 'Unreadable' && (
        <Note tone="bad">{run.fault === '' ? t`The file cannot be read as OneRoster or School Data Sync.` : faultText(run)}</Note>
      )}
      {state === 'Interrupted' && (
        <Note tone="bad">
          {run.origin === 'File'
            ? t`The server stopped while it read the file. Import it again.`
            : t`The server stopped while it fetched the roster. Fetch it again.`}
        </Note>
      )}
      {state === 'Unmapped' && (
        <Note tone="waiting">{t`The roster has words that nobody has explained yet. Confirm what they mean before it is applied; what is shown below goes by the proposals.`}</Note>
      )}
      {isReady && stopped.length > 0 && <Guard runId={run.id} stopped={stopped} typed={typed} onTyped={setTyped} />}
      {(isReady || state === 'Unmapped') && holding > 0 && (
        <Note tone="waiting">
          {t`${plural(holding, { one: '# person who leaves still has', other: '# people who leave still have' })} something of the school’s: a bike, a pass, a seat, a reservation or a role.`}{' '}
          <Link to="/base-data/changes" search={{ runId: run.id, holding: true }}>{t`Show them`}</Link>
        </Note>
      )}
      {(isReady || state === 'Unmapped') && <Joins run={run} />}
      {(isReady || state === 'Unmapped') && <HeldOfBundle run={run} />}
      {format !== '' && (
        <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
          <Kinds kinds={kinds} wide />
          <Oddities run={run} />
        </div>
      )}
    </section>
  )
}
