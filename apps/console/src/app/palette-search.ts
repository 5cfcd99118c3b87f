// What the command palette finds. Pure.
import type { Menu } from '../lib/session.ts'

/** Whether every word that is typed stands in a text, in whatever order. */
export const matches = (text: string, typed: string): boolean => {
  const small = text.toLocaleLowerCase()
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => small.includes(word))
}

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
