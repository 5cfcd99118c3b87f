import type { MenuType } from './place.ts'

/**
 * Why a node may not be deleted, by what stands directly under it, or null. A menu takes its buttons along; what holds modules or menus is
 * emptied first.
 */
export const whyNotRemove = (children: readonly { readonly type: MenuType }[]): { reason: 'MENU_HAS_CHILDREN'; count: number } | null => {
  const count = children.filter((child) => child.type !== 'MENU_PERM_RESOURCE').length
  return count > 0 ? { reason: 'MENU_HAS_CHILDREN', count } : null
}
