import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import type { TreeNode } from './tree-index.ts'
import type { TreeDrop, TreeProps } from './tree-props.ts'
import { indentOf } from './tree-layout.ts'
import type { Drag } from './use-tree-drag.ts'

/** The line between two rows; it begins at the depth where the carried node will stand. */
export function TreeDropLine({ drag, rowHeight }: { drag: Drag; rowHeight: number }) {
  const left = indentOf(drag.landing?.depth ?? 0, true) + 11
  return (
    <div
      aria-hidden
      data-slot="tree-drop-line"
      className="pointer-events-none absolute right-2 z-10 h-0.75 rounded-full bg-lead"
      style={{ top: drag.gap * rowHeight - 1.5, left }}
    >
      <span className="absolute -top-1 -left-1.25 size-2.75 rounded-full border-3 border-lead bg-surface" />
    </div>
  )
}

interface TreeCarryProps<N extends TreeNode> {
  ref: Ref<HTMLDivElement>
  tree: TreeProps<N>
  node: N
  drop: TreeDrop<N> | null
}

/** The chip at the pointer, which says in words where the node will land. The drag moves it without rendering. */
export function TreeCarry<N extends TreeNode>({ ref, tree, node, drop }: TreeCarryProps<N>) {
  return createPortal(
    <div
      ref={ref}
      aria-hidden
      data-slot="tree-carry"
      className="pointer-events-none fixed top-0 left-0 z-50 flex h-9 max-w-[90vw] items-center gap-2 rounded-md bg-float px-3 font-bold whitespace-nowrap text-fg shadow-float [&_svg]:size-4"
      style={{ transform: 'translateX(-200vw)' }}
    >
      {tree.renderIcon?.(node)}
      {tree.getLabel(node)}
      <span className={drop ? 'truncate text-xs font-normal text-fg-2' : 'truncate text-xs font-normal text-bad'}>
        {tree.describeDrop?.(drop)}
      </span>
    </div>,
    document.body,
  )
}
