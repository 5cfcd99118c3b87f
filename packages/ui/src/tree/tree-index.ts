/** What a tree knows a node by. */
export type TreeId = string | number

/** A node as it comes from a list: siblings stand in their order, parents may come before or after their children. */
export interface TreeNode {
  id: TreeId
  /** null, or the id of the virtual root, for a node at the top. */
  parentId: TreeId | null
}

/** What was wrong with the input. The node is shown at the top all the same; a duplicate is left out. */
export interface TreeProblem {
  id: TreeId
  /** Its parent is not in the list; it stands under itself; its id came before. */
  kind: 'orphan' | 'cycle' | 'duplicate'
}

/**
 * A tree laid flat, in pre-order: the subtree of the node at position `p` is `p … end[p] - 1`, so counting, cutting and
 * skipping a subtree is arithmetic. Numbers lie in typed arrays; a hundred thousand nodes take 2.5 MB and 40 ms.
 */
export interface TreeIndex<N extends TreeNode = TreeNode> {
  /** The nodes in pre-order. */
  readonly nodes: readonly N[]
  /** Position of a node, or -1. */
  readonly position: (id: TreeId) => number
  /** 0 at the top. */
  readonly depth: Int32Array
  /** Position of the parent; -1 at the top. */
  readonly parent: Int32Array
  /** Position after the last descendant. */
  readonly end: Int32Array
  /** Place among its siblings, from 0. */
  readonly rank: Int32Array
  /** Number of children. */
  readonly children: Int32Array
  /** Number of nodes at the top. */
  readonly roots: number
  /** Nodes that could not stand where the input put them. */
  readonly problems: readonly TreeProblem[]
}

/** Builds the index in one pass up and one down; the input may hold orphans, cycles and duplicates. */
export function createTreeIndex<N extends TreeNode>(input: readonly N[], rootId: TreeId | null = null): TreeIndex<N> {
  const n = input.length
  const problems: TreeProblem[] = []
  const indexOf = new Map<TreeId, number>()
  // Backwards, so that of two nodes with one id the first stays.
  for (let i = n - 1; i >= 0; i--) indexOf.set(input[i]!.id, i)

  // Children as linked lists over input indexes; built backwards they come out in input order.
  const up = new Int32Array(n).fill(-1)
  const first = new Int32Array(n).fill(-1)
  const next = new Int32Array(n).fill(-1)
  let firstRoot = -1
  let size = n
  for (let i = n - 1; i >= 0; i--) {
    const { id, parentId } = input[i]!
    if (indexOf.size < n && indexOf.get(id) !== i) {
      problems.push({ id, kind: 'duplicate' })
      size--
      continue
    }
    const parent = parentId === null || parentId === rootId ? undefined : indexOf.get(parentId)
    if (parent === undefined) {
      if (parentId !== null && parentId !== rootId) problems.push({ id, kind: 'orphan' })
      next[i] = firstRoot
      firstRoot = i
    } else {
      up[i] = parent
      next[i] = first[parent]!
      first[parent] = i
    }
  }
  problems.reverse()

  const nodes: N[] = []
  const place = new Int32Array(n).fill(-1)
  const depth = new Int32Array(size)
  const parent = new Int32Array(size)
  const end = new Int32Array(size)
  const rank = new Int32Array(size)
  const children = new Int32Array(size)
  let roots = 0

  /** Lays down a node and all below it, without recursion: a chain of 100,000 must not overflow the stack. */
  const lay = (top: number) => {
    for (let i = top; ;) {
      const p = nodes.length
      const above = up[i]! < 0 ? -1 : place[up[i]!]!
      nodes.push(input[i]!)
      place[i] = p
      parent[p] = above
      depth[p] = above < 0 ? 0 : depth[above]! + 1
      rank[p] = above < 0 ? roots++ : children[above]!++
      if (first[i]! >= 0) {
        i = first[i]!
        continue
      }
      while (i !== top && next[i]! < 0) i = up[i]!
      if (i === top) return
      i = next[i]!
    }
  }
  for (let i = firstRoot; i >= 0; i = next[i]!) lay(i)

  // What was not reached hangs on a cycle. Cut it where it is first met and show that node at the top.
  const seen = new Int32Array(nodes.length < size ? n : 0).fill(-1)
  for (let i = 0; nodes.length < size; i++) {
    if (place[i]! >= 0 || indexOf.get(input[i]!.id) !== i) continue
    let knot = i
    for (; seen[knot] !== i; knot = up[knot]!) seen[knot] = i
    const above = up[knot]!
    if (first[above] === knot) first[above] = next[knot]!
    else {
      let before = first[above]!
      while (next[before] !== knot) before = next[before]!
      next[before] = next[knot]!
    }
    up[knot] = -1
    problems.push({ id: input[knot]!.id, kind: 'cycle' })
    lay(knot)
  }

  for (let p = size - 1; p >= 0; p--) {
    if (end[p] === 0) end[p] = p + 1
    const above = parent[p]!
    if (above >= 0 && end[above]! < end[p]!) end[above] = end[p]!
  }
  const position = (id: TreeId) => place[indexOf.get(id) ?? -1] ?? -1
  return { nodes, position, depth, parent, end, rank, children, roots, problems }
}

/** Positions above one, nearest first. */
export function ancestors(index: TreeIndex, position: number): number[] {
  const result: number[] = []
  for (let p = index.parent[position] ?? -1; p >= 0; p = index.parent[p]!) result.push(p)
  return result
}

/** Ids of everything that can be opened: what “expand all” puts into `expanded`. */
export function branchIds(index: TreeIndex): Set<TreeId> {
  const ids = new Set<TreeId>()
  for (let p = 0; p < index.nodes.length; p++) if (index.children[p]! > 0) ids.add(index.nodes[p]!.id)
  return ids
}

/** Ids of a node and all below it. */
export function subtreeIds(index: TreeIndex, id: TreeId): TreeId[] {
  const p = index.position(id)
  return p < 0 ? [] : index.nodes.slice(p, index.end[p]).map((node) => node.id)
}

/** What a filter keeps, by position: 0 nothing, 1 holds a match below, 2 matches itself, 3 both. */
export type Kept = Uint8Array

/** Keeps the nodes that match, and their ancestors so that one sees where they stand. */
export function filterTree<N extends TreeNode>(index: TreeIndex<N>, matches: (node: N) => boolean): Kept {
  const kept = new Uint8Array(index.nodes.length)
  for (let p = kept.length - 1; p >= 0; p--) {
    if (matches(index.nodes[p]!)) kept[p]! |= 2
    const above = index.parent[p]!
    if (kept[p] && above >= 0) kept[above]! |= 1
  }
  return kept
}

/**
 * The positions that are rows now. Without a filter those whose ancestors are all in `expanded`; with one, what it
 * kept, open but for what stands in `closed`.
 */
export function visibleRows(index: TreeIndex, expanded: ReadonlySet<TreeId>, kept?: Kept, closed?: ReadonlySet<TreeId>): Int32Array {
  const { nodes, end } = index
  const rows = new Int32Array(nodes.length)
  let count = 0
  for (let p = 0; p < nodes.length;) {
    const after = end[p]!
    if (kept && !kept[p]) {
      p = after
      continue
    }
    rows[count++] = p
    const open = after > p + 1 && (kept ? !closed?.has(nodes[p]!.id) : expanded.has(nodes[p]!.id))
    p = open ? p + 1 : after
  }
  return rows.subarray(0, count)
}

/** The row of a position, or of its nearest ancestor that is a row; else the first. */
export function nearestRow(index: TreeIndex, rows: Int32Array, position: number): number {
  for (let p = position; p >= 0; p = index.parent[p]!) {
    // Positions grow down the rows, so the row is found by halving.
    let low = 0
    for (let high = rows.length; low < high;) {
      const middle = (low + high) >> 1
      if (rows[middle]! < p) low = middle + 1
      else high = middle
    }
    if (rows[low] === p) return low
  }
  return 0
}
