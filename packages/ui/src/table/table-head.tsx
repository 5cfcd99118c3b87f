import type { Column, RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { cn } from '../cn.ts'
import { DrawnBox } from '../form/drawn-box.tsx'
import { headerOf } from './table-cell.ts'
import { rowClass } from './table-layout.ts'
import type { Features, TableInstance } from './use-table.ts'

interface TableHeadProps<Data extends RowData> {
  table: TableInstance<Data>
  /** Whether rows have checkboxes. */
  ticks: boolean
  /** Name of the box that checks all. */
  selectAll: string
  /** Where rows are cards: only read aloud, so that cells keep their names. */
  quiet: boolean
}

/** The head that stays when the rows scroll. */
export function TableHead<Data extends RowData>({ table, ticks, selectAll, quiet }: TableHeadProps<Data>) {
  return (
    <div role="rowgroup" className={quiet ? 'sr-only' : 'sticky top-0 z-10'}>
      <div
        role="row"
        aria-rowindex={1}
        className={cn(rowClass(ticks), 'h-9 border-b border-line bg-sunken text-xs font-bold whitespace-nowrap text-fg-2')}
      >
        {ticks && (
          <div role="columnheader" className="h-full">
            {quiet ? selectAll : <SelectAll table={table} label={selectAll} />}
          </div>
        )}
        {table.getVisibleLeafColumns().map((column) => (
          <Head key={column.id} column={column} quiet={quiet} />
        ))}
      </div>
    </div>
  )
}

/** The box over this page's rows that can be checked. Those of other pages stay as they are. */
function SelectAll<Data extends RowData>({ table, label }: { table: TableInstance<Data>; label: string }) {
  const all = table.getIsAllPageRowsSelected()
  const some = !all && table.getIsSomePageRowsSelected()
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={some ? 'mixed' : all}
      aria-label={label}
      onClick={() => table.toggleAllPageRowsSelected()}
      className="flex size-full items-center pl-5 outline-offset-[-2px]"
    >
      <DrawnBox state={all ? 2 : some ? 1 : 0} name={undefined} />
    </button>
  )
}

function Head<Data extends RowData>({ column, quiet }: { column: Column<Features, Data>; quiet: boolean }) {
  const { meta } = column.columnDef
  const sorts = column.getCanSort()
  const sorted = column.getIsSorted()
  const end = meta?.align === 'end'
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <div
      role="columnheader"
      aria-sort={sorts ? (sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : 'none') : undefined}
      className={cn('flex h-full min-w-0 items-center px-2', end && 'justify-end')}
    >
      {sorts && !quiet ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={cn(
            'group/sort -mx-1 flex h-7 min-w-0 items-center gap-1 rounded-sm px-1 hover:text-fg',
            // The word stands over its numbers; the arrow goes to the other side.
            end && 'flex-row-reverse',
            sorted && 'text-fg',
          )}
        >
          <span className="truncate">{headerOf(column)}</span>
          <Arrow
            aria-hidden
            className={cn('size-3.5 shrink-0', !sorted && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60')}
          />
        </button>
      ) : (
        <span className={meta?.bare ? 'sr-only' : 'truncate'}>{headerOf(column)}</span>
      )}
    </div>
  )
}
