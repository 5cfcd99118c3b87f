import { ChevronRight, GripVertical } from 'lucide-react'
import { memo } from 'react'
import { cn } from '../cn.ts'
import { DrawnBox } from '../form/drawn-box.tsx'
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

const markClass = { good: 'rounded-sm bg-good-bg text-good', bad: 'rounded-sm bg-bad-bg text-bad' }

function Row<N extends TreeNode>(props: TreeRowProps<N>) {
  const { tree, node, position, depth, open, active, selected, carried, movable, check } = props
  const grid = tree.columns !== undefined
  const name = tree.getLabel(node)
  const cell = grid ? { role: 'gridcell' } : {}
  const checked = check === undefined ? undefined : check === 1 ? 'mixed' : check === 2
  const checkable = tree.canCheck?.(node) ?? true
  const mark = tree.rowMark?.(node)
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
      {...(grid ? { 'aria-rowindex': props.row + 2 } : { 'aria-label': mark ? `${name} ${mark.word}` : name, 'aria-checked': checked })}
      {...(!grid && check !== undefined && !checkable ? { 'aria-disabled': true } : {})}
      style={{ height: props.height, transform: `translateY(${props.top}px)` }}
      className={cn(
        tracksClass,
        'group/row absolute inset-x-0 top-0 outline-offset-[-2px]',
        mark ? markClass[mark.tone] : selected ? 'bg-lead-soft-2' : 'hover:bg-hover',
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
        {check !== undefined && <DrawnBox state={check} name={grid ? name : undefined} disabled={!checkable} className="mr-1" />}
        {tree.renderIcon && (
          <span className="mr-2 ml-0.5 grid size-4 shrink-0 place-items-center text-fg-2 [&_svg]:size-4">{tree.renderIcon(node)}</span>
        )}
        <span className={cn('min-w-0 flex-1 truncate', !tree.renderIcon && 'pl-1', mark?.tone === 'bad' && 'line-through')}>
          {tree.renderLabel?.(node) ?? name}
        </span>
        {mark && <b className="shrink-0 px-2 text-xs"> {mark.word}</b>}
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

/** Memoised: while the tree scrolls only rows that come into sight are rendered. */
export const TreeRow = memo(Row) as typeof Row
