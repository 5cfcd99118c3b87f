import type { Kind } from './dumps/kinds.ts'
import { type Node, walk } from './node.ts'

const longest = 100

/** A path in the letters that codes are made of: `/system/config?tab=site` is `system:config-tab-site`. */
const codeFrom = (path: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(path)
    ? ''
    : path
        .split('/')
        .map((part) => part.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replaceAll(/^-+|-+$/g, ''))
        .filter(Boolean)
        .join(':')

/**
 * Gives modules and menus that have no code one: the system's name and the path, or the place under their parent. Files of a configuration
 * name menus by their codes. Buttons stay as they are: theirs are permissions, which nobody may make up.
 */
export function withCodes(nodes: readonly Node[], kind: Kind): Node[] {
  const taken = new Set([...walk(nodes)].map(({ code }) => code))
  function freeCode(wanted: string): string {
    const tries = Array.from({ length: taken.size + 1 }, (_, at) => (at === 0 ? wanted : `${wanted}:${at + 1}`))
    const code = tries.find((one) => one.length <= longest && !taken.has(one)) ?? ''
    taken.add(code)
    return code
  }
  const under = (held: readonly Node[], parent: string): Node[] =>
    held.map((node, at) => {
      const named = `${kind}:${codeFrom(node.path)}`
      const made = () => freeCode(named.endsWith(':') || named.length > longest ? `${parent}:${at + 1}` : named)
      const code = node.code || node.type === 'MENU_PERM_RESOURCE' ? node.code : made()
      return { ...node, code, children: under(node.children, code || parent) }
    })
  return under(nodes, kind)
}
