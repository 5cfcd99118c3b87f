import { memo, type Ref } from 'react'
import { cn } from './cn.ts'
import { DrawnBox } from './drawn-box.tsx'
import { TableCard } from './table-card.tsx'
import { ROW, rowClass } from './table-layout.ts'
import type { TableColumn } from './table-props.ts'

export interface TableRowProps<Row> {
  row: Row
  at: number
  columns: readonly TableColumn<Row>[]
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

function Body<Row>(props: TableRowProps<Row>) {
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
        'outline-offset-[-2px]',
        top === undefined ? 'relative scroll-mt-9 scroll-mb-1' : 'absolute inset-x-0 top-0',
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
      {card ? (
        <TableCard {...props} />
      ) : (
        <>
          {ticks && (
            <div role="gridcell" data-tick={tickable ? '' : undefined} className="flex h-full items-center pl-5">
              <DrawnBox state={ticked ? 2 : 0} name={tickLabel} disabled={!tickable} />
            </div>
          )}
          {columns.map((column) => (
            <div
              key={column.id}
              role="gridcell"
              className={cn('min-w-0 truncate px-2', column.align === 'end' && 'text-right', column.card === 'title' && 'font-bold')}
            >
              {column.cell(row, tabIndex)}
            </div>
          ))}
        </>
      )}
    </div>
  )
}

/** Memoised: a tick or a step draws the one or two rows that change, and scrolling only those that come into sight. */
export const TableRow = memo(Body) as typeof Body
