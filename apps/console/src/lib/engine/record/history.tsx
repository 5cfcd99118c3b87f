import type { Data, OperationId, Schema } from '@isb/sdk'
import { Button, Diff, Empty, Skeleton, Timeline } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isb } from '../../base/connection/isb.ts'
import { NotLoaded } from '../../base/lazy/not-loaded.tsx'
import { didText, useDiffWords, useShowValue } from './show-value.ts'
import { useWhen } from './when.ts'

type Call = (operation: OperationId, input: object, options: { signal: AbortSignal }) => Promise<Data<'staff.history'>>

const pageSize = 20
/** What takes something away: its dot has another tone. */
const removal = /\.(remove|disable|revoke|end)/

interface HistoryProps {
  /** `staff.history`. */
  operation: OperationId
  /** Whose: `{ staffId: 3 }`. */
  path: Readonly<Record<string, number>>
}

/** What was done to a record, newest first, a page at a time. */
export default function History({ operation, path }: HistoryProps) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    // Below its module's name: a change of the record is in its history at once.
    queryKey: [...operation.split('.'), path],
    queryFn: ({ pageParam, signal }) =>
      (isb.call as unknown as Call)(operation, { path, query: { pageNum: pageParam, pageSize } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, total }) => (pageNum * pageSize < total ? pageNum + 1 : undefined),
    staleTime: 0,
  })
  if (!data)
    return error ? (
      <NotLoaded title={t`The history did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className="grid gap-4" role="status" aria-label={t`Loading`}>
        {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    )
  const entries = data.pages.flatMap(({ records }) => records)
  if (entries.length === 0) return <Empty subject="lines" title={t`No history yet`} text={t`Changes to this record appear here.`} />
  return (
    <>
      <Timeline
        items={entries.map((entry) => ({
          id: entry.id,
          tone: removal.test(entry.operation) ? 'bad' : entry.operation.endsWith('.create') ? 'good' : 'live',
          who: entry.staffName || t`The system`,
          what: didText(entry.operation),
          caption: [exact(entry.at), entry.token && t`with the token ${entry.token}`, entry.address]
            .filter(Boolean)
            .join(t({ message: ', ', comment: 'between when, how and from where' })),
          more: <Changes entry={entry} />,
        }))}
      />
      {hasNextPage && (
        <Button className="justify-self-start" loading={isFetching} onClick={() => void fetchNextPage()}>
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </>
  )
}

/** What of the record was changed; nothing for a change that shows in no field. */
function Changes({ entry }: { entry: Schema<'AuditEntry'> }) {
  const { changes } = useShowValue()
  const words = useDiffWords()
  const rows = entry.rows.flatMap((row) => changes(entry.operation, row))
  return rows.length > 0 && <Diff changes={rows} words={words} />
}
