/** A node that says what it stands under. */
interface Placed {
  readonly id: number
  readonly parentId: number
}

/** A node with what it holds. */
export type Grown<Node> = Node & { readonly children: readonly Grown<Node>[] }

/** Flat nodes, in the tree's order, as a tree. `top` is the id under which it begins. */
export function grow<Node extends Placed>(nodes: readonly Node[], top = 0): Grown<Node>[] {
  const held = new Map<number, Node[]>()
  for (const node of nodes) {
    const siblings = held.get(node.parentId)
    if (siblings) siblings.push(node)
    else held.set(node.parentId, [node])
  }
  const under = (id: number): Grown<Node>[] => (held.get(id) ?? []).map((node) => ({ ...node, children: under(node.id) }))
  return under(top)
}

/** The tree as rows, each with its name drawn at the end of its branch. */
export function* branches<Node>(
  nodes: readonly Grown<Node>[],
  nameOf: (node: Node) => string,
  before = '',
  depth = 0,
): Generator<Node & { readonly label: string }, void> {
  for (const [index, node] of nodes.entries()) {
    const last = index === nodes.length - 1
    yield { ...node, label: `${before}${depth === 0 ? '' : last ? '└─ ' : '├─ '}${nameOf(node)}` }
    yield* branches(node.children, nameOf, depth === 0 ? '' : `${before}${last ? '   ' : '│  '}`, depth + 1)
  }
}
