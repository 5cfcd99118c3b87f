// An Impact as one reads it: what happens to the same people in the same way stands together. Pure.
import type { Schema } from '@isb/sdk'

export type Impact = Schema<'Impact'>
type Change = Impact['changes'][number]

/** Screens and buttons that the same people gain or lose. */
export interface ImpactGroup extends Omit<Change, 'menu'> {
  readonly menus: readonly Change['menu'][]
}

const sameFor = ({ effect, people, names, kept, keptThrough }: Change): string =>
  [effect, people, kept, names.map(({ id }) => id), keptThrough.map(({ id }) => id)].join(';')

/** The changes in the server's order, those of the same people in one. */
export function groupsOf({ changes }: Impact): ImpactGroup[] {
  const groups = new Map<string, Omit<Change, 'menu'> & { menus: Change['menu'][] }>()
  for (const change of changes) {
    const { menu, ...rest } = change
    const key = sameFor(change)
    const group = groups.get(key)
    if (group) group.menus.push(menu)
    else groups.set(key, { ...rest, menus: [menu] })
  }
  return [...groups.values()]
}

/** Whether anybody gains or loses anything in truth. */
export const affects = ({ lose, gain }: Impact): boolean => lose + gain > 0
