import type { Menu } from './data.ts'

/** The words that are searched for; all must be found. */
export const termsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** What of a menu is searched: both names, code and path, in small letters. Made for all at the first search, not before. */
export function textsOf(menus: readonly Menu[]): (menu: Menu) => string {
  let texts: Map<Menu, string> | undefined
  const make = ({ name, nameZh, code, path }: Menu) => `${name}\n${nameZh}\n${code}\n${path}`.toLowerCase()
  return (menu) => {
    texts ??= new Map(menus.map((one) => [one, make(one)]))
    return texts.get(menu) ?? make(menu)
  }
}

/** A text cut where the first of the terms stands in it: before, the find, after. Null where none does. */
export function find(text: string, terms: readonly string[]): [string, string, string] | null {
  const small = text.toLowerCase()
  for (const term of terms) {
    const at = small.indexOf(term)
    if (at >= 0) return [text.slice(0, at), text.slice(at, at + term.length), text.slice(at + term.length)]
  }
  return null
}
