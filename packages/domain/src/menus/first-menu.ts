import type { Schema } from '@isb/contract'

type Menu = Pick<Schema<'AvailableMenu'>, 'id' | 'parentId' | 'type'>

/**
 * Where somebody lands after signing in: the first non-button entry that is a MENU, or else the first child of a directory.
 * @param menus the available menus in the tree's order, buttons included
 */
export function firstMenu<M extends Menu>(menus: readonly M[]): M | undefined {
  const entries = menus.filter((menu) => menu.type !== 'MENU_PERM_RESOURCE')
  const directory = entries.find((menu) => menu.type === 'MENU_DIR')
  return entries.find((menu) => menu.type === 'MENU') ?? entries.find((menu) => menu.parentId === directory?.id)
}
