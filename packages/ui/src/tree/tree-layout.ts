import type { CSSProperties } from 'react'
import type { TreeNode } from './tree-index.ts'
import type { TreeProps } from './tree-props.ts'

declare module 'react' {
  interface CSSProperties {
    '--cols'?: string
    '--cols-narrow'?: string
  }
}

/** Width in px of one level, and of the chevron, the grip and the box. */
export const STEP = 24
/** Levels beyond this are no longer set in: they would push the names out of sight. `aria-level` still says them. */
export const DEEPEST = 16

/** Distance in px of a depth's chevron from the row's left edge. */
export const indentOf = (depth: number, movable: boolean): number => 8 + (movable ? STEP : 0) + Math.min(depth, DEEPEST) * STEP

/** Both sets of tracks, as variables on the box: a narrow tree drops the wide columns without rendering anew. */
export function treeTracks<N extends TreeNode>({ columns = [], renderActions, actionsWidth = '4rem' }: TreeProps<N>): CSSProperties {
  const tracks = (name: string, all: boolean) =>
    [name, ...columns.filter((column) => all || !column.wide).map((column) => column.width), ...(renderActions ? [actionsWidth] : [])].join(
      ' ',
    )
  return { '--cols': tracks('minmax(14rem, 3fr)', true), '--cols-narrow': tracks('minmax(0, 1fr)', false) }
}

/** The grid of a row and of the head. The query asks the tree's own width: it may stand in a panel. */
export const tracksClass = 'grid grid-cols-(--cols-narrow) items-center @2xl:grid-cols-(--cols)'
