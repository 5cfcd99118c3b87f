import type { KeyPress } from '../tree/tree-keys.ts'

/** What a key does in a table's row. */
export type TableAction = { do: 'go'; row: number } | { do: 'open' } | { do: 'tick'; range: boolean }

/**
 * ↑ ↓ Home End PageUp PageDown go to a row, Enter opens it, Space ticks it (with Shift all up to it); null for a key that
 * is not the table's.
 * @param row the row that has the focus @param page rows that fit on the screen
 */
export function tableKey(press: KeyPress & { shiftKey: boolean }, row: number, count: number, page: number): TableAction | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null
  if (press.key === 'Enter') return { do: 'open' }
  if (press.key === ' ') return { do: 'tick', range: press.shiftKey }
  const to: Record<string, number> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    Home: 0,
    End: count - 1,
    PageDown: row + page,
    PageUp: row - page,
  }
  const next = to[press.key]
  return next === undefined ? null : { do: 'go', row: Math.min(Math.max(next, 0), count - 1) }
}
