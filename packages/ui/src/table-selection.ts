/** State of the head's box over the rows that can be checked: 0 none, 1 some, 2 all. */
export function headState<Key>(keys: readonly Key[], selected: ReadonlySet<Key>): 0 | 1 | 2 {
  if (selected.size === 0 || keys.length === 0) return 0
  let on = 0
  for (const key of keys) if (selected.has(key)) on++
  return on === 0 ? 0 : on === keys.length ? 2 : 1
}

/** The set after these keys are all checked, or all cleared. What stands on other pages stays. */
export function withKeys<Key>(selected: ReadonlySet<Key>, keys: Iterable<Key>, on: boolean): Set<Key> {
  const next = new Set(selected)
  for (const key of keys) next[on ? 'add' : 'delete'](key)
  return next
}
