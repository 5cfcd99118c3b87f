import type { ReactNode } from 'react'
import type { CanDrop } from './tree-moves.ts'
import type { CheckStates } from './tree-check.ts'
import type { TreeId, TreeIndex, TreeNode } from './tree-index.ts'

/** A column beside the names. */
export interface TreeColumn<N> {
  /** Key of the column. */
  id: string
  /** Its head. */
  header: ReactNode
  /** A track of `grid-template-columns`: `96px`, `minmax(120px, 1fr)`. */
  width: string
  /** What stands in a row. */
  render: (node: N) => ReactNode
  /** Left out where the tree is narrower than 672 px. */
  wide?: boolean
}

/** A row that will be given or taken: good is a green ground; bad a red one, with the name struck through. */
export interface TreeMark {
  tone: 'good' | 'bad'
  /** Says it in a word: “granted”. */
  word: string
}

/** A move, in nodes. */
export interface TreeDrop<N> {
  /** The node that moves. */
  node: N
  /** Its new parent; null at the top. */
  parent: N | null
  /** The sibling it will stand after; null when it will be the first. */
  after: N | null
}

/** What happened, to be put into words for a screen reader. */
export type TreeNews<N> =
  /** A drag began. */
  | { type: 'lifted'; node: N }
  /** The place where it would land has changed; null: it cannot be dropped here. */
  | { type: 'over'; node: N; drop: TreeDrop<N> | null }
  /** It was put down, by pointer or by keys. */
  | { type: 'moved'; node: N; drop: TreeDrop<N> }
  /** The drag was called off. */
  | { type: 'cancelled'; node: N }
  /** A key asked for a move that is not allowed. */
  | { type: 'refused'; node: N }

export interface TreeProps<N extends TreeNode> {
  /** The nodes, from `createTreeIndex`; make it once per list (useMemo). */
  index: TreeIndex<N>
  /** Name of the tree, read aloud. */
  label: string
  /** A node's name as text: for type-ahead, for screen readers, for the chip while dragging. */
  getLabel: (node: N) => string
  /** What stands in the first column instead of the plain name. */
  renderLabel?: (node: N) => ReactNode
  /** An icon before the name. */
  renderIcon?: (node: N) => ReactNode
  /** More columns; with them it is a treegrid with a head, without a plain tree. */
  columns?: readonly TreeColumn<N>[]
  /** Head of the first column. */
  labelHeader?: ReactNode
  /**
   * Buttons at the end of a row. Give them the `tabIndex` that is handed over: 0 in the row that has the focus, -1
   * elsewhere, so that Tab passes through one row and not through all.
   */
  renderActions?: (node: N, tabIndex: 0 | -1) => ReactNode
  /** Name of the actions' column, read aloud only. Needed with columns and renderActions. */
  actionsHeader?: string
  /** Width of the actions' column, a CSS length. */
  actionsWidth?: string
  /** Ids of the open nodes. */
  expanded: ReadonlySet<TreeId>
  /** Called with the new set. */
  onExpandedChange: (expanded: Set<TreeId>) => void
  /** The chosen row; null for none. */
  selected?: TreeId | null
  /** Called on a click and on Space (without checkboxes). */
  onSelect?: (node: N) => void
  /** Called on Enter and on a double click. */
  onActivate?: (node: N) => void
  /** States of the boxes, from `checkStates`; with it rows have checkboxes. */
  checks?: CheckStates
  /** Called when a box is pressed, or Space on its row; see `toggleCheck`. */
  onCheck?: (node: N) => void
  /** Whether a box can be pressed. */
  canCheck?: (node: N) => boolean
  /** What is about to change with a row, as a ground and a word at its end. Keep the function stable. */
  rowMark?: (node: N) => TreeMark | undefined
  /** Only matching nodes and their ancestors are shown, opened. Keep the function stable. */
  filter?: ((node: N) => boolean) | undefined
  /** Called with a move; `index` counts without the node that moves. With it rows can be dragged; not while filtered. */
  onMove?: (id: TreeId, parentId: TreeId | null, index: number) => void
  /** Which moves are allowed. A node never lands in itself, that need not be asked. */
  canDrop?: CanDrop
  /** Words on the chip while dragging: “into Venues, after Calendar”; for null, that it cannot be dropped here. */
  describeDrop?: (drop: TreeDrop<N> | null) => string
  /** Words for the live region; an empty text says nothing. */
  announce?: (news: TreeNews<N>) => string
  /** Classes for a row, by its node. */
  rowClass?: (node: N) => string
  /** Height of a row in px. */
  rowHeight?: number
  /** What to show when there is no row: an Empty. */
  empty?: ReactNode
  /** More classes for the scrolling box; it needs a height. */
  className?: string
}
