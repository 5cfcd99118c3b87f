// IT blocks dates in the terminal: what is hit is shown, and moved or cancelled, never by surprise.
import { beforeAll, expect, test } from 'vitest'
import { adminOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
let typeId: number
beforeAll(async () => {
  admin = await adminOf2030(house)
  await signIn(house, 'admin')
  typeId = (await admin.venue.createType({ body: { name: 'Courts', nameZh: '球场', color: 'Teal' } })).id
  await newVenue(admin, { name: 'West Court', nameZh: '西球场', typeId, capacity: 80 })
})

const now = async (reservationId: number) => {
  const { venue, status } = await admin.venue.getReservation({ path: { reservationId } })
  return [venue.name, status]
}
const blockOf = (name: string, day: string) => ['venue', 'block', 'Exam week', '--venue', name, '--starts-on', day]

test('nothing is changed while a reservation is neither moved nor cancelled; a dry run says where each could go', async () => {
  const { id } = await newVenue(admin, { name: 'East Court', typeId, capacity: 40 })
  const first = await reserve(admin, id, { day: '2030-12-03', title: 'Badminton', people: 30 })
  const second = await reserve(admin, id, { day: '2030-12-03', startsAt: '09:30', endsAt: '10:30', title: 'Yoga' }).catch(() => null)
  expect(second).toBeNull()
  const refused = await house.isb(blockOf('East Court', '2030-12-03'), { exit: 3 })
  expect(refused).toMatchObject({ code: 3, out: '' })
  expect(refused.err).toContain('Badminton')
  expect(refused.err).toContain('West Court')
  expect(refused.err).toContain('1 reservation is on these dates. Nothing was changed. Say --move-all')
  const json = await house.isb([...blockOf('East Court', '2030-12-03'), '--json'], { exit: 3 })
  expect({ code: json.code, error: (JSON.parse(json.err) as { error: { reason: string } }).error.reason }).toEqual({
    code: 3,
    error: 'HITS',
  })

  const dry = await house.isb([...blockOf('East Court', '2030-12-03'), '--move-all', '--dry-run', '--json'])
  expect(JSON.parse(dry.out)).toMatchObject([
    { reservation: { id: first.id }, venues: [{ name: 'West Court' }], moveTo: expect.any(Number) as number },
  ])
  expect((await house.isb([...blockOf('East Court', '2030-12-03'), '--dry-run', '--lang', 'zh'])).out).toContain('西球场')
  expect((await admin.venue.listBlocks({ query: { search: 'East Court' } })).total).toBe(0)
  expect(await now(first.id)).toEqual(['East Court', 'Approved'])
})

test('one is moved where it is told to, the others to what is free, and what has no place is cancelled', async () => {
  const { id } = await newVenue(admin, { name: 'North Court', typeId, capacity: 40 })
  await newVenue(admin, { name: 'Far Court', typeId, capacity: 200 })
  const [told, free, none] = await Promise.all([
    reserve(admin, id, { day: '2030-12-10', title: 'Told', people: 30 }),
    reserve(admin, id, { day: '2030-12-10', startsAt: '11:00', endsAt: '12:00', title: 'Free', people: 30 }),
    reserve(admin, id, { day: '2030-12-11', title: 'None', people: 30 }),
  ])
  for (const { id: other } of (await admin.venue.options()).filter(({ type }) => type.id === typeId))
    if (other !== id) await reserve(admin, other, { day: '2030-12-11', title: 'In the way' })
  const line = [...blockOf('North Court', '2030-12-10'), '--ends-on', '2030-12-11', '--move', `${told.id}=Far Court`, '--move-all']
  await house.isb(line, { exit: 3 })
  await house.isb([...line, '--move', '1=Far Court'], { exit: 64 })
  const done = await house.isb([...line, '--cancel-reservations', '--json', '--yes'])
  expect(done.code).toBe(0)
  expect(JSON.parse(done.out)).toMatchObject({
    reason: 'Exam week',
    kind: 'Blocked',
    moved: [{ reservationId: told.id }, { reservationId: free.id }],
    cancelled: [none.id],
  })
  expect([await now(told.id), await now(free.id), await now(none.id)]).toEqual([
    ['Far Court', 'Approved'],
    // The smallest that fits.
    ['East Court', 'Approved'],
    ['North Court', 'Cancelled'],
  ])
})

test('dates on which nothing is reserved are blocked at once, and a name that no venue has is said', async () => {
  await newVenue(admin, { name: 'Quiet Court', typeId })
  expect(await house.isb(blockOf('Quiet Court', '2030-12-12'))).toMatchObject({
    err: 'Saved “Exam week”. Reservations moved: 0, cancelled: 0\n',
  })
  expect((await house.isb(blockOf('No Court', '2030-12-12'), { exit: 1 })).err).toContain('There is no venue No Court')
})

test('on a terminal each is asked for: moved by a number or cancelled, and nothing happens without a yes', async () => {
  const { id } = await newVenue(admin, { name: 'South Court', typeId, capacity: 40 })
  const [moved, gone] = [
    await reserve(admin, id, { day: '2030-12-17', title: 'Moved', people: 30 }),
    await reserve(admin, id, { day: '2030-12-17', startsAt: '11:00', endsAt: '12:00', title: 'Gone', people: 30 }),
  ]
  const line = blockOf('South Court', '2030-12-17')
  await house.isb(line, { typed: ['1', ''], exit: 1 })
  await house.isb(line, { typed: ['1', 'c', 'n'], exit: 1 })
  expect([await now(moved.id), await now(gone.id)]).toEqual([
    ['South Court', 'Approved'],
    ['South Court', 'Approved'],
  ])
  const said = await house.isb(line, { typed: ['1', 'c', 'y'] })
  expect(said.err).toMatch(/“Moved”, 2030-12-17 09:00–10:00\. Move it to 1 East Court, 2 /)
  expect(said.err).toContain('Move 1 and cancel 1? Each reserver gets an email [y/N]')
  expect([await now(moved.id), await now(gone.id)]).toEqual([
    ['East Court', 'Approved'],
    ['South Court', 'Cancelled'],
  ])
})
