/** The fields of a row, as the audit keeps them; null where the row was not there, or is not there any more. */
export type Fields = Readonly<Record<string, unknown>> | null

/** Every change touches these; they say nothing about it. */
const noise = new Set(['id', 'version', 'createdAt', 'updatedAt', 'changedAt', 'changedBy', 'search'])

/** Whether two values that came out of JSON are the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)))
}

/** The names of the fields that a change changed, without those that every change touches. */
export function changedFields(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.filter((name) => !noise.has(name) && !sameValue(before?.[name], after?.[name]))
}

/**
 * What a change changed: on either side only the fields that differ, and of two lists only what the other lacks. A row that was
 * made or is gone keeps all that it held.
 */
export function differences(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = changedFields(before, after)
  const side = (of: Fields, other: Fields) =>
    of &&
    Object.fromEntries(names.filter((name) => of[name] !== undefined).map((name) => [name, without(of[name], other?.[name])] as const))
  return { before: side(before, after), after: side(after, before) }
}

/** Of a list what another lacks; any other value whole. Two lists of the same things in another order stay whole. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value
  const [mine, theirs] = [new Set<unknown>(value), new Set<unknown>(other)]
  const isReordered = mine.size === theirs.size && value.every((item) => theirs.has(item))
  return isReordered ? value : value.filter((item) => !theirs.has(item))
}
