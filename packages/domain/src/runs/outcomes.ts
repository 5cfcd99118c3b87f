const inOrder = ['created', 'changed', 'removed', 'deactivated', 'unchanged', 'refused']
/** Where several kinds are imported, an outcome is that of a kind: `stops.created`. */
const placeOf = (outcome: string) => inOrder.indexOf(outcome.replace(/^.*\./, ''))

/** What became of the rows of a run, with how many of each. An outcome that is told of each kind is not told of all of them. */
export const outcomesOf = (counts: Readonly<Record<string, number>>): readonly (readonly [outcome: string, count: number])[] =>
  Object.entries(counts)
    .filter(([outcome, count]) => count > 0 && !Object.keys(counts).some((other) => other.endsWith(`.${outcome}`)))
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
