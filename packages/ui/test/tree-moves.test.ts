import { describe, expect, it } from 'vitest'
import { createTreeIndex, type TreeId, type TreeNode, visibleRows } from '../src/tree/tree-index.ts'
import { landingAt, landingByKey, type Landing, siblingBefore, staysPut } from '../src/tree/tree-moves.ts'

/*  row 0 a
 *  row 1   b
 *  row 2     c
 *  row 3   d
 *  row 4 e        (closed: f under it)
 *  row 5 g        */
const nodes: TreeNode[] = [
  { id: 'a', parentId: null },
  { id: 'b', parentId: 'a' },
  { id: 'c', parentId: 'b' },
  { id: 'd', parentId: 'a' },
  { id: 'e', parentId: null },
  { id: 'f', parentId: 'e' },
  { id: 'g', parentId: null },
]
const index = createTreeIndex(nodes)
const rows = visibleRows(index, new Set(['a', 'b']))
const at = (id: TreeId) => index.position(id)
const yes = () => true

const land = (
  moving: TreeId,
  gap: number,
  wanted: number,
  canDrop = yes as (id: TreeId, parent: TreeId | null, index: number) => boolean,
) => {
  const to = landingAt(index, rows, gap, wanted, at(moving), canDrop)
  return to && [index.nodes[to.parent]?.id ?? null, to.index, to.depth]
}

/** Does a move on a plain list, the way a server would. */
function apply(moving: TreeId, to: Landing): TreeNode[] {
  const parentId = index.nodes[to.parent]?.id ?? null
  const others = nodes.filter((node) => node.id !== moving)
  const siblings = others.filter((node) => node.parentId === parentId)
  const next = siblings[to.index]
  const place = next ? others.indexOf(next) : others.length
  return [...others.slice(0, place), { id: moving, parentId }, ...others.slice(place)]
}

describe('landingAt', () => {
  it('chooses the depth by where the pointer is, among the legal ones', () => {
    // Below c, above d: after c in b, or after b in a; under c itself.
    expect(land('g', 3, 3)).toEqual(['c', 0, 3])
    expect(land('g', 3, 2)).toEqual(['b', 1, 2])
    expect(land('g', 3, 1)).toEqual(['a', 1, 1])
    expect(land('g', 3, 0)).toEqual(['a', 1, 1])
  })
  it('goes in as the first child between an open parent and its child', () => {
    expect(land('g', 1, 0)).toEqual(['a', 0, 1])
  })
  it('goes in as the last child of a closed parent', () => {
    expect(land('g', 5, 1)).toEqual(['e', 1, 1])
  })
  it('reaches the top and the bottom', () => {
    expect(land('g', 0, 0)).toEqual([null, 0, 0])
    expect(land('a', 6, 0)).toEqual([null, 2, 0])
  })
  it('counts places without the node that moves', () => {
    expect(land('b', 4, 1)).toEqual(['a', 1, 1])
    expect(land('d', 1, 1)).toEqual(['a', 0, 1])
  })
  it('never lands in itself: gaps within the carried subtree mean its own place', () => {
    expect(land('b', 2, 9)).toEqual(['a', 0, 1])
    const depths = [0, 1, 2, 3].map((wanted) => land('a', 2, wanted))
    expect(depths).toEqual([
      [null, 0, 0],
      [null, 0, 0],
      [null, 0, 0],
      [null, 0, 0],
    ])
  })
  it('asks canDrop, and takes the nearest depth it allows', () => {
    expect(land('g', 3, 3, (_, parent) => parent === 'a')).toEqual(['a', 1, 1])
    expect(land('g', 3, 3, () => false)).toBeNull()
  })
  it('from every gap and depth gives a move that a plain list can do, to the depth it promised', () => {
    for (const { id } of nodes) {
      for (let gap = 0; gap <= rows.length; gap++) {
        for (let wanted = 0; wanted < 5; wanted++) {
          const to = landingAt(index, rows, gap, wanted, at(id), yes)!
          const after = createTreeIndex(apply(id, to))
          const now = after.position(id)
          expect(after.problems).toEqual([])
          expect(after.depth[now]).toBe(to.depth)
          expect(after.rank[now]).toBe(to.index)
          const before = siblingBefore(index, at(id), to)
          const sibling = after.nodes.find((_, p) => after.parent[p] === after.parent[now] && after.rank[p] === to.index - 1)
          expect(index.nodes[before]?.id).toBe(sibling?.id)
        }
      }
    }
  })
})

describe('landingByKey', () => {
  const key = (id: TreeId, way: 'up' | 'down' | 'out' | 'in') => {
    const to = landingByKey(index, at(id), way)
    return to && [index.nodes[to.parent]?.id ?? null, to.index, to.depth]
  }
  it('moves among siblings and stops at their ends', () => {
    expect(key('d', 'up')).toEqual(['a', 0, 1])
    expect(key('b', 'down')).toEqual(['a', 1, 1])
    expect(key('b', 'up')).toBeNull()
    expect(key('g', 'down')).toBeNull()
  })
  it('goes out after its parent, in under the sibling before it', () => {
    expect(key('c', 'out')).toEqual(['a', 1, 1])
    expect(key('a', 'out')).toBeNull()
    expect(key('g', 'in')).toEqual(['e', 1, 1])
    expect(key('d', 'in')).toEqual(['b', 1, 2])
    expect(key('a', 'in')).toBeNull()
  })
})

it('knows when nothing would change', () => {
  expect(staysPut(index, at('b'), { parent: at('a'), index: 0, depth: 1 })).toBe(true)
  expect(staysPut(index, at('b'), { parent: at('a'), index: 1, depth: 1 })).toBe(false)
})
