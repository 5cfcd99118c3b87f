import { type MenuType, whyNotPath, whyNotUnder } from '@isb/domain'
import { Refusal } from '../../../lib/failure/refusal.ts'
import type { Node } from '../node.ts'
import { codeOf, nameOf, pathsOf } from './fields.ts'
import { lucideOf } from './icons.ts'
import type { Notes } from './notes.ts'
import type { Row } from './rows.ts'
import type { Rooted } from './root.ts'

/** A node while its children are still being put under it. */
interface Growing extends Omit<Node, 'type' | 'children' | 'line'> {
  type: MenuType
  readonly children: Growing[]
  readonly line: number
}

/** How many levels a tree may have: no more come in. */
const deepest = 50

/**
 * Whether a row is a module in effect: a page that holds pages, or that leads nowhere and holds nothing; or a menu that shows no page of
 * its own and holds menus. A page of its own that holds hidden ones only is what people open, and the others are opened from it.
 */
function isModule({ type, hasPage, path }: Row, held: readonly Row[]): boolean {
  const pages = held.filter((child) => child.type !== 'button')
  if (type === 'page' && hasPage) return pages.some((child) => !child.hidden)
  if (type === 'page' && held.length === 0) return path === '' || path === '#'
  return type === 'module' || (type !== 'button' && !hasPage && pages.length > 0)
}

const typeOf = (row: Row, held: readonly Row[]): MenuType =>
  isModule(row, held) ? 'MENU_DIR' : row.type === 'button' ? 'MENU_PERM_RESOURCE' : 'MENU'

/**
 * Rows into a tree where everything stands where it may: what stands elsewhere is moved to the nearest place that
 * keeps its meaning, and every such move is noted.
 */
export function plant({ tops, heldBy }: Rooted, notes: Notes): Node[] {
  const root: Growing[] = []
  const pathOf = pathsOf(heldBy, tops)
  /** Buttons that stand in a module; they wait until it is known which menus it holds. */
  const strays: { readonly button: Growing; readonly module: Growing | undefined }[] = []

  function nodeOf(row: Row, type: MenuType): Growing {
    const isExternalPath = type !== 'MENU_PERM_RESOURCE' && row.external ? 1 : 0
    let path = type === 'MENU_PERM_RESOURCE' ? '' : (pathOf.get(row) ?? '')
    if (path.length > 255 || whyNotPath({ type, path, isExternalPath }) !== null) {
      notes.add(row, 'badPath', { path })
      path = ''
    }
    if (type !== 'MENU_PERM_RESOURCE' && row.hidden) notes.add(row, 'hidden')
    if (row.disabled) notes.add(row, 'disabled')
    return {
      type,
      ...nameOf(row, notes),
      path,
      icon: lucideOf(row.icon),
      code: codeOf(row, notes),
      isExternalPath: path === '' ? 0 : isExternalPath,
      openTarget: path !== '' && row.newTab ? 1 : 0,
      children: [],
      line: row.line,
    }
  }

  /** Puts a row, and what it holds, under the innermost of `above` that may hold it. */
  function put(row: Row, above: readonly Growing[]): void {
    if (above.length >= deepest) throw new Refusal('refused.tooDeep', { line: row.line, limit: deepest })
    const held = heldBy(row)
    const node = nodeOf(row, typeOf(row, held))
    if (row.type === 'menu' && node.type === 'MENU_DIR') notes.add(row, 'becameModule')
    const parent = above.at(-1)
    const at = above.findLastIndex((ancestor) => whyNotUnder(node.type, ancestor.type) === null)
    const host = above[at]
    if (host === parent && (host || whyNotUnder(node.type, 'Root') === null)) (host?.children ?? root).push(node)
    else if (node.type === 'MENU_PERM_RESOURCE' && !host) strays.push({ button: node, module: parent })
    else {
      // Behind the branch that it was lifted out of, which is the last one there.
      ;(host?.children ?? root).push(node)
      notes.add(row, 'lifted', { parent: parent?.name ?? '', parentLine: parent?.line ?? 0 })
    }
    const path = [...above.slice(0, at + 1), node]
    for (const child of held) put(child, path)
  }
  for (const row of tops) put(row, [])
  for (const { button, module } of strays) settle(button, module, notes)
  return root
}

/** A button that stood in a module goes to its first menu; a module of nothing but buttons was meant as a menu. */
function settle(button: Growing, module: Growing | undefined, notes: Notes): void {
  const about = { line: button.line, name: button.name }
  const menu = module && (module.type === 'MENU' ? module : firstMenu(module))
  if (menu) {
    menu.children.push(button)
    if (menu !== module)
      notes.add(about, 'buttonMoved', { module: module.name, moduleLine: module.line, menu: menu.name, menuLine: menu.line })
  } else if (module && module.children.length === 0) {
    module.type = 'MENU'
    module.children.push(button)
    notes.add(module, 'becameMenu')
  } else notes.add(about, 'buttonNowhere')
}

function firstMenu({ children }: Growing): Growing | undefined {
  const own = children.find((child) => child.type === 'MENU')
  if (own) return own
  for (const child of children) {
    const found = firstMenu(child)
    if (found) return found
  }
  return undefined
}
