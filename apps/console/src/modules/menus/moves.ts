// A move in the tree, and the order it asks the server for. Pure.
import type { Schema } from '@isb/sdk'

type Menu = Schema<'Menu'>

/**
 * What was meant: to stand under a parent (0: the top), after a sibling (null: first). It means the same when the list has changed
 * meanwhile.
 */
export interface Move {
  readonly id: number
  readonly parentId: number
  readonly after: number | null
}

const childrenOf = (menus: readonly Menu[], parentId: number) => menus.filter((menu) => menu.parentId === parentId)

/** The move that a place among the parent's children means, counted without the node itself, as the Tree counts. */
export function moveTo(menus: readonly Menu[], id: number, parentId: number, index: number): Move {
  const others = childrenOf(menus, parentId).filter((menu) => menu.id !== id)
  return { id, parentId, after: others[index - 1]?.id ?? null }
}

/** The move that brings a node back to where it stands now. */
export function moveBack(menus: readonly Menu[], id: number): Move | null {
  const menu = menus.find((one) => one.id === id)
  if (!menu) return null
  const siblings = childrenOf(menus, menu.parentId)
  return { id, parentId: menu.parentId, after: siblings[siblings.indexOf(menu) - 1]?.id ?? null }
}

/** The complete new order under the parent, for `menus.sort`; null when the node, or its parent, is gone. A sibling that is gone: last. */
export function sortOf(menus: readonly Menu[], { id, parentId, after }: Move): { parentId: number; ids: number[] } | null {
  const has = (wanted: number) => menus.some((menu) => menu.id === wanted)
  if (!has(id) || (parentId !== 0 && !has(parentId))) return null
  const ids = childrenOf(menus, parentId)
    .map((menu) => menu.id)
    .filter((one) => one !== id)
  const at = after === null ? 0 : ids.indexOf(after) + 1 || ids.length
  return { parentId, ids: ids.toSpliced(at, 0, id) }
}

/** The list as it will be. Only the order among siblings counts, so those under the parent go to its end. */
export function applyMove(menus: readonly Menu[], move: Move): readonly Menu[] {
  const sort = sortOf(menus, move)
  if (!sort) return menus
  const place = new Map(sort.ids.map((id, at) => [id, at]))
  const moved: Menu[] = []
  const rest: Menu[] = []
  for (const menu of menus) {
    const at = place.get(menu.id)
    if (at === undefined) rest.push(menu)
    else moved[at] = { ...menu, parentId: sort.parentId, sort: at }
  }
  return rest.concat(moved)
}
