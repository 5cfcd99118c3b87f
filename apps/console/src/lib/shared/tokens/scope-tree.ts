// What an API token may be given: of the tree only what leads to an operation, and what somebody holds beside the tree.
import { contractCodes, type Schema } from '@isb/sdk'
import { createTreeIndex, type TreeId, type TreeIndex, type TreeNode } from '@isb/ui'

/** A node to choose from. One without a code only holds others together. */
export interface ScopeNode extends TreeNode {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly nameZh: string
  readonly icon: string
  readonly code: string
}
export type ScopeTree = TreeIndex<ScopeNode>

type Menu = Schema<'AvailableMenu'>
/** What buttons look like; they have no icon of their own. */
const button = 'mouse-pointer-click'

/**
 * The tree of what may be given.
 * @param codes the permission codes that may be given; those that no operation needs are left out
 * @param beside the name of the group of codes that are not in the tree
 * @param own the group of scopes for own data, each by its name
 */
export function scopeTree(
  menus: readonly Menu[],
  codes: readonly string[],
  beside: Pick<ScopeNode, 'name' | 'nameZh'>,
  own: { readonly name: string; readonly scopes: Readonly<Record<string, string>> } = { name: '', scopes: {} },
): ScopeTree {
  const givable = new Set(codes.filter((code) => contractCodes.includes(code)))
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  const kept = new Set<number>()
  for (const menu of menus)
    if (givable.has(menu.code)) for (let at: Menu | undefined = menu; at && !kept.has(at.id); at = byId.get(at.parentId)) kept.add(at.id)
  const nodes = menus
    .filter(({ id }) => kept.has(id))
    .map(({ id, parentId, type, name, nameZh, icon, code }): ScopeNode => ({
      id,
      parentId: parentId || null,
      name,
      nameZh,
      icon: type === 'MENU_PERM_RESOURCE' ? button : icon,
      code: givable.has(code) ? code : '',
    }))
  const inTree = new Set(nodes.map(({ code }) => code))
  const rest = [...givable].filter((code) => !inTree.has(code))
  const group: ScopeNode[] = rest.length > 0 ? [{ ...beside, id: -1, parentId: null, icon: 'layout-dashboard', code: '' }] : []
  const loose = rest.map((code, at): ScopeNode => ({ id: -2 - at, parentId: -1, name: code, nameZh: '', icon: button, code }))
  const ownGroup = -2 - rest.length
  const scopes = Object.entries(own.scopes).map(([code, name], at): ScopeNode => ({
    id: ownGroup - 1 - at,
    parentId: ownGroup,
    name,
    nameZh: '',
    icon: button,
    code,
  }))
  const ownData: ScopeNode = { id: ownGroup, parentId: null, name: own.name, nameZh: '', icon: 'user-round', code: '' }
  return createTreeIndex<ScopeNode>([...nodes, ...group, ...loose, ...(scopes.length > 0 ? [ownData, ...scopes] : [])])
}

const codesBelow = ({ nodes, end }: ScopeTree, at: number): string[] => nodes.slice(at, end[at]).flatMap(({ code }) => (code ? [code] : []))

/** The nodes whose boxes are ticked: those that are given, and what holds together nothing else. */
export function tickedIds(tree: ScopeTree, scopes: ReadonlySet<string>): Set<TreeId> {
  const ticked = tree.nodes.filter(({ code }, at) => (code ? scopes.has(code) : codesBelow(tree, at).every((each) => scopes.has(each))))
  return new Set(ticked.map(({ id }) => id))
}

/**
 * What is given after a press on a box. As with roles: a button takes the screen that it stands on along, a screen does not take its
 * buttons, clearing it clears them. What only holds others together gives or takes all of them.
 */
export function press(tree: ScopeTree, scopes: ReadonlySet<string>, id: number): string[] {
  const at = tree.position(id)
  const node = tree.nodes[at]
  if (!node) return [...scopes]
  const below = codesBelow(tree, at)
  const isOn = node.code ? scopes.has(node.code) : below.every((code) => scopes.has(code))
  if (isOn) return [...scopes].filter((code) => !below.includes(code))
  const added = node.code ? [] : below
  for (let p = at; p >= 0; p = tree.parent[p] ?? -1) {
    const code = tree.nodes[p]?.code
    if (code) added.push(code)
  }
  return [...new Set([...scopes, ...added])]
}
