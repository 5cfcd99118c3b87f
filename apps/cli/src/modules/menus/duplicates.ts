import { Refusal } from '../../lib/failure/refusal.ts'
import { type Node, walk } from './node.ts'

/** A code that stands twice. */
export interface Duplicate {
  readonly code: string
  readonly first: Node
  readonly again: Node
}

/** The codes that stand more than once, in the file's order. */
export function duplicatesIn(nodes: readonly Node[]): Duplicate[] {
  const firsts = new Map<string, Node>()
  const found: Duplicate[] = []
  // The first is the one higher up in the file, which in a dump need not be the one higher up in the tree.
  const inOrder = [...walk(nodes)].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  for (const node of inOrder) {
    if (node.code === '') continue
    const first = firsts.get(node.code)
    if (first) found.push({ code: node.code, first, again: node })
    else firsts.set(node.code, node)
  }
  return found
}

const valuesOf = ({ code, first, again }: Duplicate) => ({ code, name: again.name, first: first.name, firstLine: first.line ?? 0 })

/**
 * The tree with every code once. Codes that stand twice are refused, both lines named, for a code is a permission and
 * two screens under one are a decision; with `drop` the first keeps it and the others lose it.
 */
export function onceEach(
  nodes: readonly Node[],
  drop: boolean,
  tell: (duplicate: ReturnType<typeof valuesOf> & { line: number }) => void,
): readonly Node[] {
  const found = duplicatesIn(nodes)
  if (found.length === 0) return nodes
  if (!drop) {
    const faults = found.map((one) => ({ line: one.again.line ?? 0, key: 'refused.duplicateCode', values: valuesOf(one) }) as const)
    throw new Refusal('refused.duplicateCodes', { count: found.length }, { faults })
  }
  const bare = new Set<Node>()
  for (const one of found) {
    bare.add(one.again)
    tell({ ...valuesOf(one), line: one.again.line ?? 0 })
  }
  const without = (some: readonly Node[]): readonly Node[] =>
    some.map((node) => ({ ...node, ...(bare.has(node) ? { code: '' } : {}), children: without(node.children) }))
  return without(nodes)
}
