// The tree as it was read: one list, shared by everything on the screen, and put right in place after a change.
import type { Schema } from '@isb/sdk'
import { createTreeIndex } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import { loadAccount } from '../../lib/base/connection/isb.ts'
import { query, queryClient } from '../../lib/base/connection/query.ts'

export type Menu = Schema<'Menu'>
export type MenuType = Menu['type']
type Page = Schema<'MenuPage'>

const page = query('menus.page')

/** Comparing deeply, as Query would, takes longer than drawing; every change of a menu shows in `updatedAt`. */
const sameMenus = (before: readonly Menu[], after: readonly Menu[]) =>
  before.length === after.length && after.every((menu, at) => menu.id === before[at]?.id && menu.updatedAt === before[at].updatedAt)

/** All menus. The same array until something has changed. */
export const useMenuList = () =>
  useQuery({
    ...page,
    structuralSharing: (before, after) => (before && sameMenus((before as Page).records, (after as Page).records) ? before : after),
  })

/** The menus as they were read last. */
export const menusNow = (): readonly Menu[] => queryClient.getQueryData(page.queryKey)?.records ?? []

/** Reads the tree anew, now. */
export const readMenus = async (): Promise<readonly Menu[]> => (await queryClient.fetchQuery({ ...page, staleTime: 0 })).records

/** Says that what is shown may be old. */
export const distrustMenus = () => void queryClient.invalidateQueries({ queryKey: ['menus'] })

/** Who would come to see what if a menu moved there: roles that see it come to see what is above it. */
export const readMoveImpact = (id: number, parentId: number) =>
  queryClient.fetchQuery({ ...query('menus.moveImpact', { body: { parentId, ids: [id] } }), staleTime: 0, gcTime: 0 })

const setMenus = (change: (menus: readonly Menu[]) => readonly Menu[]) =>
  queryClient.setQueryData(page.queryKey, (old) => old && { ...old, records: [...change(old.records)] })

/** Rows that the server has answered with go to their place at once; the whole is read again behind. */
export const putMenus = (rows: readonly Menu[]) => {
  const ids = new Set(rows.map((row) => row.id))
  setMenus((menus) => menus.filter((menu) => !ids.has(menu.id)).concat(rows))
}
/** An edited row, where it stands. */
export const replaceMenu = (row: Menu) =>
  setMenus((menus) =>
    menus.find((menu) => menu.id === row.id)?.parentId === row.parentId
      ? menus.map((menu) => (menu.id === row.id ? row : menu))
      : menus.filter((menu) => menu.id !== row.id).concat(row),
  )
/** Rows that are gone. */
export const dropMenus = (ids: readonly number[]) => setMenus((menus) => menus.filter((menu) => !ids.includes(menu.id)))

/** One's own menus may have changed with the tree: the side menu is drawn from them. */
export const followTree = () => void loadAccount().catch(() => {})

/** The tree's index; once per list. Parent 0 is the top. */
export const indexOf = (menus: readonly Menu[]) => createTreeIndex(menus, 0)
export type MenuIndex = ReturnType<typeof indexOf>

/** The menu of an id, or undefined. */
export const menuAt = (index: MenuIndex, id: number | undefined): Menu | undefined =>
  id === undefined ? undefined : index.nodes[index.position(id)]

/** What stands directly under a menu. O(children), not O(tree). */
export function childrenAt(index: MenuIndex, menu: Menu): Menu[] {
  const at = index.position(menu.id)
  const children: Menu[] = []
  for (let p = at + 1; p < (index.end[at] ?? 0); p = index.end[p] ?? p + 1) children.push(index.nodes[p] as Menu)
  return children
}

/** The ids of all that stand above a menu. */
export function idsAbove(index: MenuIndex, id: number): number[] {
  const ids: number[] = []
  for (let p = index.parent[index.position(id)] ?? -1; p >= 0; p = index.parent[p] ?? -1) ids.push((index.nodes[p] as Menu).id)
  return ids
}

/** How many there are of each type. */
export function countTypes(menus: readonly Menu[]): Record<MenuType, number> {
  const counts = { MENU_DIR: 0, MENU: 0, MENU_PERM_RESOURCE: 0 }
  for (const menu of menus) counts[menu.type]++
  return counts
}
