import { describe, expect, it } from 'vitest'
import { checkStates, toggleCheck } from '../src/tree/tree-check.ts'
import { createTreeIndex, type TreeId } from '../src/tree/tree-index.ts'

const index = createTreeIndex([
  { id: 'bikes', parentId: null },
  { id: 'rents', parentId: 'bikes' },
  { id: 'confirm', parentId: 'rents' },
  { id: 'reject', parentId: 'rents' },
  { id: 'list', parentId: 'bikes' },
  { id: 'venues', parentId: null },
])
const states = (held: ReadonlySet<TreeId>) =>
  Object.fromEntries([...checkStates(index, held)].map((state, p) => [index.nodes[p]!.id, state]))

describe('three states', () => {
  it('are on when all is held, in part when some is', () => {
    expect(states(new Set(['bikes', 'rents', 'confirm']))).toEqual({ bikes: 1, rents: 1, confirm: 2, reject: 0, list: 0, venues: 0 })
    expect(states(new Set(['bikes', 'rents', 'confirm', 'reject', 'list']))).toMatchObject({ bikes: 2, rents: 2 })
  })
})

describe('a press that goes down', () => {
  it('checks all below and the ancestors', () => {
    expect(toggleCheck(index, new Set(), 'rents')).toEqual(new Set(['rents', 'confirm', 'reject', 'bikes']))
  })
  it('fills what is held in part', () => {
    expect(toggleCheck(index, new Set(['bikes', 'rents', 'confirm']), 'rents')).toEqual(new Set(['bikes', 'rents', 'confirm', 'reject']))
  })
  it('clears all below, and parents that hold nothing else', () => {
    expect(toggleCheck(index, new Set(['bikes', 'rents', 'confirm', 'reject']), 'rents')).toEqual(new Set())
    expect(toggleCheck(index, new Set(['bikes', 'rents', 'confirm', 'list']), 'confirm')).toEqual(new Set(['bikes', 'list']))
  })
})

describe('a press for permissions', () => {
  const press = (held: Iterable<TreeId>, id: TreeId) => toggleCheck(index, new Set(held), id, { down: false })
  it('ticks a button with its menu and modules', () => {
    expect(press([], 'confirm')).toEqual(new Set(['confirm', 'rents', 'bikes']))
  })
  it('does not tick the buttons of a menu', () => {
    expect(press([], 'rents')).toEqual(new Set(['rents', 'bikes']))
  })
  it('clears a menu with its buttons and leaves the module', () => {
    expect(press(['bikes', 'rents', 'confirm'], 'rents')).toEqual(new Set(['bikes']))
  })
})

it('leaves the set it was given, and ignores an unknown id', () => {
  const held = new Set<TreeId>(['list', 'bikes'])
  expect(toggleCheck(index, held, 'nobody')).toEqual(held)
  toggleCheck(index, held, 'confirm')
  expect(held).toEqual(new Set(['list', 'bikes']))
})
