import { describe, expect, it } from 'vitest'
import {
  ancestors,
  branchIds,
  createTreeIndex,
  filterTree,
  nearestRow,
  subtreeIds,
  type TreeId,
  type TreeNode,
  visibleRows,
} from '../src/tree/tree-index.ts'

/** A small generator with a seed, so that a failing tree can be made again. */
const random = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296
  return seed / 4294967296
}

function randomTree(seed: number, size: number): TreeNode[] {
  const next = random(seed)
  const nodes: TreeNode[] = []
  for (let id = 1; id <= size; id++) {
    const parent = Math.floor(next() * id)
    nodes.push({ id, parentId: parent === 0 ? null : parent })
  }
  return nodes
    .map((node) => ({ node, by: next() }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ node }) => node)
}

/** The same by plain recursion over nested arrays. */
function naive(nodes: readonly TreeNode[]) {
  const flat: { id: TreeId; depth: number; parent: TreeId | null; below: TreeId[]; rank: number; children: number }[] = []
  const kids = (parent: TreeId | null) => nodes.filter((node) => node.parentId === parent)
  const below = (id: TreeId): TreeId[] => kids(id).flatMap((kid) => [kid.id, ...below(kid.id)])
  const walk = (parent: TreeId | null, depth: number) => {
    for (const [rank, { id }] of kids(parent).entries()) {
      flat.push({ id, depth, parent, below: below(id), rank, children: kids(id).length })
      walk(id, depth + 1)
    }
  }
  walk(null, 0)
  return flat
}

describe('createTreeIndex', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('agrees with a naive tree, seed %i', (seed) => {
    const nodes = randomTree(seed, 60)
    const index = createTreeIndex(nodes)
    const expected = naive(nodes)
    const actual = index.nodes.map((node, p) => ({
      id: node.id,
      depth: index.depth[p],
      parent: index.nodes[index.parent[p]!]?.id ?? null,
      below: index.nodes.slice(p + 1, index.end[p]).map((below) => below.id),
      rank: index.rank[p],
      children: index.children[p],
    }))
    expect(actual).toEqual(expected)
    expect(index.roots).toBe(expected.filter((node) => node.depth === 0).length)
    for (const [p, node] of index.nodes.entries()) expect(index.position(node.id)).toBe(p)
    expect(index.problems).toEqual([])
  })

  it('takes a virtual root', () => {
    const index = createTreeIndex(
      [
        { id: 1, parentId: 0 },
        { id: 2, parentId: 1 },
      ],
      0,
    )
    expect([...index.depth]).toEqual([0, 1])
    expect(index.problems).toEqual([])
  })

  it('shows orphans at the top and reports them', () => {
    const index = createTreeIndex([
      { id: 'a', parentId: null },
      { id: 'b', parentId: 'gone' },
      { id: 'c', parentId: 'b' },
    ])
    expect(index.nodes.map((node) => node.id)).toEqual(['a', 'b', 'c'])
    expect([...index.depth]).toEqual([0, 0, 1])
    expect(index.problems).toEqual([{ id: 'b', kind: 'orphan' }])
  })

  it('cuts cycles, keeps what hangs on them, and reports one node each', () => {
    const index = createTreeIndex([
      { id: 'tail', parentId: 'x' },
      { id: 'x', parentId: 'z' },
      { id: 'y', parentId: 'x' },
      { id: 'z', parentId: 'y' },
      { id: 'self', parentId: 'self' },
      { id: 'ok', parentId: null },
    ])
    expect(index.nodes.map((node) => node.id).toSorted()).toEqual(['ok', 'self', 'tail', 'x', 'y', 'z'])
    expect(index.problems).toEqual([
      { id: 'x', kind: 'cycle' },
      { id: 'self', kind: 'cycle' },
    ])
    expect(subtreeIds(index, 'x')).toEqual(['x', 'tail', 'y', 'z'])
  })

  it('keeps the first of two nodes with one id', () => {
    const index = createTreeIndex([
      { id: 1, parentId: null },
      { id: 2, parentId: 1 },
      { id: 1, parentId: 2 },
    ])
    expect(index.nodes.map((node) => node.id)).toEqual([1, 2])
    expect(index.problems).toEqual([{ id: 1, kind: 'duplicate' }])
  })

  it('does not recurse: a chain of 100,000 and nothing at all', () => {
    const chain = Array.from({ length: 100_000 }, (_, i) => ({ id: i, parentId: i === 0 ? null : i - 1 }))
    const index = createTreeIndex(chain)
    expect(index.depth[99_999]).toBe(99_999)
    expect(index.end[0]).toBe(100_000)
    expect(createTreeIndex([]).nodes).toEqual([])
  })
})

describe('rows', () => {
  const nodes = randomTree(11, 80)
  const index = createTreeIndex(nodes)
  const parentOf = new Map(nodes.map((node) => [node.id, node.parentId]))
  const chain = (id: TreeId): TreeId[] => {
    const parent = parentOf.get(id)
    return parent == null ? [] : [parent, ...chain(parent)]
  }

  it('are the nodes whose ancestors are all open', () => {
    const expanded = new Set<TreeId>(nodes.filter((_, i) => i % 3 !== 0).map((node) => node.id))
    const rows = [...visibleRows(index, expanded)].map((p) => index.nodes[p]!.id)
    const expected = index.nodes.filter((node) => chain(node.id).every((id) => expanded.has(id))).map((node) => node.id)
    expect(rows).toEqual(expected)
  })

  it('are all of them when all branches are open', () => {
    expect(visibleRows(index, branchIds(index)).length).toBe(80)
  })

  it('of a filter are the matches and their ancestors, open but for the closed ones', () => {
    const wanted = (node: TreeNode) => Number(node.id) % 7 === 0
    const kept = filterTree(index, wanted)
    const expected = new Set(nodes.filter(wanted).flatMap((node) => [node.id, ...chain(node.id)]))
    const ids = [...visibleRows(index, new Set(), kept)].map((p) => index.nodes[p]!.id)
    expect(new Set(ids)).toEqual(expected)
    const closed = ids.find((_, row) => kept[index.position(ids[row]!)]! & 1)!
    const fewer = [...visibleRows(index, new Set(), kept, new Set([closed]))].map((p) => index.nodes[p]!.id)
    expect(fewer).toEqual(ids.filter((id) => !chain(id).includes(closed)))
  })

  it('find ancestors, and the nearest row of what is hidden', () => {
    const deep = index.nodes.findIndex((_, p) => index.depth[p]! >= 3)
    expect(ancestors(index, deep).map((p) => index.nodes[p]!.id)).toEqual(chain(index.nodes[deep]!.id))
    const rows = visibleRows(index, new Set())
    const top = index.position(chain(index.nodes[deep]!.id).at(-1)!)
    expect(rows[nearestRow(index, rows, deep)]).toBe(top)
  })
})
