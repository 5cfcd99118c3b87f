import { ancestors, type TreeId, type TreeIndex } from './tree-index.ts'

/** Decides whether a node may stand under a parent (null: at the top) at a place among its children. */
export type CanDrop = (id: TreeId, parentId: TreeId | null, index: number) => boolean

/** A place where a node may land. */
export interface Landing {
  /** Position of the new parent; -1 at the top. */
  parent: number
  /** Place among the parent's children, counted without the node that moves. */
  index: number
  /** Depth it will have. */
  depth: number
}

const idAt = (index: TreeIndex, position: number) => (position < 0 ? null : index.nodes[position]!.id)
const childrenOf = (index: TreeIndex, position: number) => (position < 0 ? index.roots : index.children[position]!)

/** Whether a landing is where the node stands already. */
export const staysPut = (index: TreeIndex, moving: number, to: Landing): boolean =>
  to.parent === index.parent[moving] && to.index === index.rank[moving]

/** The node that will stand just before a landing, or -1 when it will be the first child. */
export function siblingBefore(index: TreeIndex, moving: number, to: Landing): number {
  let left = to.index
  const last = to.parent < 0 ? index.nodes.length : index.end[to.parent]!
  for (let p = to.parent + 1, before = -1; p < last; p = index.end[p]!) {
    if (p === moving) continue
    if (left-- === 0) return before
    before = p
    if (left === 0) return before
  }
  return -1
}

/**
 * Where a node lands that is let go between two rows. The gap allows every depth from that of the row below to one more
 * than that of the row above; of those that `canDrop` allows, the one nearest to the pointer's depth is taken.
 */
export function landingAt(
  index: TreeIndex,
  rows: Int32Array,
  gap: number,
  wanted: number,
  moving: number,
  canDrop: CanDrop,
): Landing | null {
  const inside = (p: number) => p >= moving && p < index.end[moving]!
  let upper = gap - 1
  while (upper >= 0 && inside(rows[upper]!)) upper--
  let lower = gap
  while (lower < rows.length && inside(rows[lower]!)) lower++

  const above = upper < 0 ? -1 : rows[upper]!
  const deepest = above < 0 ? 0 : index.depth[above]! + 1
  const flattest = lower < rows.length ? Math.min(index.depth[rows[lower]!]!, deepest) : 0
  // What a landing at each depth would stand after: the row above or one of its ancestors.
  const chain = above < 0 ? [] : [above, ...ancestors(index, above)]

  let best: Landing | null = null
  for (let depth = deepest; depth >= flattest; depth--) {
    const landing = depth === deepest ? intoAbove(index, rows, upper, above, moving) : after(index, chain[deepest - 1 - depth]!, moving)
    const nearer = !best || Math.abs(depth - wanted) < Math.abs(best.depth - wanted)
    if (nearer && canDrop(index.nodes[moving]!.id, idAt(index, landing.parent), landing.index)) best = landing
  }
  return best
}

/** As a child of the row above: first when its children are shown, else last. */
function intoAbove(index: TreeIndex, rows: Int32Array, upper: number, above: number, moving: number): Landing {
  const own = index.parent[moving] === above ? 1 : 0
  let next = upper + 1
  while (next < rows.length && rows[next]! >= moving && rows[next]! < index.end[moving]!) next++
  const open = above < 0 || (next < rows.length && index.parent[rows[next]!] === above)
  return { parent: above, index: open ? 0 : childrenOf(index, above) - own, depth: above < 0 ? 0 : index.depth[above]! + 1 }
}

/** As the next sibling of a node. */
function after(index: TreeIndex, sibling: number, moving: number): Landing {
  const parent = index.parent[sibling]!
  const ahead = index.parent[moving] === parent && index.rank[moving]! < index.rank[sibling]! ? 1 : 0
  return { parent, index: index.rank[sibling]! + 1 - ahead, depth: index.depth[sibling]! }
}

/** Where an arrow key with Alt takes a node: among its siblings, out after its parent, or into the sibling before it. */
export function landingByKey(index: TreeIndex, moving: number, key: 'up' | 'down' | 'out' | 'in'): Landing | null {
  const parent = index.parent[moving]!
  const rank = index.rank[moving]!
  const depth = index.depth[moving]!
  if (key === 'up') return rank > 0 ? { parent, index: rank - 1, depth } : null
  if (key === 'down') return rank < childrenOf(index, parent) - 1 ? { parent, index: rank + 1, depth } : null
  if (key === 'out') return parent < 0 ? null : { parent: index.parent[parent]!, index: index.rank[parent]! + 1, depth: depth - 1 }
  if (rank === 0) return null
  let before = parent + 1
  while (index.end[before] !== moving) before = index.end[before]!
  return { parent: before, index: index.children[before]!, depth: depth + 1 }
}
