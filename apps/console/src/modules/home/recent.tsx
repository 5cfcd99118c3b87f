import type { Schema } from '@isb/sdk'
import { Avatar, Empty, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { didText } from '../../lib/engine/record/show-value.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'

const auditPath = '/audit'
const shown = 8
const widths = ['w-2/5', 'w-1/2', 'w-1/3']

/** What was changed last, and by whom. Who signed in or took a file along has changed nothing. */
export default function Recent() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(query('audit.list', { query: { kind: 'change', pageSize: shown } }))
  return (
    <section aria-labelledby="recent" className="overflow-hidden rounded-lg border border-line">
      <header className="flex h-12 items-center gap-4 border-b border-line px-4">
        <h2 id="recent" className="min-w-0 flex-1 truncate font-bold">
          <Trans>Recent changes</Trans>
        </h2>
        <Link to={auditPath} className="flex items-center gap-1 py-1 text-lead-text hover:underline">
          <Trans>All changes</Trans>
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </header>
      {data ? (
        data.records.length > 0 ? (
          <ul className="divide-y divide-line">
            {data.records.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : (
          <Empty subject="lines" level={3} title={t`No changes yet`} text={t`Every change appears here, whoever makes it.`} />
        )
      ) : error ? (
        <NotLoaded level={3} title={t`The changes did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Lines />
      )}
    </section>
  )
}

function Line({ entry }: { entry: Schema<'AuditEntry'> }) {
  const { t } = useLingui()
  const { moment, exact } = useWhen()
  const { id, at, staffName, operation, rows } = entry
  const who = staffName || t`The system`
  const what = rows.find(({ label }) => label)?.label
  return (
    <li>
      <Link
        to={auditPath}
        search={{ id }}
        className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-fg no-underline outline-offset-[-2px] hover:bg-hover"
      >
        <Avatar name={who} decorative />
        <span className="min-w-0 flex-1 sm:truncate">
          <b>{who}</b> {didText(operation)}
          {what && <span className="text-fg-2"> · {what}</span>}
        </span>
        <time dateTime={at} title={exact(at)} className="shrink-0 text-xs text-fg-3 tabular-nums">
          {moment(at)}
        </time>
      </Link>
    </li>
  )
}

function Lines() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="divide-y divide-line">
      {Array.from({ length: shown }, (_, at) => (
        <div key={at} className="flex min-h-11 items-center gap-3 px-4">
          <Skeleton className="size-6! rounded-full!" />
          <Skeleton className={widths[at % widths.length]} />
          <Skeleton className="ml-auto w-16" />
        </div>
      ))}
    </div>
  )
}
