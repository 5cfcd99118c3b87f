import { ancestors, type TreeId, type TreeIndex } from './tree-index.ts'

/** By position: 0 not checked, 1 in part, 2 checked. */
export type CheckStates = Uint8Array

/**
 * The three states from the set of what is held. The set names parents as well as leaves: a parent is checked when it
 * and all below it are held, in part when only some of that is.
 */
export function checkStates(index: TreeIndex, held: ReadonlySet<TreeId>): CheckStates {
  const { nodes, end, parent } = index
  const count = new Int32Array(nodes.length)
  const states = new Uint8Array(nodes.length)
  for (let p = nodes.length - 1; p >= 0; p--) {
    if (held.has(nodes[p]!.id)) count[p]!++
    const above = parent[p]!
    if (above >= 0) count[above]! += count[p]!
    states[p] = count[p] === 0 ? 0 : count[p] === end[p]! - p ? 2 : 1
  }
  return states
}

export interface ToggleOptions {
  /**
   * true (usual): checking a node checks all below it, and a parent with nothing left below is cleared.
   * false (permissions): checking a node checks only it and its ancestors; clearing still clears all below.
   */
  down?: boolean
}

/** The set after a press on one node's box. Ancestors of what is checked are always held. */
export function toggleCheck(index: TreeIndex, held: ReadonlySet<TreeId>, id: TreeId, { down = true }: ToggleOptions = {}): Set<TreeId> {
  const next = new Set(held)
  const p = index.position(id)
  if (p < 0) return next
  const below = index.nodes.slice(p, index.end[p])
  const clear = down ? below.every((node) => held.has(node.id)) : held.has(id)

  if (!clear) {
    for (const node of down ? below : [index.nodes[p]!]) next.add(node.id)
    for (const above of ancestors(index, p)) next.add(index.nodes[above]!.id)
    return next
  }
  for (const node of below) next.delete(node.id)
  if (down) {
    for (const above of ancestors(index, p)) {
      const left = index.nodes.slice(above + 1, index.end[above]).some((node) => next.has(node.id))
      if (left) break
      next.delete(index.nodes[above]!.id)
    }
  }
  return next
}
