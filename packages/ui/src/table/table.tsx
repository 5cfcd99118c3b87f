import type { Row, RowData } from '@tanstack/react-table'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { cn } from '../cn.ts'
import { toastRoom } from '../toast-room.ts'
import { focusPanel } from './panel-focus.ts'
import { TableHead } from './table-head.tsx'
import { tableKey } from './table-keys.ts'
import { CARD, ROW, tableTracks, CARDS_BELOW } from './table-layout.ts'
import type { TableProps } from './table-props.ts'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import type { RowPlace } from './table-window.tsx'
import { usePrinting } from './use-printing.ts'
import { useActiveRow } from './use-active-row.ts'
import { useHeldFocus } from '../use-held-focus.ts'
import { useTableWindow } from './use-table-window.ts'
import type { Features } from './use-table.ts'
import { useWidthStep } from '../use-width-step.ts'

/** More rows than this are windowed: only those in sight are in the page. */
const MANY = 100
/** Narrower than this, in px, rows are cards. */
const cardsBelow = [CARDS_BELOW]

const controls = 'a, button, input, select, textarea, label, [role="checkbox"], [role="menuitem"]'

/**
 * The list of a module: a grid whose rows have the focus one at a time (roving tabindex). It fills its parent, which
 * needs a height, and scrolls by itself; where it is narrow the same rows stand as cards.
 */
export function Table<Data extends RowData>(props: TableProps<Data>) {
  const { table, words, loading = false } = props
  const { rows } = table.getRowModel()
  const columns = table.getVisibleLeafColumns()
  const ticks = Boolean(table.options.enableRowSelection)
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { activeRow, openRow, setActive } = useActiveRow(table, props.open ?? null)
  const held = useHeldFocus(scroller, activeRow)
  const card = useWidthStep(root, cardsBelow) === 0
  const printing = usePrinting()
  const windowed = rows.length > MANY && !printing
  const Window = useTableWindow(windowed)
  const scroll = useRef<(row: number) => void>(null)
  const show = (row: number) => {
    if (scroll.current) scroll.current(row)
    else scroller.current?.querySelector(`[data-row="${row}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }
  // What is opened from elsewhere (an address, the panel's arrows) is brought into sight, as soon as its row is there.
  const openShown = openRow >= 0 && (!windowed || Window !== undefined)
  useEffect(() => {
    if (openShown) show(openRow)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new open row scrolls, not every rendering
  }, [props.open, openShown])

  // TanStack's handler keeps where a range begins, and leaves out rows that cannot be checked. It wants the event of a checkbox.
  const tick = (row: Row<Features, Data>, range: boolean) =>
    row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: range })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element) || !event.target.matches('[data-row]') || event.nativeEvent.isComposing) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / (card ? CARD : ROW)) - 2)
    const action = tableKey(event, activeRow, rows.length, page)
    const row = rows[activeRow]!
    // At the first and the last row the page around it has the key: it may know of more rows.
    if (!action || (action.do === 'go' && action.row === activeRow)) return
    event.preventDefault()
    if (action.do === 'go') {
      held.current = true
      const next = rows[action.row]!
      if (openRow >= 0 && props.onMove) return props.onMove(next.original)
      setActive(next.id)
      show(action.row)
    } else if (action.do === 'tick') tick(row, action.range)
    else if (props.onOpen) {
      props.onOpen(row.original)
      // The row gives the focus away, once React has drawn what stands open.
      held.current = false
      setTimeout(focusPanel)
    }
  }
  const rowOf = (event: MouseEvent) => {
    const { target, currentTarget } = event
    // A menu that a cell has opened stands elsewhere in the page, but React lets its clicks through here.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return null
    const row = target.closest('[data-row]')
    return (
      row && { at: Number(row.getAttribute('data-row')), tick: target.closest('[data-tick]') !== null, control: target.closest(controls) }
    )
  }
  const onClick = (event: MouseEvent) => {
    const hit = rowOf(event)
    if (!hit) return
    const row = rows[hit.at]!
    setActive(row.id)
    if (hit.tick) tick(row, event.shiftKey)
    else if (!hit.control && getSelection()?.type !== 'Range') props.onOpen?.(row.original)
  }

  const empty = rows.length === 0
  const drawRow = (index: number, place?: RowPlace) => {
    const row = rows[index]!
    return (
      <TableRow
        key={row.id}
        row={row}
        at={index}
        columns={columns}
        card={card}
        top={place?.top}
        measure={place?.measure}
        active={index === activeRow}
        open={index === openRow}
        opens={props.onOpen !== undefined}
        ticked={ticks ? row.getIsSelected() : undefined}
        tickable={row.getCanSelect()}
        tickLabel={ticks ? words.select(row.original) : undefined}
      />
    )
  }
  return (
    <div ref={root} data-slot="table" className={cn('relative flex min-h-0 min-w-0 flex-1 flex-col border-t border-line', props.className)}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows have the focus */}
      <div
        ref={scroller}
        role="grid"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={ticks || undefined}
        aria-busy={loading || undefined}
        style={tableTracks(columns, ticks)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        // A press on a box neither selects text nor takes the focus from the row that is open.
        onMouseDown={(event) => (event.shiftKey || openRow >= 0) && rowOf(event)?.tick && event.preventDefault()}
        onFocus={({ target }) => {
          const at = target.closest('[data-row]')?.getAttribute('data-row')
          held.current = target.matches('[data-row]')
          if (at) setActive(rows[Number(at)]!.id)
        }}
        onBlur={(event) => {
          if (event.relatedTarget) held.current = false
        }}
        className={cn(
          'relative overflow-auto tabular-nums outline-none',
          empty && !loading ? 'shrink-0' : ['min-h-0 flex-1', toastRoom.scroller, card && 'bg-canvas pt-2', props.bar && 'pb-18'],
        )}
      >
        <div role="presentation" className={card ? undefined : 'min-w-(--table-width)'}>
          {!(card && empty) && <TableHead table={table} ticks={ticks} selectAll={words.selectAll} quiet={card} />}
          {windowed && Window ? (
            <Window count={rows.length} card={card} active={activeRow} scroller={scroller} scroll={scroll} draw={drawRow} />
          ) : (
            <div role="rowgroup" className="relative">
              {rows.slice(0, windowed ? MANY : undefined).map((_, index) => drawRow(index))}
            </div>
          )}
          {empty && loading && <TableSkeleton columns={columns} rows={props.skeletonRows ?? 12} ticks={ticks} card={card} />}
        </div>
      </div>
      {empty && !loading && props.blank && <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto">{props.blank}</div>}
      <div role="status" className="sr-only">
        {empty && loading ? words.loading : ''}
      </div>
      {props.bar}
    </div>
  )
}
