// Trees and notes as tests compare them.
import type { Node } from '../node.ts'
import { convert } from './index.ts'

/** A tree in one line a node: type, name, path, code. */
export const drawn = (nodes: readonly Node[], depth = 0): string[] =>
  nodes.flatMap((node) => [
    `${'  '.repeat(depth)}${{ MENU_DIR: 'D', MENU: 'M', MENU_PERM_RESOURCE: 'B' }[node.type]} ${[node.name, node.path, node.code].filter(Boolean).join(' ')}`,
    ...drawn(node.children, depth + 1),
  ])
/** What was odd, by line. */
export const noted = (text: string) => convert(text).notes.map(({ line, kind }) => `${line} ${kind}`)
