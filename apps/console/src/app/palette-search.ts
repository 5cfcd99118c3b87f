// What the command palette finds. Pure.
import type { Menu } from '../lib/base/connection/session.ts'

/** Whether every word that is typed stands in a text, in whatever order. */
export const matches = (text: string, typed: string): boolean => {
  const small = text.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => small.includes(word))
}

/** The places of a match, best first: the whole label, its beginning, the beginning of a word, anywhere else. */
function placeOf(label: string, typed: string): number {
  const text = label.toLocaleLowerCase()
  const wanted = typed.trim().toLocaleLowerCase()
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 2 : 3
}

/** Orders items by the place of the match in their label. Items of one place keep their order. */
export const ranked = <Item extends { readonly label: string }>(items: readonly Item[], typed: string): readonly Item[] =>
  typed.trim() === '' ? items : items.toSorted((a, b) => placeOf(a.label, typed) - placeOf(b.label, typed))

/** The screens among the menus, each with the modules above it from the top down. */
export function trailsOf(menus: readonly Menu[]): { menu: Menu; above: Menu[] }[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  return menus
    .filter(({ type, path }) => type === 'MENU' && path !== '')
    .map((menu) => {
      const above: Menu[] = []
      for (let at = byId.get(menu.parentId); at && !above.includes(at); at = byId.get(at.parentId)) above.unshift(at)
      return { menu, above }
    })
}
