// Who reserves for others knows them by name: their addresses are for who sees all reservations, or accounts.
import { beforeAll, expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

test('a reservation for somebody else does not tell their address', async () => {
  const codes = ['venue', 'venue:calendar', 'venue:calendar:create', 'venue:calendar:on-behalf']
  const secretary = await colleague(house, admin, codes)
  const teacher = await colleague(house, admin, codes)
  const { userId: personId } = await teacher.auth.me()
  const { id } = await newVenue(admin)
  const made = await reserve(secretary, id, { personId })
  expect(made).toMatchObject({ person: { id: personId }, email: null })
  const path = { reservationId: made.id }
  expect((await secretary.venue.mine()).map(({ email }) => email)).toEqual([null])
  const moved = await secretary.venue.move({ path, body: { version: made.version, startsAt: '10:00', endsAt: '11:00' } })
  expect(moved.email).toBeNull()
  const body = { venueId: id, title: 'Chess', day: '2030-09-03', startsAt: '09:00', endsAt: '10:00', personId, rule: 'FREQ=WEEKLY;COUNT=2' }
  expect((await secretary.venue.reserveSeries({ body })).map(({ email }) => email)).toEqual([null, null])
  // Their own, and who sees all reservations.
  expect((await teacher.venue.mine()).map(({ email }) => email)).toEqual([teacher.email, teacher.email, teacher.email])
  expect((await admin.venue.getReservation({ path })).email).toBe(teacher.email)
  const office = await colleague(house, admin, ['venue', 'venue:reservation'])
  expect((await office.venue.getReservation({ path })).email).toBe(teacher.email)
  expect(await (await office.venue.exportReservations({ query: { venueId: id } })).text()).toContain(teacher.email)
  // Reservations are found by names, not by addresses.
  expect((await office.venue.listReservations({ query: { search: teacher.email } })).records).toEqual([])
})
