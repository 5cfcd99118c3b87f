import type { Node } from '../node.ts'
import { Refusal } from '../../../lib/failure/refusal.ts'
import { lucideOf } from './icons.ts'
import { newNotes, type Note } from './notes.ts'
import { plant } from './plant.ts'
import { rawRows } from './raw.ts'
import { rootRows } from './root.ts'
import { type Kind, kindNames } from './kinds.ts'
import { kindOf, readRows } from './rows.ts'

export { isSql } from './raw.ts'
export type { Note } from './notes.ts'

/** A dump, read. */
export interface Converted {
  readonly kind: Kind
  /** Menu rows in the dump. */
  readonly rows: number
  readonly nodes: readonly Node[]
  /** Icons that have no counterpart here. */
  readonly iconsLost: number
  /** What was odd, by line. */
  readonly notes: readonly Note[]
}

/**
 * A dump of another system's menus as a tree.
 * @param kind whose it is, where its columns could be those of several
 * Throws a Refusal for a text that holds no such dump.
 */
export function convert(text: string, kind?: Kind): Converted {
  const raw = rawRows(text)
  const found = kindOf(raw, kind)
  const notes = newNotes()
  const rows = readRows(raw, found)
  const nodes = plant(rootRows(rows, notes), notes)
  if (nodes.length === 0) throw new Refusal('refused.noneLeft', { count: rows.length, kind: kindNames[found] })
  const iconsLost = rows.filter(({ type, icon }) => type !== 'button' && icon !== '' && icon !== '#' && lucideOf(icon) === '').length
  return { kind: found, rows: raw.length, iconsLost, nodes, notes: notes.all() }
}
