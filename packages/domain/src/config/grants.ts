import { isCode, plainly } from './standing.ts'

type ParentOf = (key: string) => string | undefined

/** These nodes with every node above them: who is granted a button sees the way to it. */
export function withAbove(keys: Iterable<string>, parentOf: ParentOf): Set<string> {
  const all = new Set<string>()
  for (const key of keys) for (let at: string | undefined = key; at && !all.has(at); at = parentOf(at)) all.add(at)
  return all
}

/** The codes among these that no other code among them implies, in plain order: what a file needs to say. */
export function shortest(keys: Iterable<string>, parentOf: ParentOf): string[] {
  const codes = [...keys].filter(isCode)
  const implied = new Set<string>()
  for (const code of codes) for (let at = parentOf(code); at && !implied.has(at); at = parentOf(at)) implied.add(at)
  return codes.filter((code) => !implied.has(code)).toSorted(plainly)
}

/** The parent of a node in a list of nodes; undefined at the top. */
export function parentsIn(menus: readonly { readonly key: string; readonly parent: string }[]): ParentOf {
  const parents = new Map(menus.map(({ key, parent }) => [key, parent]))
  return (key) => parents.get(key) || undefined
}
