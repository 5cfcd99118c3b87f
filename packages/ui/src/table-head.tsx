import { ArrowDown, ArrowUp } from 'lucide-react'
import { cn } from './cn.ts'
import { DrawnBox } from './drawn-box.tsx'
import { rowClass } from './table-layout.ts'
import type { TableColumn, TableSort } from './table-props.ts'

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[]
  sort: TableSort | null
  onSort: ((sort: TableSort) => void) | undefined
  /** undefined without checkboxes. */
  ticks: { state: number; label: string; onToggle: () => void } | undefined
  /** Where rows are cards: only read aloud, so that cells keep their names. */
  quiet: boolean
}

/** The head that stays when the rows scroll. */
export function TableHead<Row>({ columns, sort, onSort, ticks, quiet }: TableHeadProps<Row>) {
  return (
    <div role="rowgroup" className={quiet ? 'sr-only' : 'sticky top-0 z-10'}>
      <div
        role="row"
        aria-rowindex={1}
        className={cn(rowClass(!!ticks), 'h-9 border-b border-line bg-sunken text-xs font-bold whitespace-nowrap text-fg-2')}
      >
        {ticks && (
          <div role="columnheader" className="h-full">
            {quiet ? (
              ticks.label
            ) : (
              <button
                type="button"
                role="checkbox"
                aria-checked={ticks.state === 1 ? 'mixed' : ticks.state === 2}
                aria-label={ticks.label}
                onClick={ticks.onToggle}
                className="flex size-full items-center pl-5 outline-offset-[-2px]"
              >
                <DrawnBox state={ticks.state} name={undefined} />
              </button>
            )}
          </div>
        )}
        {columns.map((column) => (
          <Head key={column.id} column={column} sort={sort} onSort={quiet ? undefined : onSort} />
        ))}
      </div>
    </div>
  )
}

function Head<Row>({ column, sort, onSort }: Pick<TableHeadProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> }) {
  const by = sort?.id === column.id ? sort : null
  const end = column.align === 'end'
  const Arrow = by?.desc ? ArrowDown : ArrowUp
  return (
    <div
      role="columnheader"
      aria-sort={column.sortable ? (by ? (by.desc ? 'descending' : 'ascending') : 'none') : undefined}
      className={cn('flex h-full min-w-0 items-center px-2', end && 'justify-end')}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ id: column.id, desc: by ? !by.desc : false })}
          className={cn(
            'group/sort -mx-1 flex h-7 min-w-0 items-center gap-1 rounded-sm px-1 hover:text-fg',
            // The word stands over its numbers; the arrow goes to the other side.
            end && 'flex-row-reverse',
            by && 'text-fg',
          )}
        >
          <span className="truncate">{column.head}</span>
          <Arrow
            aria-hidden
            className={cn('size-3.5 shrink-0', !by && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60')}
          />
        </button>
      ) : (
        <span className={column.bare ? 'sr-only' : 'truncate'}>{column.head}</span>
      )}
    </div>
  )
}
