/**
 * The order that a file asks for among siblings: what it names, as it names it; what it does not name stays behind the one that it
 * stood behind, or in front.
 * @param named the children that the file names, in its order
 * @param standing the children that stay, in the order in which they stand
 */
export function ordered(named: readonly string[], standing: readonly string[]): string[] {
  const names = new Set(named)
  const behind = new Map<string, string[]>()
  let last = ''
  for (const key of standing) {
    if (names.has(key)) last = key
    else {
      const followers = behind.get(last)
      if (followers) followers.push(key)
      else behind.set(last, [key])
    }
  }
  return ['', ...named].flatMap((key) => (key === '' ? (behind.get('') ?? []) : [key, ...(behind.get(key) ?? [])]))
}

/** Keys and what each holds, as one list in the tree's order. */
export function walked(under: ReadonlyMap<string, readonly string[]>): string[] {
  const all: string[] = []
  const waiting = [...(under.get('') ?? [])].toReversed()
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    all.push(key)
    const children = under.get(key) ?? []
    for (let at = children.length - 1; at >= 0; at--) waiting.push(children[at] as string)
  }
  return all
}
