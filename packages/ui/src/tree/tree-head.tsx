import { cn } from '../cn.ts'
import type { TreeNode } from './tree-index.ts'
import { indentOf, tracksClass } from './tree-layout.ts'
import type { TreeProps } from './tree-props.ts'

/** The head that stays when the rows scroll. */
export function TreeHead<N extends TreeNode>({ tree, movable }: { tree: TreeProps<N>; movable: boolean }) {
  if (!tree.columns) return null
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(tracksClass, 'sticky top-0 z-10 h-9 border-b border-line bg-sunken text-xs font-bold whitespace-nowrap text-fg-2')}
    >
      <div role="columnheader" style={{ paddingLeft: indentOf(0, movable) + 4 }}>
        {tree.labelHeader}
      </div>
      {tree.columns.map((column) => (
        <div key={column.id} role="columnheader" className={cn('truncate px-2', column.wide && 'hidden @2xl:block')}>
          {column.header}
        </div>
      ))}
      {tree.renderActions && (
        <div role="columnheader">
          <span className="sr-only">{tree.actionsHeader}</span>
        </div>
      )}
    </div>
  )
}
