import type { Column, Row, RowData } from '@tanstack/react-table'
import { memo, type Ref } from 'react'
import { cn } from '../cn.ts'
import { DrawnBox } from '../form/drawn-box.tsx'
import { toastRoom } from '../toast-room.ts'
import { RowTabIndex } from './row-tab-index.ts'
import { TableCard } from './table-card.tsx'
import { cellOf } from './table-cell.ts'
import { ROW, rowClass } from './table-layout.ts'
import type { Features } from './use-table.ts'

export interface TableRowProps<Data extends RowData> {
  row: Row<Features, Data>
  at: number
  columns: readonly Column<Features, Data>[]
  card: boolean
  /** Distance in px from the top where rows are windowed; undefined where they stand one under the other. */
  top: number | undefined
  /** Measures a card. */
  measure: Ref<HTMLDivElement> | undefined
  active: boolean
  open: boolean
  opens: boolean
  /** undefined without checkboxes. */
  ticked: boolean | undefined
  tickable: boolean
  tickLabel: string | undefined
}

function Body<Data extends RowData>(props: TableRowProps<Data>) {
  const { row, at, columns, card, top, measure, active, open, opens, ticked, tickable, tickLabel } = props
  const ticks = ticked !== undefined
  const tabIndex = active ? 0 : -1
  return (
    <div
      ref={measure}
      role="row"
      data-slot="table-row"
      data-row={at}
      data-index={at}
      data-open={open || undefined}
      tabIndex={tabIndex}
      aria-rowindex={at + 2}
      aria-current={open || undefined}
      aria-selected={ticked}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)`, ...(card ? {} : { height: ROW }) }}
      className={cn(
        'group/row outline-offset-[-2px]',
        top === undefined ? ['relative scroll-mt-9', toastRoom.row] : 'absolute inset-x-0 top-0',
        opens && 'cursor-pointer',
        card
          ? 'px-3 pb-2'
          : [
              rowClass(ticks),
              'h-10 border-b border-line',
              open && 'before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-lead',
            ],
        !card && (open ? 'bg-lead-soft-2' : ticked ? 'bg-lead-soft' : 'hover:bg-hover'),
      )}
    >
      <RowTabIndex value={tabIndex}>
        {card ? (
          <TableCard {...props} />
        ) : (
          <>
            {ticks && (
              <div role="gridcell" data-tick={tickable ? '' : undefined} className="flex h-full items-center pl-5">
                <DrawnBox state={ticked ? 2 : 0} name={tickLabel} disabled={!tickable} />
              </div>
            )}
            {columns.map((column) => {
              const { meta } = column.columnDef
              return (
                <div
                  key={column.id}
                  role="gridcell"
                  className={cn('min-w-0 truncate px-2', meta?.align === 'end' && 'text-right', meta?.card === 'title' && 'font-bold')}
                >
                  {cellOf(row, column)}
                </div>
              )
            })}
          </>
        )}
      </RowTabIndex>
    </div>
  )
}

/** TanStack makes its rows anew whenever the page is read again. What a row shows has changed only if its record is another. */
function sameRow({ row: oldRow, ...old }: TableRowProps<RowData>, { row, ...now }: TableRowProps<RowData>): boolean {
  const names = Object.keys(now) as (keyof typeof now)[]
  return oldRow.original === row.original && names.every((name) => old[name] === now[name])
}

/** Memoised: a tick or a step draws the one or two rows that change, and scrolling only those that come into sight. */
export const TableRow = memo(Body, sameRow) as typeof Body
