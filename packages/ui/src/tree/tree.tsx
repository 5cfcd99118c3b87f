import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { cn } from '../cn.ts'
import { TOAST_ROOM, toastRoom } from '../toast-room.ts'
import { TreeCarry, TreeDropLine } from './tree-carry.tsx'
import { TreeHead } from './tree-head.tsx'
import type { TreeId, TreeNode } from './tree-index.ts'
import { treeKey } from './tree-keys.ts'
import { type Landing, landingByKey, siblingBefore, staysPut } from './tree-moves.ts'
import { treeTracks } from './tree-layout.ts'
import type { TreeDrop, TreeNews, TreeProps } from './tree-props.ts'
import { TreeRow } from './tree-row.tsx'
import { createTypeAhead } from './type-ahead.ts'
import { useHeldFocus } from '../use-held-focus.ts'
import { useRowWindow } from './use-row-window.ts'
import { useTreeDrag } from './use-tree-drag.ts'
import { useTreeState } from './use-tree-state.ts'

const HEAD = 36

const around = (target: EventTarget, what: string) => (target instanceof Element ? target.closest(`[data-${what}]`) : null)
const hits = (target: EventTarget, what: string) => around(target, what) !== null
const positionOf = (target: EventTarget) => Number(around(target, 'position')?.getAttribute('data-position') ?? -1)

/**
 * A tree of any size: only the rows in sight are in the page, over a flat index. Rows have the focus one at a time
 * (roving tabindex); the one that has it stays in the page wherever one scrolls, so the keys never get lost.
 */
export function Tree<N extends TreeNode>(props: TreeProps<N>) {
  const { index, columns, rowHeight = 36, selected = null } = props
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const chip = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [typeAhead] = useState(createTypeAhead)
  const { rows, isOpen, setOpen, activeRow, setActiveId } = useTreeState(props)
  const held = useHeldFocus(scroller, activeRow)
  const grid = columns !== undefined
  const movable = props.onMove !== undefined && !props.filter

  const sight = useRowWindow(scroller, {
    count: rows.length,
    height: rowHeight,
    head: grid ? HEAD : 0,
    foot: grid ? TOAST_ROOM : 0,
    active: activeRow,
  })
  const goTo = (row: number) => {
    held.current = true
    setActiveId(index.nodes[rows[row]!]!.id)
    sight.scrollTo(row)
  }
  // A selection that comes from elsewhere (an address, a search) is brought into sight.
  useEffect(() => {
    const row = selected === null ? -1 : rows.indexOf(index.position(selected))
    if (row >= 0) sight.scrollTo(row)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new selection scrolls, not every opening
  }, [selected])

  const say = (news: TreeNews<N>) => setSaid(props.announce?.(news) ?? '')
  const dropOf = (moving: number, to: Landing): TreeDrop<N> => ({
    node: index.nodes[moving]!,
    parent: index.nodes[to.parent] ?? null,
    after: index.nodes[siblingBefore(index, moving, to)] ?? null,
  })
  const canDrop = (id: TreeId, parentId: TreeId | null, at: number) => props.canDrop?.(id, parentId, at) ?? true
  const land = (moving: number, to: Landing) => {
    const node = index.nodes[moving]!
    if (to.parent >= 0 && !isOpen(to.parent)) setOpen([to.parent], true)
    setActiveId(node.id)
    say({ type: 'moved', node, drop: dropOf(moving, to) })
    props.onMove?.(node.id, index.nodes[to.parent]?.id ?? null, to.index)
  }
  const { drag, start } = useTreeDrag(scroller, body, chip, {
    index,
    rows,
    rowHeight,
    canDrop,
    isOpen,
    onOpen: (p) => setOpen([p], true),
    onLift: (p) => say({ type: 'lifted', node: index.nodes[p]! }),
    onOver: ({ moving, landing }) => say({ type: 'over', node: index.nodes[moving]!, drop: landing && dropOf(moving, landing) }),
    onDrop: ({ moving, landing }) => {
      if (landing && !staysPut(index, moving, landing)) land(moving, landing)
      else say({ type: 'cancelled', node: index.nodes[moving]! })
    },
    onCancel: (node) => say({ type: 'cancelled', node }),
  })

  const check = (node: N) => {
    if (props.canCheck?.(node) ?? true) props.onCheck?.(node)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const onRow = around(event.target, 'row') === event.target
    if (!onRow || event.nativeEvent.isComposing) return
    const position = rows[activeRow]!
    const node = index.nodes[position]!
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 1)
    const action = treeKey(event, index, rows, activeRow, isOpen, page)
    if (!action) return
    event.preventDefault()
    if (action.do === 'go') goTo(action.row)
    else if (action.do === 'toggle') setOpen([action.position], action.open)
    else if (action.do === 'activate') props.onActivate?.(node)
    else if (action.do === 'choose') (props.checks ? check : props.onSelect)?.(node)
    else if (action.do === 'open-siblings') {
      setOpen(
        [...rows].filter((p) => index.parent[p] === index.parent[position] && isOpen(p) === false),
        true,
      )
    } else if (action.do === 'type') {
      const hit = typeAhead(action.key, activeRow, rows.length, (row) => props.getLabel(index.nodes[rows[row]!]!))
      if (hit >= 0) goTo(hit)
    } else if (movable) {
      const to = landingByKey(index, position, action.way)
      held.current = true
      if (to && canDrop(node.id, index.nodes[to.parent]?.id ?? null, to.index)) land(position, to)
      else say({ type: 'refused', node })
    }
  }
  const onClick = ({ target }: MouseEvent) => {
    const position = positionOf(target)
    const node = index.nodes[position]
    if (!node || hits(target, 'actions')) return
    setActiveId(node.id)
    if (hits(target, 'toggle')) setOpen([position], !isOpen(position))
    else if (hits(target, 'check')) check(node)
    else if (!hits(target, 'grip')) props.onSelect?.(node)
  }
  const onDoubleClick = ({ target }: MouseEvent) => {
    const node = index.nodes[positionOf(target)]
    const onPart = ['actions', 'toggle', 'check', 'grip'].some((part) => hits(target, part))
    if (node && !onPart) props.onActivate?.(node)
  }

  const carriedEnd = drag ? index.end[drag.moving]! : -1
  const carried = drag && index.nodes[drag.moving]
  return (
    <div data-slot="tree" className={cn('@container flex min-h-0 min-w-0 flex-col', props.className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it is a tree or a treegrid; rows have the focus */}
      <div
        ref={scroller}
        role={grid ? 'treegrid' : 'tree'}
        aria-label={props.label}
        {...(grid ? { 'aria-rowcount': rows.length + 1 } : {})}
        tabIndex={-1}
        style={treeTracks(props)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onPointerDown={(event) => {
          if (movable && hits(event.target, 'grip')) start(event, positionOf(event.target))
        }}
        onFocus={({ target }) => {
          held.current = target.matches('[data-row]')
          const node = index.nodes[positionOf(target)]
          if (node) setActiveId(node.id)
        }}
        onBlur={(event) => {
          if (event.relatedTarget) held.current = false
        }}
        className={cn(
          'relative min-h-0 overflow-auto outline-none',
          rows.length > 0 && 'flex-1',
          grid && toastRoom.scroller,
          drag && 'cursor-grabbing select-none',
        )}
      >
        <TreeHead tree={props} movable={movable} />
        <div ref={body} role={grid ? 'rowgroup' : 'presentation'} className="relative" style={{ height: rows.length * rowHeight }}>
          {sight.rows.map((row) => {
            const p = rows[row]!
            const node = index.nodes[p]!
            const parent = index.parent[p]!
            return (
              <TreeRow
                key={node.id}
                tree={props}
                node={node}
                position={p}
                depth={index.depth[p]!}
                rank={index.rank[p]!}
                siblings={parent < 0 ? index.roots : index.children[parent]!}
                row={row}
                top={row * rowHeight}
                height={rowHeight}
                open={isOpen(p)}
                active={row === activeRow}
                selected={selected === node.id}
                carried={drag !== null && p >= drag.moving && p < carriedEnd}
                movable={movable}
                check={props.checks?.[p]}
              />
            )
          })}
          {drag?.landing && <TreeDropLine drag={drag} rowHeight={rowHeight} />}
        </div>
      </div>
      {rows.length === 0 && props.empty}
      {carried && <TreeCarry ref={chip} tree={props} node={carried} drop={drag.landing && dropOf(drag.moving, drag.landing)} />}
      <div role="status" aria-live="polite" className="sr-only">
        {said}
      </div>
    </div>
  )
}
