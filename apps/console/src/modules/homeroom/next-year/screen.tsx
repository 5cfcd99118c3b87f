// Next year: the classes of a school year go up by a grade with their students. Planned as a draft, put into effect as one, undone as one.
import { Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { latePart } from '../../../lib/base/lazy/late.tsx'
import { NotLoaded } from '../../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../../lib/base/connection/query.ts'
import { Applied } from './applied.tsx'

const route = getRouteApi('/_nested/homeroom/next-year')

const Planning = latePart(() => import('./planning.tsx'), 'Planning')

export default function NextYearScreen() {
  const { t } = useLingui()
  const { year } = route.useSearch()
  const asked = query('homeroom.rollOver', year ? { query: { fromYear: year } } : {})
  const { data: plan, error, isFetching, refetch } = useQuery(asked)
  if (plan?.state === 'Applied') return <Applied key={plan.fromYear} plan={plan} />
  if (error && !plan)
    return <NotLoaded className="m-auto" title={t`The plan did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  const blank = (
    <div role="status" aria-label={t`Loading`} className="grid gap-3 p-6">
      <Skeleton className="w-3/4" />
    </div>
  )
  return <Suspense fallback={blank}>{plan ? <Planning key={plan.fromYear} plan={plan} /> : blank}</Suspense>
}
