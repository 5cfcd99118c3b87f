import type { Node } from '../node.ts'
import { newNotes, type Note } from './notes.ts'
import { plant } from './plant.ts'
import { rawRows } from './raw.ts'
import { rootRows } from './root.ts'
import type { Kind } from './kinds.ts'
import { kindOf, readRows } from './rows.ts'

export { isSql } from './raw.ts'
export type { Note } from './notes.ts'

/** A dump, read. */
export interface Converted {
  readonly kind: Kind
  /** Menu rows in the dump. */
  readonly rows: number
  readonly nodes: readonly Node[]
  /** What was odd, by line. */
  readonly notes: readonly Note[]
}

/**
 * A dump of RuoYi's, yudao's or pig's menus as a tree.
 * @param kind whose it is, where the columns do not tell
 * Throws a Refusal for a text that holds no such dump.
 */
export function convert(text: string, kind?: Kind): Converted {
  const raw = rawRows(text)
  const of = kind ?? kindOf(raw)
  const notes = newNotes()
  return { kind: of, rows: raw.length, nodes: plant(rootRows(readRows(raw, of), notes), notes), notes: notes.all() }
}
