import type { MenuType } from '@isb/domain'

/** A menu as a tree file has it: without ids, in the order in which it stands. */
export interface Node {
  readonly type: MenuType
  readonly name: string
  readonly nameZh: string
  readonly path: string
  readonly icon: string
  readonly code: string
  readonly isExternalPath: 0 | 1
  readonly openTarget: 0 | 1
  readonly children: readonly Node[]
  /** Where it stood in the file. */
  readonly line?: number
}

/** Every node, parents before their children. */
export function* walk(nodes: readonly Node[]): Generator<Node, void> {
  for (const node of nodes) {
    yield node
    yield* walk(node.children)
  }
}
