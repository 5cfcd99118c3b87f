import type { Isb, Schema } from '@isb/sdk'
import { Refusal } from '../../lib/failure/refusal.ts'

type Option = Schema<'MenuOption'>

/** The tree to choose permissions from, found by code. */
export interface Choice {
  readonly nodes: readonly Option[]
  /** The node of a code. Refuses one that no node bears. */
  readonly node: (code: string) => Option
  /** A node and everything below it. */
  readonly below: (id: number) => readonly number[]
  /** The codes of nodes, in the tree's order. Nodes without a code have none. */
  readonly codesOf: (ids: readonly number[]) => string[]
}

/** Reads the tree to choose from. */
export async function choiceOf(isb: Isb): Promise<Choice> {
  const nodes = await isb.roles.menuOptions()
  const byCode = new Map(nodes.filter(({ code }) => code !== '').map((node) => [node.code, node]))
  const held = Map.groupBy(nodes, ({ parentId }) => parentId)
  const below = (id: number): number[] => [id, ...(held.get(id) ?? []).flatMap((node) => below(node.id))]
  return {
    nodes,
    below,
    node(code) {
      const node = byCode.get(code)
      if (!node) throw new Refusal('refused.noCode', { code }, { hint: 'isb menus tree' })
      return node
    },
    codesOf(ids) {
      const wanted = new Set(ids)
      return nodes.filter(({ id, code }) => code !== '' && wanted.has(id)).map(({ code }) => code)
    },
  }
}
