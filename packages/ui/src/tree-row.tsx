import { ChevronRight, GripVertical } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { cn } from './cn.ts'
import type { TreeNode } from './tree-index.ts'
import { DEEPEST, STEP, tracksClass } from './tree-layout.ts'
import type { TreeProps } from './tree-props.ts'

export interface TreeRowProps<N extends TreeNode> {
  tree: TreeProps<N>
  node: N
  position: number
  depth: number
  rank: number
  siblings: number
  row: number
  top: number
  height: number
  /** undefined for a leaf. */
  open: boolean | undefined
  active: boolean
  selected: boolean
  carried: boolean
  movable: boolean
  check: number | undefined
}

function Row<N extends TreeNode>(props: TreeRowProps<N>) {
  const { tree, node, position, depth, open, active, selected, carried, movable, check } = props
  const grid = tree.columns !== undefined
  const name = tree.getLabel(node)
  const cell = grid ? { role: 'gridcell' } : {}
  const checked = check === undefined ? undefined : check === 1 ? 'mixed' : check === 2
  const checkable = tree.canCheck?.(node) ?? true
  return (
    <div
      role={grid ? 'row' : 'treeitem'}
      data-slot="tree-row"
      data-row={props.row}
      data-position={position}
      tabIndex={active ? 0 : -1}
      aria-level={depth + 1}
      aria-posinset={props.rank + 1}
      aria-setsize={props.siblings}
      aria-expanded={open}
      aria-selected={tree.onSelect ? selected : undefined}
      {...(grid ? { 'aria-rowindex': props.row + 2 } : { 'aria-label': name, 'aria-checked': checked })}
      {...(!grid && check !== undefined && !checkable ? { 'aria-disabled': true } : {})}
      style={{ height: props.height, transform: `translateY(${props.top}px)` }}
      className={cn(
        tracksClass,
        'group/row absolute inset-x-0 top-0 outline-offset-[-2px]',
        selected ? 'bg-lead-soft-2' : 'hover:bg-hover',
        carried && 'hatched text-fg-3 italic',
        tree.rowClass?.(node),
      )}
    >
      <div {...cell} className="flex h-full min-w-0 items-center pl-2">
        {movable && (
          <span
            aria-hidden
            data-grip
            className="grid size-6 shrink-0 cursor-grab touch-none place-items-center select-none text-fg-3 opacity-60 group-hover/row:opacity-100 [&_svg]:size-4"
          >
            <GripVertical />
          </span>
        )}
        <Guides depth={depth} />
        {open === undefined ? (
          <span className="size-6 shrink-0" />
        ) : (
          <span
            aria-hidden
            data-toggle
            className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-sm text-fg-3 hover:bg-press hover:text-fg"
          >
            <ChevronRight className={cn('size-4 transition-transform', open && 'rotate-90')} />
          </span>
        )}
        {check !== undefined && <Box state={check} name={grid ? name : undefined} disabled={!checkable} />}
        {tree.renderIcon && (
          <span className="mr-2 ml-0.5 grid size-4 shrink-0 place-items-center text-fg-2 [&_svg]:size-4">{tree.renderIcon(node)}</span>
        )}
        <span className={cn('min-w-0 flex-1 truncate', !tree.renderIcon && 'pl-1')}>{tree.renderLabel?.(node) ?? name}</span>
      </div>
      {tree.columns?.map((column) => (
        <div key={column.id} role="gridcell" className={cn('min-w-0 truncate px-2', column.wide && 'hidden @2xl:block')}>
          {column.render(node)}
        </div>
      ))}
      {tree.renderActions && (
        <div {...cell} data-actions className="flex items-center justify-end gap-1 pr-4">
          {tree.renderActions(node, active ? 0 : -1)}
        </div>
      )}
    </div>
  )
}

/** One line per level, in one element: a gradient, because forty rows of ten levels are four hundred elements. */
function Guides({ depth }: { depth: number }) {
  if (depth === 0) return null
  return (
    <span
      aria-hidden
      className="h-full shrink-0 bg-[repeating-linear-gradient(to_right,transparent_0_11px,var(--color-line-2)_11px_12px,transparent_12px_24px)]"
      style={{ width: Math.min(depth, DEEPEST) * STEP }}
    />
  )
}

/** A box that is drawn. In a grid it is a checkbox of its own; in a plain tree the item itself says aria-checked. */
function Box({ state, name, disabled }: { state: number; name: string | undefined; disabled: boolean }): ReactNode {
  const aria =
    name === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'checkbox',
          'aria-checked': state === 1 ? ('mixed' as const) : state === 2,
          'aria-label': name,
          'aria-disabled': disabled,
          tabIndex: -1,
        }
  return (
    <span
      {...aria}
      data-check={disabled ? undefined : ''}
      className={cn('mr-1 grid size-6 shrink-0 place-items-center', disabled ? 'opacity-50' : 'cursor-pointer')}
    >
      <span className={cn('grid size-4 place-items-center rounded-sm border', state ? 'border-lead bg-lead' : 'border-control bg-surface')}>
        {state > 0 && (
          <svg viewBox="0 0 12 12" className="size-3 fill-none stroke-on-lead stroke-2" strokeLinecap="round" strokeLinejoin="round">
            <path d={state === 1 ? 'M2.5 6h7' : 'M2 6.3l2.7 2.6L10 3.4'} />
          </svg>
        )}
      </span>
    </span>
  )
}

/** Memoised: while the tree scrolls only rows that come into sight are rendered. */
export const TreeRow = memo(Row) as typeof Row
