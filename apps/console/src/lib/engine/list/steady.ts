import type { Identified } from '../../declare/list.ts'

/** The fresh rows in the order in which they stood. Those that are not among them any more stay, as they were. */
export function steady<Row extends Identified>(stood: readonly Row[], fresh: readonly Row[]): readonly Row[] {
  const now = new Map(fresh.map((row) => [row.id, row]))
  const before = new Set(stood.map(({ id }) => id))
  return [...stood.map((row) => now.get(row.id) ?? row), ...fresh.filter(({ id }) => !before.has(id))]
}
