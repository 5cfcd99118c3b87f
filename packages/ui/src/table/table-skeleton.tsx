import type { Column, RowData } from '@tanstack/react-table'
import { cn } from '../cn.ts'
import { Skeleton } from '../value/skeleton.tsx'
import { rowClass } from './table-layout.ts'
import type { Features } from './use-table.ts'

interface TableSkeletonProps<Data extends RowData> {
  columns: readonly Column<Features, Data>[]
  rows: number
  ticks: boolean
  card: boolean
}

// Uneven on purpose: even bars read as a pattern, not as words to come.
const widths = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4']

/** The place of rows that load, in their shape. */
export function TableSkeleton<Data extends RowData>({ columns, rows, ticks, card }: TableSkeletonProps<Data>) {
  const each = Array.from({ length: rows }, (_, at) => at)
  if (card) {
    return each.map((at) => (
      <div key={at} aria-hidden className="mx-3 mb-2 grid h-21 gap-2 rounded-lg border border-line bg-surface p-3">
        <span className="flex items-center justify-between">
          <Skeleton className="w-1/3" />
          <Skeleton className="h-5! w-16 rounded-full!" />
        </span>
        <Skeleton className={widths[at % widths.length]} />
        <Skeleton className="w-2/5" />
      </div>
    ))
  }
  return each.map((at) => (
    <div key={at} aria-hidden className={cn(rowClass(ticks), 'h-10 border-b border-line')}>
      {ticks && <Skeleton className="ml-6 size-4! rounded-sm!" />}
      {columns.map(({ id, columnDef: { meta } }, place) => (
        <span key={id} className={cn('px-2', meta?.align === 'end' && 'flex justify-end')}>
          <Skeleton className={meta?.card === 'status' ? 'h-5.5! w-18 rounded-full!' : widths[(at + place) % widths.length]} />
        </span>
      ))}
    </div>
  ))
}
