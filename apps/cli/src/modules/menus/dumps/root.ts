import type { Notes } from './notes.ts'
import type { Row } from './rows.ts'

/** Rows with their parents found. */
export interface Rooted {
  readonly tops: readonly Row[]
  readonly heldBy: (row: Row) => readonly Row[]
}

/** The rows that come in, from the top. */
export const rowsIn = ({ tops, heldBy }: Rooted): Row[] => tops.flatMap((row) => [row, ...rowsIn({ tops: heldBy(row), heldBy })])

/** Finds every row's parent, in the source's own order. What hangs from nothing is left out, as the source shows it to nobody either. */
export function rootRows(rows: readonly Row[], notes: Notes): Rooted {
  const byId = new Map<string, Row>()
  for (const row of rows) {
    if (row.deleted) notes.add(row, 'deleted')
    else if (row.type === undefined) notes.add(row, 'unknownType', { type: row.typeText })
    else if (byId.has(row.id)) notes.add(row, 'sameId', { id: row.id, otherLine: byId.get(row.id)?.line ?? 0 })
    else byId.set(row.id, row)
  }
  const held = new Map<string, Row[]>()
  for (const row of byId.values()) {
    const siblings = held.get(row.parent)
    if (siblings) siblings.push(row)
    else held.set(row.parent, [row])
  }
  for (const siblings of held.values()) siblings.sort((a, b) => a.order - b.order)

  const heldBy = (row: Row): readonly Row[] => held.get(row.id) ?? []
  const tops = held.get('') ?? []
  const reached = new Set<Row>()
  for (const queue = [...tops]; queue.length > 0;) {
    const row = queue.pop()
    if (!row) break
    reached.add(row)
    queue.push(...heldBy(row))
  }
  for (const row of byId.values()) {
    if (reached.has(row)) continue
    const parent = byId.get(row.parent)
    if (parent) notes.add(row, 'below', { parentLine: parent.line })
    else notes.add(row, 'orphan', { parent: row.parent })
  }
  return { tops, heldBy }
}
