import type { ListId, RecordOf } from '@isb/sdk'
import { Note, Skeleton } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '../rows/use-rows.ts'
import type { Identified } from '../../declare/list.ts'
import type { PagePath, Place } from '../../base/address/place.ts'
import { NotLoaded } from '../../base/lazy/not-loaded.tsx'
import { RecordLink } from './record-link.tsx'

interface RecordsTabProps<Id extends ListId> {
  operation: Id
  /** What narrows the list to whose panel it is; its screen takes the same. */
  of: Place['search'] & object
  /** The order, by the contract: the latest first. */
  sort: string
  /** The list's screen. */
  to: PagePath
  /** What is said when they did not load, when there are none, and of the link to all of them. */
  words: { readonly failed: string; readonly none: string; readonly all: string }
  /** One of them, in a row that wraps. */
  children: (record: RecordOf<Id>) => ReactNode
}

const most = 50

/** What a module keeps on the person in whose panel it stands. */
export function RecordsTab<Id extends ListId>({ operation, of, sort, to, words, children }: RecordsTabProps<Id>) {
  const asked = read<{ records: readonly (RecordOf<Id> & Identified)[]; total: number }>(operation, {
    query: { ...of, sort, pageSize: most },
  })
  const { data, error, isFetching, refetch } = useQuery(asked)
  if (error && !data) return <NotLoaded title={words.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.records.length === 0) return <Note tone="live">{words.none}</Note>
  return (
    <>
      <ul className="grid divide-y divide-line border-y border-line">
        {data.records.map((record) => (
          <li key={record.id} className="flex flex-wrap items-center gap-2 py-2">
            {children(record)}
          </li>
        ))}
      </ul>
      {data.total > data.records.length && (
        <p className="pt-3">
          <RecordLink to={to} search={of}>
            {words.all}
          </RecordLink>
        </p>
      )}
    </>
  )
}
