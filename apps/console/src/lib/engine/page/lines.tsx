import { Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { NotLoaded } from '../../base/lazy/not-loaded.tsx'

/** Lines to be, in their box. */
export function Lines() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="divide-y divide-line rounded-lg border border-line">
      {['w-40', 'w-32'].map((width) => (
        <div key={width} className="flex min-h-16 items-center gap-4 px-4">
          <Skeleton className="size-5!" />
          <div className="grid flex-1 gap-2">
            <Skeleton className={width} />
            <Skeleton className="h-2 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

interface LinesFailedProps {
  title: string
  error: Error
  busy: boolean
  onRetry: () => void
}

/** They could not be read. */
export const LinesFailed = ({ title, error, busy, onRetry }: LinesFailedProps) => (
  <NotLoaded level={3} className="rounded-lg border border-line" title={title} error={error} busy={busy} onRetry={onRetry} />
)
