import { describe, expect, test } from 'vitest'
import { appliedTo, isWhole, movedSince, planOf, type Standing } from '../index.ts'
import { menu, role, school, plan, node, named } from './school.fixture.ts'

describe('a plan that has grown old', () => {
  const { steps } = plan((wanted) => {
    node(wanted, 'bike:rent').name = 'Rentals'
    named(wanted, 'Bike room').permissions = []
    wanted.menus.push({ code: 'library', parent: '', type: 'MENU', name: 'Library' })
  })
  const moved = (change: Partial<Standing>) =>
    movedSince({ ...school, ...change }, steps).map(({ step, how, field }) => `${step.kind} ${step.key} ${how} ${field ?? ''}`.trim())

  test('is as good as new while nobody touches its rows', () => {
    expect(moved({})).toEqual([])
    expect(moved({ menus: school.menus.map((one) => (one.key === 'bus' ? { ...one, name: 'Coaches' } : one)) })).toEqual([])
  })

  test('names each row that is there already, is gone, or differs', () => {
    expect(
      moved({
        menus: [...school.menus.filter(({ key }) => key !== 'bike:rent'), menu('library', '')],
        roles: [role('Bike room', ['bike'])],
      }),
    ).toEqual(['menu library THERE', 'menu bike:rent GONE', 'role Bike room DIFFERS permissions'])
  })

  test('is applied once', () => {
    expect(movedSince(planOf(school, appliedTo(school, steps), true).final, steps)).toHaveLength(3)
  })
})

test('a step that was written by hand must say all that it needs', () => {
  const step = { kind: 'menu', key: 'x', action: 'create', before: null, after: { type: 'MENU', name: 'X' } } as const
  expect(isWhole(step)).toBe(true)
  for (const broken of [
    { ...step, after: { name: 'X' } },
    { ...step, after: null },
    { ...step, key: '#7' },
    { ...step, kind: 'role', key: ' ' },
    { ...step, kind: 'staff' },
    { ...step, kind: 'homeroom', key: '2026-27/5B', after: { schoolYear: '2026-27', name: '5A' } },
    { ...step, action: 'change' },
    { ...step, action: 'remove' },
  ] as const)
    expect(isWhole(broken), JSON.stringify(broken)).toBe(false)
})
