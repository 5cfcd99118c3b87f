// Two people change the same record at once. Parts of lists are known by their keys, everything else by the names of its fields: what only
// one of them has changed is as they want it, and what both have changed is a clash, for somebody to decide.
import { movedKeys } from './order.ts'

/** A place in a record: names of fields, and keys of parts of lists. `['modules', 'm-1', 'name', 'en']` */
export type MergePlace = readonly string[]

/** A record with the changes of both. */
export interface Merged<Value> {
  /** At a clash it holds what I wrote. */
  readonly value: Value
  /** Where both have changed the same, or one has removed what the other one has changed. */
  readonly clashes: readonly MergePlace[]
}

interface Keyed {
  readonly key: string
}
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const isKeyed = (value: unknown): value is readonly Keyed[] =>
  Array.isArray(value) && value.every((each: unknown) => isFields(each) && typeof each['key'] === 'string')
const keysOf = (parts: readonly Keyed[]) => parts.map(({ key }) => key)
const byKey = (parts: readonly Keyed[]) => new Map(parts.map((each) => [each.key, each]))
const fieldsOf = (...all: readonly Fields[]) => [...new Set(all.flatMap((each) => Object.keys(each)))]

/** Whether two values of JSON are the same; in which order their fields stand does not matter. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, at) => sameJson(each, other[at]))
  return isFields(one) && isFields(other) && fieldsOf(one, other).every((name) => sameJson(one[name], other[name]))
}

/**
 * The changes of both, from where they began.
 * @param base what both began with
 */
export function mergedChanges<Value>(base: Value, mine: Value, theirs: Value): Merged<Value> {
  const clashes: MergePlace[] = []
  return { value: mergedAt([], base, mine, theirs, clashes) as Value, clashes }
}

function mergedAt(place: MergePlace, base: unknown, mine: unknown, theirs: unknown, clashes: MergePlace[]): unknown {
  if (sameJson(mine, base)) return theirs
  if (sameJson(theirs, base) || sameJson(mine, theirs)) return mine
  if (isKeyed(mine) && isKeyed(theirs) && (base === undefined || isKeyed(base)))
    return mergedLists(place, base ?? [], mine, theirs, clashes)
  if (isFields(mine) && isFields(theirs) && (base === undefined || isFields(base))) {
    const names = fieldsOf(mine, theirs)
    return Object.fromEntries(names.map((name) => [name, mergedAt([...place, name], base?.[name], mine[name], theirs[name], clashes)]))
  }
  clashes.push(place)
  return mine
}

function mergedLists(place: MergePlace, base: readonly Keyed[], mine: readonly Keyed[], theirs: readonly Keyed[], clashes: MergePlace[]) {
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)]
  const parts = new Map<string, unknown>()
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [before, one, two] = [was.get(key), own.get(key), other.get(key)]
    if (one && two) parts.set(key, mergedAt([...place, key], before, one, two, clashes))
    else if (!before) parts.set(key, one ?? two)
    else if (!sameJson(one ?? two, before)) {
      clashes.push([...place, key])
      if (one) parts.set(key, one)
    }
  }
  return mergedOrder(keysOf(base), keysOf(mine), keysOf(theirs))
    .filter((key) => parts.has(key))
    .map((key) => parts.get(key))
}

/** Their order, with what I added or moved behind the part that it follows in mine. Where both moved the same part it stands as in mine. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const [moved, known] = [movedKeys(base, mine), new Set(theirs)]
  const placed = mine.filter((key) => moved.has(key) || !known.has(key))
  const order = theirs.filter((key) => !placed.includes(key))
  for (const key of placed) {
    const before = mine.slice(0, mine.indexOf(key)).findLast((each) => order.includes(each))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: unknown, [name, ...rest]: MergePlace): unknown {
  if (name === undefined) return value
  if (Array.isArray(value)) return valueAt(isKeyed(value) ? value.find(({ key }) => key === name) : undefined, rest)
  return isFields(value) ? valueAt(value[name], rest) : undefined
}

/** The same with a place as another one has it: a part of a list that the other one lacks is removed, one that it has is put in its order. */
export const withPlaceOf = <Value>(value: Value, source: Value, place: MergePlace): Value => placeOf(value, source, place) as Value

function placeOf(value: unknown, source: unknown, [name, ...rest]: MergePlace): unknown {
  if (name === undefined) return source
  if (isKeyed(value) && isKeyed(source)) {
    const theirs = source.find(({ key }) => key === name)
    const mine = value.find(({ key }) => key === name)
    if (rest.length > 0) return mine && theirs ? value.map((each) => (each === mine ? placeOf(mine, theirs, rest) : each)) : value
    if (mine) return value.flatMap((each) => (each === mine ? (theirs ?? []) : each))
    if (!theirs) return value
    const parts = new Map([...byKey(value), [name, theirs]])
    const order = keysOf(source)
    const before = order.slice(0, order.indexOf(name)).findLast((key) => key !== name && parts.has(key))
    const keys = keysOf(value)
    return keys.toSpliced(before === undefined ? 0 : keys.indexOf(before) + 1, 0, name).map((key) => parts.get(key))
  }
  if (!isFields(value) || !isFields(source)) return value
  const { [name]: _, ...others } = value
  const next = placeOf(value[name], source[name], rest)
  return next === undefined ? others : { ...value, [name]: next }
}
