/**
 * Puts flat nodes into the tree's order: each node directly before what it holds, siblings as they came. A node whose parent is
 * not among them stands at the top. O(n), no recursion.
 */
export function treeOrder<N extends { id: number; parentId: number }>(nodes: readonly N[]): N[] {
  const ids = new Set(nodes.map((node) => node.id))
  const children = new Map<number, N[]>()
  for (const node of nodes) {
    const under = ids.has(node.parentId) ? node.parentId : 0
    const siblings = children.get(under)
    if (siblings) siblings.push(node)
    else children.set(under, [node])
  }
  const ordered: N[] = []
  const waiting = (children.get(0) ?? []).toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    ordered.push(node)
    const under = children.get(node.id) ?? []
    for (let at = under.length - 1; at >= 0; at--) waiting.push(under[at] as N)
  }
  return ordered
}
