// What a role is to be granted, against what it is granted now. Pure.
import { ancestors, subtreeIds, type TreeIndex, type TreeNode } from '@isb/ui'

export type Ids = ReadonlySet<number>

/** What will be given and what will be taken. */
export interface Delta {
  readonly granted: readonly number[]
  readonly revoked: readonly number[]
}

/** The difference between what is saved and what is ticked. */
export const deltaOf = (saved: Ids, held: Ids): Delta => ({
  granted: [...held].filter((id) => !saved.has(id)),
  revoked: [...saved].filter((id) => !held.has(id)),
})

export const sizeOf = ({ granted, revoked }: Delta): number => granted.length + revoked.length

interface Node extends TreeNode {
  readonly id: number
}

/**
 * The same ticks over something that is saved by now: what was given is given with the way to it, what was taken is taken with
 * what stands below. Nodes that are gone are passed over.
 */
export function apply(index: TreeIndex<Node>, saved: Ids, { granted, revoked }: Delta): Set<number> {
  const held = new Set(saved)
  for (const id of revoked) {
    for (const below of subtreeIds(index, id)) held.delete(below as number)
  }
  for (const id of granted) {
    const at = index.position(id)
    if (at < 0) continue
    held.add(id)
    for (const above of ancestors(index, at)) held.add((index.nodes[above] as Node).id)
  }
  return held
}

/** A node and all below it that may be ticked, with the way to it. */
export function tickAll<N extends Node>(index: TreeIndex<N>, held: Ids, id: number, may: (node: N) => boolean): Set<number> {
  const next = new Set(held)
  const at = index.position(id)
  if (at < 0) return next
  for (let p = at; p < (index.end[at] ?? 0); p++) {
    const node = index.nodes[p] as N
    if (may(node)) next.add(node.id)
  }
  for (const above of ancestors(index, at)) next.add((index.nodes[above] as N).id)
  return next
}
