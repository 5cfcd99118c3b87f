// What a form holds, apart from how it looks.

/** A form under way: what it began with and what it holds now. With an id it changes that record, in that version. */
export interface Draft<Values> {
  readonly start: Values
  readonly values: Values
  /** What it was filled in with for somebody, where that is more than what stands there. */
  readonly proposed?: Values
  readonly id?: number
  readonly version?: number
  /** What the form is called, where that goes by the record. */
  readonly title?: string
}

/** A field that somebody else has changed, to something else than what stands in the form. */
export interface Difference<Values> {
  readonly field: keyof Values & string
  readonly theirs: Values
  readonly yours: Values
}

const differ = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)
const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/** Whether anything would be lost. */
export const isDirty = <Values extends object>({ start, values, proposed = start }: Draft<Values>): boolean => differ(proposed, values)

interface Keyed {
  readonly key: number
}
const isKeyed = (value: unknown): value is readonly Keyed[] =>
  Array.isArray(value) && value.every((row: unknown) => typeof row === 'object' && row !== null && 'key' in row)

/** Rows that go by keys, as both have left them; undefined where both have changed the same row. */
export function mergedRows(start: unknown, mine: unknown, theirs: unknown): readonly Keyed[] | undefined {
  if (!isKeyed(start) || !isKeyed(mine) || !isKeyed(theirs)) return undefined
  const [was, own, other] = [byKey(start), byKey(mine), byKey(theirs)]
  const changed = [...new Set([...was.keys(), ...own.keys()])].filter((key) => differ(was.get(key), own.get(key)))
  if (changed.some((key) => differ(was.get(key), other.get(key)))) return undefined
  const standing = theirs.flatMap((row) => (changed.includes(row.key) ? (own.get(row.key) ?? []) : row))
  return [...standing, ...mine.filter(({ key }) => !was.has(key))]
}
const byKey = (rows: readonly Keyed[]) => new Map(rows.map((row) => [row.key, row]))

/**
 * The form over the newest version: what one has changed stays, what only they have changed is taken over.
 * @param merge knows what both may change in one field; undefined where they cannot stand together
 */
export function rebase<Values extends object>(
  draft: Draft<Values>,
  fresh: Values,
  version: number,
  merge?: (start: Values, mine: Values, theirs: Values) => Values | undefined,
): { draft: Draft<Values>; differences: Difference<Values>[] } {
  const together = merge?.(draft.start, draft.values, fresh)
  if (together) return { draft: { ...draft, start: fresh, values: together, version }, differences: [] }
  const mine = fieldsOf(fresh).filter((field) => differ(draft.values[field], draft.start[field]))
  const merged = new Map(mine.map((field) => [field, mergedRows(draft.start[field], draft.values[field], fresh[field])]))
  const values = { ...fresh, ...Object.fromEntries(mine.map((field) => [field, merged.get(field) ?? draft.values[field]])) } as Values
  const both = mine.filter(
    (field) => !merged.get(field) && differ(fresh[field], draft.start[field]) && differ(fresh[field], draft.values[field]),
  )
  return {
    draft: { ...draft, start: fresh, values, version },
    differences: both.map((field) => ({ field, theirs: fresh, yours: draft.values })),
  }
}
