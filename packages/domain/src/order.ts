/**
 * The keys of a list that have left their order: all of `after` that `before` has too, but for a longest row of them that kept its order.
 * Moving one part of a list leaves one key.
 */
export function movedKeys(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((key, at) => [key, at]))
  const kept = after.filter((key) => places.has(key))
  // The longest increasing run of old places, by the length of the best run that ends at each.
  const old = kept.map((key) => places.get(key)!)
  const best = kept.map(() => ({ length: 1, from: -1 }))
  for (const at of kept.keys())
    for (let other = 0; other < at; other++)
      if (old[other]! < old[at]! && best[other]!.length >= best[at]!.length) best[at] = { length: best[other]!.length + 1, from: other }
  const stays = new Set<string>()
  const longest = best.reduce((most, { length }) => Math.max(most, length), 0)
  let at = best.findIndex(({ length }) => length === longest)
  for (; at >= 0; at = best[at]!.from) stays.add(kept[at]!)
  return new Set(kept.filter((key) => !stays.has(key)))
}
