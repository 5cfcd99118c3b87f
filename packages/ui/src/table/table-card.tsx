import type { Column, RowData } from '@tanstack/react-table'
import { cn } from '../cn.ts'
import { DrawnBox } from '../form/drawn-box.tsx'
import { cellOf, headerOf } from './table-cell.ts'
import type { TableRowProps } from './table-row.tsx'
import type { Features } from './use-table.ts'

/** The last one that says something, where it is not alone: it stands at the end. */
const lastSaid =
  'not-first:[&:nth-last-child(1_of_:not(:has([data-blank])))]:ml-auto not-first:[&:nth-last-child(1_of_:not(:has([data-blank])))]:shrink-0'

/**
 * A row where there is no room for columns: title and status, the first line, the other lines small, the last at the end. A cell that
 * holds a `data-blank` says nothing and is left out. Inside of it what looks otherwise asks `in-data-card`.
 */
export function TableCard<Data extends RowData>({ row, columns, open, ticked, tickable, tickLabel }: TableRowProps<Data>) {
  const columnsFor = (place: string) => columns.filter((column) => (column.columnDef.meta?.card ?? 'line') === place)
  const [first, ...others] = columnsFor('line')
  const cell = (column: Column<Features, Data>, className: string) => (
    <div key={column.id} role="gridcell" className={className}>
      <span className={column.columnDef.meta?.labelled ? 'text-fg-3' : 'sr-only'}>{headerOf(column)} </span>
      {cellOf(row, column)}
    </div>
  )
  return (
    <div
      role="presentation"
      data-card
      className={cn(
        'relative flex overflow-hidden rounded-lg border',
        open ? 'border-lead-line bg-lead-soft-2' : ticked ? 'border-lead-line bg-lead-soft' : 'border-line bg-surface',
        open && 'before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-lead',
      )}
    >
      {ticked !== undefined && (
        <div role="gridcell" data-tick={tickable ? '' : undefined} className="-mr-1 flex min-h-11 w-11 shrink-0 justify-center pt-2.5">
          <DrawnBox state={ticked ? 2 : 0} name={tickLabel} disabled={!tickable} />
        </div>
      )}
      <div role="presentation" className={cn('grid min-w-0 flex-1 py-2.5 pr-3', ticked === undefined && 'pl-3')}>
        <div role="presentation" className="flex min-h-6 min-w-0 items-center gap-3">
          {columnsFor('title').map((column) => cell(column, 'min-w-0 flex-1 truncate font-bold'))}
          {columnsFor('status').map((column) => cell(column, 'ml-auto shrink-0'))}
        </div>
        {first && cell(first, 'min-w-0 truncate has-data-blank:hidden')}
        {others.length > 0 && (
          <div role="presentation" className="flex min-w-0 flex-wrap gap-x-3 text-xs text-fg-2">
            {others.map((column) => cell(column, `max-w-full min-w-0 truncate has-data-blank:hidden ${lastSaid}`))}
          </div>
        )}
      </div>
    </div>
  )
}
