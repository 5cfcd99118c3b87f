import { expect, test } from 'vitest'
import { treeOrder } from '../index.ts'

const node = (id: number, parentId = 0) => ({ id, parentId })
const ids = (nodes: { id: number }[]) => nodes.map(({ id }) => id)

test('each node stands directly before what it holds, siblings as they came', () => {
  expect(ids(treeOrder([node(1), node(4), node(3, 1), node(2, 1), node(5, 3)]))).toEqual([1, 3, 5, 2, 4])
})

test('a node whose parent is not among them stands at the top, and nothing is lost', () => {
  expect(ids(treeOrder([node(7, 99), node(1), node(8, 7)]))).toEqual([7, 8, 1])
})

test('a hundred thousand nodes in one chain do not exhaust the stack', () => {
  const chain = Array.from({ length: 100_000 }, (_, at) => node(at + 1, at))
  expect(ids(treeOrder(chain)).at(-1)).toBe(100_000)
})
