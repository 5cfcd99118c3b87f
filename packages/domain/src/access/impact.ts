/** People who have the same roles: what holds for one of them holds for all. */
export interface Group<Person> {
  /** Enabled roles, before and after the change. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly people: number
  /** The first of them, in the order in which they are named. */
  readonly names: readonly Person[]
}

/** What roles are granted: role → nodes. */
export type Grants = ReadonlyMap<number, ReadonlySet<number>>

export interface Effect<Person> {
  readonly menuId: number
  readonly effect: 'lose' | 'gain'
  readonly people: number
  readonly names: Person[]
  /** People for whom a role changes, but who keep the node through another role, or have it already. */
  readonly kept: number
  readonly keptThrough: number[]
}

export interface Reach<Person> {
  /** How many people lose something, and how many gain something. */
  readonly lose: number
  readonly gain: number
  /** By how many people, most first; what is taken away before what is given. */
  readonly effects: Effect<Person>[]
}

/**
 * Who gains or loses which nodes when grants or people's roles change: in truth, with everything else that they have considered.
 * @param menuIds the nodes that the change is about
 * @param inOrder compares two people as they are to be named
 */
export function reachOf<Person>(
  groups: readonly Group<Person>[],
  before: Grants,
  after: Grants,
  menuIds: readonly number[],
  inOrder: (one: Person, other: Person) => number,
): Reach<Person> {
  const losers = new Set<Group<Person>>()
  const gainers = new Set<Group<Person>>()
  const effects = menuIds.flatMap((menuId) => {
    const by = (grants: Grants, roles: readonly number[]) => roles.filter((role) => grants.get(role)?.has(menuId))
    const seen = groups.map((group) => ({ group, had: by(before, group.before), has: by(after, group.after) }))
    return (['lose', 'gain'] as const).flatMap((effect) => {
      const hit = seen.filter(({ had, has }) =>
        effect === 'lose' ? had.length > 0 && has.length === 0 : had.length === 0 && has.length > 0,
      )
      const kept = seen.filter(
        ({ had, has }) => had.length > 0 && has.length > 0 && (effect === 'lose' ? has.length < had.length : has.length > had.length),
      )
      if (hit.length === 0 && kept.length === 0) return []
      for (const { group } of hit) (effect === 'lose' ? losers : gainers).add(group)
      return {
        menuId,
        effect,
        people: sum(hit),
        names: hit
          .flatMap(({ group }) => group.names)
          .toSorted(inOrder)
          .slice(0, 10),
        kept: sum(kept),
        keptThrough: [...new Set(kept.flatMap(({ had, has }) => (effect === 'lose' ? has : had)))].slice(0, 10),
      }
    })
  })
  const weight = ({ effect, people }: Effect<Person>) => (effect === 'lose' ? 1e9 : 0) + people
  return {
    lose: count(losers),
    gain: count(gainers),
    effects: effects.toSorted((one, other) => weight(other) - weight(one)),
  }
}

const count = <Person>(groups: ReadonlySet<Group<Person>>) => [...groups].reduce((total, { people }) => total + people, 0)
const sum = <Person>(hit: readonly { group: Group<Person> }[]) => hit.reduce((total, { group }) => total + group.people, 0)
