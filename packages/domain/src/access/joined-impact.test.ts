import { expect, test } from 'vitest'
import { joinedImpact } from './joined-impact.ts'

const menu = { id: 10, name: 'Reject a rent', nameZh: '', type: 'MENU_PERM_RESOURCE', path: '' } as const
const bikeRoom = { id: 5, name: 'Bike room', members: 2 }

test('what each of several people loses is told once, with all who lose it and all who keep it', () => {
  const of = (name: string | null) => ({
    lose: name ? 1 : 0,
    gain: 0,
    roles: [bikeRoom],
    total: 1,
    changes: [
      {
        effect: 'lose' as const,
        menu,
        people: name ? 1 : 0,
        names: name ? [{ id: name.length, name, nameZh: '', type: 'staff' as const }] : [],
        kept: name ? 0 : 1,
        keptThrough: name ? [] : [{ id: 7, name: 'Front office' }],
      },
    ],
  })
  expect(joinedImpact([of('Li'), of(null), of('Wen')])).toEqual({
    lose: 2,
    gain: 0,
    roles: [bikeRoom],
    total: 1,
    changes: [
      {
        effect: 'lose',
        menu,
        people: 2,
        names: [
          { id: 2, name: 'Li', nameZh: '', type: 'staff' },
          { id: 3, name: 'Wen', nameZh: '', type: 'staff' },
        ],
        kept: 1,
        keptThrough: [{ id: 7, name: 'Front office' }],
      },
    ],
  })
})
