import { describe, expect, test } from 'vitest'
import { reachOf, type Group } from './impact.ts'

const group = (before: number[], after: number[], ...names: string[]): Group<string> => ({ before, after, people: names.length, names })
const grants = (of: Record<number, number[]>) => new Map(Object.entries(of).map(([role, menus]) => [Number(role), new Set(menus)]))
const byName = (one: string, other: string) => one.localeCompare(other)

describe('the reach of a change', () => {
  test('who has a node through another role keeps it, and it is said through which', () => {
    const groups = [group([1], [1], 'Wu', 'Li'), group([1, 2], [1, 2], 'Ma')]
    const reach = reachOf(groups, grants({ 1: [10], 2: [10] }), grants({ 1: [], 2: [10] }), [10], byName)
    expect(reach).toEqual({
      lose: 2,
      gain: 0,
      effects: [{ menuId: 10, effect: 'lose', people: 2, names: ['Li', 'Wu'], kept: 1, keptThrough: [2] }],
    })
  })

  test('a grant reaches whoever does not have it yet', () => {
    const groups = [group([1], [1], 'Wu'), group([1, 2], [1, 2], 'Ma')]
    const reach = reachOf(groups, grants({ 1: [], 2: [10] }), grants({ 1: [10], 2: [10] }), [10], byName)
    expect(reach.effects).toEqual([{ menuId: 10, effect: 'gain', people: 1, names: ['Wu'], kept: 1, keptThrough: [2] }])
    expect([reach.lose, reach.gain]).toEqual([0, 1])
  })

  test('a person who loses two nodes is counted once, and what hits most people comes first', () => {
    const groups = [group([1], [], 'Wu'), group([1, 2], [2], 'Ma')]
    const same = grants({ 1: [10, 11], 2: [10] })
    const reach = reachOf(groups, same, same, [10, 11], byName)
    expect(reach.lose).toBe(2)
    expect(reach.effects.map(({ menuId, people }) => [menuId, people])).toEqual([
      [11, 2],
      [10, 1],
    ])
  })

  test('what changes nothing for anybody is not told', () => {
    const same = grants({ 1: [10] })
    expect(reachOf([group([1], [1], 'Wu')], same, same, [10, 12], byName).effects).toEqual([])
  })
})
