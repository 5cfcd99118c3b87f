// The tree's functions in Node, beside the usual way: objects with arrays of children, walked by recursion.
import { createTreeIndex, filterTree, visibleRows } from '../packages/ui/src/tree/tree-index.ts'
import type { Figure } from './lib/figure.ts'
import { menusToImport } from './lib/menus.ts'
import { cpuOf, inTurn } from './lib/rounds.ts'

interface Node {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
}
interface Branch extends Node {
  readonly children: Branch[]
}

function branches(nodes: readonly Node[]): Branch[] {
  const byId = new Map(nodes.map((node): [string, Branch] => [node.id, { ...node, children: [] }]))
  const top: Branch[] = []
  for (const branch of byId.values()) (byId.get(branch.parentId ?? '')?.children ?? top).push(branch)
  return top
}
const filtered = (list: readonly Branch[], matches: (node: Node) => boolean): Branch[] =>
  list
    .map((branch) => ({ ...branch, children: filtered(branch.children, matches) }))
    .filter((branch) => branch.children.length > 0 || matches(branch))
const opened = (list: readonly Branch[], open: ReadonlySet<string>): Branch[] =>
  list.flatMap((branch) => (open.has(branch.id) ? [branch, ...opened(branch.children, open)] : [branch]))

/** What was made last, so that nothing is optimised away. */
export let made: unknown
const cost = (work: () => unknown) => async () => (await cpuOf(() => void (made = work()))) / 1000

export default async function* tree(): AsyncIterable<Figure> {
  for (const count of [10_000, 100_000]) {
    const nodes = menusToImport(count).map(({ key, parentKey, name }): Node => ({ id: key, parentId: parentKey ?? null, name }))
    const index = createTreeIndex(nodes)
    const nested = branches(nodes)
    const all = new Set(nodes.map(({ id }) => id))
    const matches = ({ name }: Node) => name.includes('Library 4')
    const of = (what: string) => `${what}, ${count.toLocaleString('en')} nodes`
    const [rounds, unit] = [15, 'ms'] as const
    yield {
      name: of('createTreeIndex'),
      unit,
      ...(await inTurn(
        rounds,
        cost(() => createTreeIndex(nodes)),
        cost(() => branches(nodes)),
      )),
    }
    yield {
      name: of('filterTree'),
      unit,
      ...(await inTurn(
        rounds,
        cost(() => filterTree(index, matches)),
        cost(() => filtered(nested, matches)),
      )),
    }
    yield {
      name: of('visibleRows, all open'),
      unit,
      ...(await inTurn(
        rounds,
        cost(() => visibleRows(index, all)),
        cost(() => opened(nested, all)),
      )),
    }
  }
}
