import type { Menu } from './find.ts'

/** A stored menu with what it holds. */
export type Grown = Menu & { readonly children: readonly Grown[] }

/** Flat menus as a tree, in their order. `top` is the id under which it begins. */
export function grow(menus: readonly Menu[], top = 0): Grown[] {
  const held = new Map<number, Menu[]>()
  for (const menu of menus) {
    const siblings = held.get(menu.parentId)
    if (siblings) siblings.push(menu)
    else held.set(menu.parentId, [menu])
  }
  const under = (id: number): Grown[] =>
    (held.get(id) ?? []).toSorted((a, b) => a.sort - b.sort).map((menu) => ({ ...menu, children: under(menu.id) }))
  return under(top)
}
