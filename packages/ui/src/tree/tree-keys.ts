import type { TreeIndex } from './tree-index.ts'

/** What a key does in a tree: go to a row, open or close one, or something that only the caller can do. */
export type KeyAction =
  | { do: 'go'; row: number }
  | { do: 'toggle'; position: number; open: boolean }
  | { do: 'open-siblings' }
  | { do: 'activate' }
  | { do: 'choose' }
  | { do: 'move'; way: 'up' | 'down' | 'out' | 'in' }
  | { do: 'type'; key: string }

export interface KeyPress {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const moves: Record<string, 'up' | 'down' | 'out' | 'in'> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' }

/**
 * The keys of WAI-ARIA's tree and treegrid, and Alt with an arrow for moves; null for a key that is not the tree's.
 * @param row the row that has the focus @param open whether a position is open; undefined for a leaf
 * @param page rows that fit on the screen
 */
export function treeKey(
  press: KeyPress,
  index: TreeIndex,
  rows: Int32Array,
  row: number,
  open: (position: number) => boolean | undefined,
  page: number,
): KeyAction | null {
  const position = rows[row]
  if (position === undefined || press.ctrlKey || press.metaKey) return null
  if (press.altKey) {
    const way = moves[press.key]
    return way ? { do: 'move', way } : null
  }
  const go = (to: number): KeyAction => ({ do: 'go', row: Math.min(Math.max(to, 0), rows.length - 1) })
  switch (press.key) {
    case 'ArrowDown':
      return go(row + 1)
    case 'ArrowUp':
      return go(row - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(rows.length - 1)
    case 'PageDown':
      return go(row + page)
    case 'PageUp':
      return go(row - page)
    case 'ArrowRight':
      if (open(position) === false) return { do: 'toggle', position, open: true }
      return open(position) ? go(row + 1) : null
    case 'ArrowLeft': {
      if (open(position)) return { do: 'toggle', position, open: false }
      const parent = index.parent[position]!
      return parent < 0 ? null : go(rows.lastIndexOf(parent, row))
    }
    case '*':
      return { do: 'open-siblings' }
    case 'Enter':
      return { do: 'activate' }
    case ' ':
      return { do: 'choose' }
    default:
      return press.key.length === 1 ? { do: 'type', key: press.key } : null
  }
}
