import type { Schema } from '@isb/contract'

type Impact = Schema<'Impact'>
type Change = Impact['changes'][number]

const mostNames = 10

const once = <Ref extends { readonly id: number }>(refs: readonly Ref[]): Ref[] => [...new Map(refs.map((ref) => [ref.id, ref])).values()]

function add(one: Change, other: Change): Change {
  return {
    ...one,
    people: one.people + other.people,
    names: [...one.names, ...other.names].slice(0, mostNames),
    kept: one.kept + other.kept,
    keptThrough: once([...one.keptThrough, ...other.keptThrough]).slice(0, mostNames),
  }
}

/** The reach of one change to each of several people, told as one. */
export function joinedImpact(impacts: readonly Impact[]): Impact {
  const changes = new Map<string, Change>()
  for (const change of impacts.flatMap((impact) => impact.changes)) {
    const key = `${change.effect} ${change.menu.id}`
    const before = changes.get(key)
    changes.set(key, before ? add(before, change) : change)
  }
  return {
    lose: impacts.reduce((sum, { lose }) => sum + lose, 0),
    gain: impacts.reduce((sum, { gain }) => sum + gain, 0),
    roles: once(impacts.flatMap(({ roles }) => roles)),
    total: Math.max(changes.size, ...impacts.map(({ total }) => total)),
    changes: [...changes.values()].toSorted((one, other) => other.people - one.people),
  }
}
