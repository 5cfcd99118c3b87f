// The available menus as the side menu shows them: modules with their screens, buttons left out.
import type { Menu } from '../../base/connection/session.ts'

export interface Branch extends Menu {
  readonly children: Branch[]
}

/** Modules and menus as a tree. A module with nothing in it is left out, unless it is a link itself: it would lead nowhere. */
export function branches(menus: readonly Menu[]): Branch[] {
  const shown = menus.filter((menu) => menu.type !== 'MENU_PERM_RESOURCE').map((menu): Branch => ({ ...menu, children: [] }))
  const byId = new Map(shown.map((menu) => [menu.id, menu]))
  const top: Branch[] = []
  for (const menu of shown) (byId.get(menu.parentId)?.children ?? top).push(menu)
  const filled = (list: Branch[]): Branch[] =>
    list
      .map((menu) => ({ ...menu, children: filled(menu.children) }))
      .filter((menu) => menu.type === 'MENU' || menu.isExternalPath === 1 || menu.children.length > 0)
  return filled(top)
}

const places = new WeakMap<readonly Menu[], { byId: Map<number, Menu>; screens: Menu[] }>()

/** What `trail` needs to know of the menus; made once for each list. */
function placesOf(menus: readonly Menu[]) {
  let known = places.get(menus)
  if (!known) {
    const screens = menus
      .filter((menu) => menu.type === 'MENU' && menu.isExternalPath === 0 && menu.path)
      .toSorted((a, b) => b.path.length - a.path.length)
    known = { byId: new Map(menus.map((menu) => [menu.id, menu])), screens }
    places.set(menus, known)
  }
  return known
}

/** From the top down to the menu whose screen is at a path. */
export function trail(menus: readonly Menu[], pathname: string): Menu[] {
  const { byId, screens } = placesOf(menus)
  const up: Menu[] = []
  for (
    let at = screens.find((menu) => pathname === menu.path || pathname.startsWith(`${menu.path}/`));
    at && !up.includes(at);
    at = byId.get(at.parentId)
  )
    up.unshift(at)
  return up
}
