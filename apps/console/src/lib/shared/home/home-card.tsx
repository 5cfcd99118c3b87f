// A card of the first page: what there is to look at in a module.
import type { Data, Input, OperationId } from '@isb/sdk'
import { QueueCard, type QueueCardProps } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAge } from '../../base/words/age.ts'
import { read } from '../../engine/rows/use-rows.ts'
import { Retry } from '../../base/lazy/not-loaded.tsx'
import { textOf } from '../../base/connection/report.ts'

/** So many are named on it. */
export const fewNamed = 3

/** What a card says of what there is. */
interface Said extends Pick<QueueCardProps, 'line' | 'items' | 'link'> {
  count: number
}

interface HomeCardProps<Id extends OperationId> extends Pick<QueueCardProps, 'title' | 'icon' | 'link'> {
  /** What it asks for. */
  operation: Id
  input?: Input<Id>
  /** What it says of the answer. */
  render: (answer: Data<Id>) => Said
  /** Said where there is none: good news. */
  none: string
}

interface Oldest<Row> {
  /** From when a record is counted. */
  since: (record: Row) => string
  /** Says for how long: “3 days”. */
  renderLine: (age: string) => ReactNode
  text: (record: Row) => string
}

/** What a card says of a page of records that begins with the oldest: how many there are, for how long, and the first few by name. */
export function useOldest<Row extends { readonly id: number }>({ since, renderLine, text }: Oldest<Row>) {
  const age = useAge()
  return ({ total, records }: { readonly total: number; readonly records: readonly Row[] }): Said => ({
    count: total,
    line: records[0] && renderLine(age(since(records[0]))),
    items: records.map((record) => ({ id: record.id, text: text(record) })),
  })
}

/** A card through its whole life: on its way, failed, nothing to do, something to do. */
export function HomeCard<Id extends OperationId>({ operation, input, render, none, ...head }: HomeCardProps<Id>) {
  const { data, error, isFetching, refetch } = useQuery(read<Data<Id>>(operation, input ?? {}))
  const said = data && render(data)
  if (!said && error)
    return <FailedCard title={head.title} icon={head.icon} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!said) return <QueueCard {...head} count={undefined} className="min-h-44" />
  if (said.count > 0) return <QueueCard {...head} {...said} />
  const good = (
    <span className="flex items-center gap-1.5 text-good">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      {none}
    </span>
  )
  return <QueueCard {...head} count={0} line={good} />
}

interface FailedCardProps {
  title: string
  icon: ReactNode
  error: Error
  busy: boolean
  onRetry: () => void
}

const FailedCard = ({ title, icon, error, busy, onRetry }: FailedCardProps) => (
  <article className="min-w-0 bg-surface p-4">
    <h3 className="flex items-center gap-2 text-fg-2 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0 truncate">{title}</span>
    </h3>
    <p role="alert" className="my-3 text-bad">
      {textOf(error)}
    </p>
    <Retry small busy={busy} onRetry={onRetry} />
  </article>
)
