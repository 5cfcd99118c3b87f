type Part = { readonly [key: string]: unknown }

/**
 * The same as `after`, with every part of `before` in it that has not changed: a component of such a part is not drawn again. Parts of
 * lists are found by their place, or by their key where they have been moved.
 */
export function shared<Value>(before: unknown, after: Value): Value {
  if (before === after || typeof after !== 'object' || after === null || typeof before !== 'object' || before === null) return after
  if (Array.isArray(after)) {
    if (!Array.isArray(before)) return after
    const byKey = new Map(before.map((each: unknown) => [keyOf(each), each]))
    const parts = after.map((each: unknown, at) => shared(byKey.get(keyOf(each) ?? '') ?? before[at], each))
    return (parts.length === before.length && parts.every((each, at) => each === before[at]) ? before : parts) as Value
  }
  const entries = Object.entries(after).map(([name, value]) => [name, shared((before as Part)[name], value)] as const)
  const same = entries.length === Object.keys(before).length && entries.every(([name, value]) => value === (before as Part)[name])
  return (same ? before : Object.fromEntries(entries)) as Value
}

const keyOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined)
