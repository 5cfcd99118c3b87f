import type { Menu } from './data.ts'

/** The words that are searched for; all must be found. */
export const termsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** What of each menu is searched: both names, code and path, in small letters. Made when it is first asked for. */
export function textsOf(menus: readonly Menu[]): () => readonly string[] {
  let texts: string[] | undefined
  return () => (texts ??= menus.map(({ name, nameZh, code, path }) => `${name}\n${nameZh}\n${code}\n${path}`.toLowerCase()))
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
