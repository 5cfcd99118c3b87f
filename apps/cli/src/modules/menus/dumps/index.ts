import type { Node } from '../node.ts'
import { Refusal } from '../../../lib/failure/refusal.ts'
import { lucideOf } from './icons.ts'
import { newNotes, type Note } from './notes.ts'
import { plant } from './plant.ts'
import { rawRows } from './raw.ts'
import { rootRows, rowsIn } from './root.ts'
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
  /** Icons of what comes in that have no counterpart here. */
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
  // Tools that write lines as old Macs did end them with CR alone.
  const raw = rawRows(text.replaceAll(/\r\n?/g, '\n'))
  const found = kindOf(raw, kind)
  const notes = newNotes()
  const rows = readRows(raw, found)
  const rooted = rootRows(rows, notes)
  const nodes = plant(rooted, notes)
  if (nodes.length === 0) {
    const faults = notes.all().map(({ line, kind: what, values }) => ({ line, key: `note.${what}`, values }) as const)
    throw new Refusal('refused.noneLeft', { count: rows.length, kind: kindNames[found] }, { faults: faults.slice(0, 10) })
  }
  const iconsLost = rowsIn(rooted).filter(
    ({ type, icon }) => type !== 'button' && icon !== '' && icon !== '#' && lucideOf(icon) === '',
  ).length
  return { kind: found, rows: raw.length, iconsLost, nodes, notes: notes.all() }
}
