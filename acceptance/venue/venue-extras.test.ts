// What a venue has to lend, and how it is set up.
import { beforeAll, expect, test } from 'vitest'
import { yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})
const extras = [
  { name: 'Chairs', nameZh: '椅子', count: 30 },
  { name: 'Projector', nameZh: '投影仪', count: 1 },
]
const why = async (promise: Promise<unknown>) => (await refusal(promise)).message

test('a reservation asks for as much as there is, by any case of the name, and it is named as the venue names it', async () => {
  const { id } = await newVenue(admin, { extras })
  expect(await why(reserve(admin, id, { extras: [{ name: 'Chairs', count: 31 }] }))).toBe('This venue has 30 of “Chairs” at most')
  expect(await why(reserve(admin, id, { extras: [{ name: 'Piano', count: 1 }] }))).toBe('This venue does not have “Piano”')
  const twice = [
    { name: 'chairs', count: 20 },
    { name: 'Chairs', count: 20 },
  ]
  expect(await refusal(reserve(admin, id, { extras: twice }))).toMatchObject({ code: 3, reason: 'VENUE_EXTRA' })
  const chinese = await house.person('admin', 'zh')
  expect(await why(reserve(chinese, id, { extras: [{ name: 'Chairs', count: 31 }] }))).toBe('该场地的“椅子”最多 30 件')
  const made = await reserve(admin, id, { extras: [{ name: 'chairs', count: 30 }], setUp: ' Two rows ' })
  expect(made).toMatchObject({ extras: [{ name: 'Chairs', nameZh: '椅子', count: 30 }], setUp: 'Two rows' })
  const { reservations } = await admin.venue.calendar({ query: { from: '2030-09-02', to: '2030-09-02' } })
  expect(reservations.find((each) => each.id === made.id)).toMatchObject({ extras: [{ name: 'Chairs', count: 30 }], setUp: 'Two rows' })
})

test('what the venue has later changes nothing of what was asked for; another venue must have it', async () => {
  const hall = await newVenue(admin, { extras })
  const bare = await newVenue(admin)
  const made = await reserve(admin, hall.id, { extras: [{ name: 'Projector', count: 1 }] })
  await admin.venue.update({ path: { venueId: hall.id }, body: { version: hall.version, extras: [] } })
  const path = { reservationId: made.id }
  expect(await admin.venue.move({ path, body: { version: 1, title: 'Film club' } })).toMatchObject({ extras: [{ name: 'Projector' }] })
  const move = (more: object) => admin.venue.move({ path, body: { version: 2, venueId: bare.id, ...more } })
  expect(await why(move({}))).toBe('This venue does not have “Projector”')
  expect(await move({ extras: [] })).toMatchObject({ venue: { id: bare.id }, extras: [] })
  expect(await refusal(newVenue(admin, { extras: [...extras, { name: 'CHAIRS', nameZh: '', count: 2 }] }))).toMatchObject({
    reason: 'VENUE_EXTRA_TWICE',
    errors: [{ path: '/extras' }],
  })
})

test('in the terminal, where hours are shown and set too', async () => {
  const { name } = await newVenue(admin, { extras })
  await signIn(house, 'admin')
  const wish = ['--extra', '12 Chairs', '--extra', 'Projector', '--set-up', 'U-shape']
  const made = await house.isb(['venue', 'reserve', name, '2030-09-02', '09:00', '10:00', '--title', 'Debate', ...wish, '--json', '--yes'])
  expect(JSON.parse(made.out)).toMatchObject({
    extras: [
      { name: 'Chairs', count: 12 },
      { name: 'Projector', count: 1 },
    ],
    setUp: 'U-shape',
  })
  expect((await house.isb(['venue', 'hours', name])).out).toContain('Mon 08:00–12:00; Mon 13:00–18:00; Tue')
  const set = ['venue', 'hours', name, '--set', 'Mon 10:00–12:00']
  expect((await house.isb(set, { exit: 3 })).err).toContain('1 reservation would be outside the opening hours')
  await house.isb([...set, '--cancel', '--yes'])
  expect((await house.isb(['venue', 'hours', name])).out).toBe('Mon 10:00–12:00\n')
  expect((await house.isb(['venue', 'reservations', '--status', 'Cancelled'])).out).toContain('Debate')
})
