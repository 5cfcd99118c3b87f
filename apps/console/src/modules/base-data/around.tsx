// What stands around the changes of one bundle: how it stands, what stops it, what it comes to by kind, and what can be done with it.
import type { Schema } from '@isb/sdk'
import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../lib/base/lazy/late.tsx'
import { query, queryClient } from '../../lib/base/connection/query.ts'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { Around } from '../../lib/declare/screen.ts'
import { isOpen } from './actions.ts'
import type { Typed } from './guard.tsx'

const route = getRouteApi('/_nested/base-data/changes')

const unasked = { unasked: true }
// What is known of one bundle is most of the page, and not needed where the changes of all are looked at.
const BundleActions = late(() => import('./bundle-actions.tsx'), unasked)
const BundleBanner = late(() => import('./bundle-banner.tsx'), unasked)
const BundleRail = late(() => import('./bundle-rail.tsx'), unasked)

type Run = Schema<'BaseDataRun'>
const isWorking = ({ state }: Run) => state === 'Reading' || state === 'Applying' || state === 'Undoing'

/** The bundle of the address; nothing where the list shows the changes of all. */
export function useBundle(): Run | undefined {
  const { runId } = route.useSearch()
  const { data: run } = useQuery({
    ...query('baseData.get', { path: { runId: Number(runId) } }),
    enabled: runId !== undefined,
    refetchInterval: ({ state: { data } }) => (data && isWorking(data) ? 1000 : false),
  })
  return run
}

export function useAround(): Around | undefined {
  const when = useWhen()
  const run = useBundle()
  const works = run !== undefined && isWorking(run)
  const worked = useRef(works)
  useEffect(() => {
    // What the work came to stands in the list below.
    if (worked.current && !works) void queryClient.invalidateQueries({ queryKey: ['baseData'] })
    worked.current = works
  }, [works])
  const [typing, setTyping] = useState<{ id: number; typed: Typed }>()
  if (!run) return undefined
  const { id, name, format, files, rows, state, progress, madeAt, appliedAt } = run
  const typed = typing?.id === id ? typing.typed : {}
  const facts = [
    name,
    when.exact(appliedAt ?? madeAt),
    format,
    files.length > 0 && t`${plural(files.length, { one: '# file', other: '# files' })}`,
    rows > 0 && t`${plural(rows, { one: '# row', other: '# rows' })}`,
    isOpen(run) && t`Nothing has been changed yet.`,
  ]
  const text = facts.filter(Boolean).join(' · ')
  return {
    heading: isOpen(run) ? t`Preview of run ${id}` : t`Run ${id}`,
    aside: (
      <span className="inline-flex shrink-0 items-center gap-2">
        <EnumValue kind="BaseDataState" value={state} />
        {progress !== null && <span className="text-fg-2 tabular-nums">{t`${progress}%`}</span>}
      </span>
    ),
    text,
    actions: (
      <Suspense>
        <BundleActions run={run} typed={typed} />
      </Suspense>
    ),
    banner: (
      <Suspense>
        <BundleBanner run={run} text={text} typed={typed} onTyped={(next) => setTyping({ id, typed: next })} />
      </Suspense>
    ),
    rail: {
      label: t`Files and runs`,
      content: (
        <Suspense>
          <BundleRail run={run} />
        </Suspense>
      ),
    },
  }
}
