import type { Schema } from '@isb/contract'

type Menu = Schema<'Menu'>
/** A type that is stored; the virtual Root is not. */
export type MenuType = Menu['type']
/** What a node may stand under. */
export type ParentType = Schema<'MenuType'>

/** Which types may stand under which: modules nest, menus stand at the top or in a module, buttons only under a menu. */
const under: Record<MenuType, readonly ParentType[]> = {
  MENU_DIR: ['Root', 'MENU_DIR'],
  MENU: ['Root', 'MENU_DIR'],
  MENU_PERM_RESOURCE: ['MENU'],
}

/** Why a node of this type may not stand under a parent of that one, or null. */
export function whyNotUnder(type: MenuType, parent: ParentType): 'MENU_BUTTON_PARENT' | 'MENU_NEST' | null {
  if (under[type].includes(parent)) return null
  return type === 'MENU_PERM_RESOURCE' ? 'MENU_BUTTON_PARENT' : 'MENU_NEST'
}

/** The types that may be made under a parent, the most likely first. */
export const typesUnder = (parent: ParentType): MenuType[] =>
  (Object.keys(under) as MenuType[]).filter((type) => under[type].includes(parent)).toReversed()

/**
 * Whether `id` standing under `parentId` would stand under itself.
 * @param parentOf the parent of a node, 0 or undefined at the top
 */
export function wouldCycle(id: number, parentId: number, parentOf: (id: number) => number | undefined): boolean {
  const seen = new Set<number>()
  for (let at: number | undefined = parentId; at && !seen.has(at); at = parentOf(at)) {
    if (at === id) return true
    seen.add(at)
  }
  return false
}

/** Why a path is not one, or null. External paths are http(s) only; buttons have none. */
export function whyNotPath(menu: Pick<Menu, 'type' | 'path' | 'isExternalPath'>): 'MENU_PATH_EXTERNAL' | 'MENU_PATH_INTERNAL' | null {
  if (menu.path === '' && menu.isExternalPath !== 1) return null
  if (menu.isExternalPath === 1) return /^https?:\/\/[^\s/]+\S*$/i.test(menu.path) ? null : 'MENU_PATH_EXTERNAL'
  return /^\/(?!\/)\S*$/.test(menu.path) ? null : 'MENU_PATH_INTERNAL'
}
