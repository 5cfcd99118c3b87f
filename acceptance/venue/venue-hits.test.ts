// A change of when a venue is open answers for the reservations that it leaves in closed time itself, and for no others.
import { beforeAll, expect, test } from 'vitest'
import { yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { everySchoolDay, newVenue, reserve } from '../lib/venue.ts'

const house = openHouse()
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})
const statusOf = async (reservationId: number) => (await admin.venue.getReservation({ path: { reservationId } })).status

/** A venue with a reservation on a day that has become a holiday since: by design it stays. */
async function onHoliday(day: string) {
  const venue = await newVenue(admin)
  const { id } = await reserve(admin, venue.id, { day })
  await admin.calendar.change({ body: { days: [{ kind: 'Holiday', startsOn: day, endsOn: day, name: 'Snow' }] } })
  expect(await statusOf(id)).toBe('Approved')
  return { venue, held: id }
}

test('a venue is renamed and keeps its hours: a reservation on a holiday that came later stays', async () => {
  const { venue, held } = await onHoliday('2030-12-16')
  const path = { venueId: venue.id }
  const renamed = await admin.venue.update({ path, body: { version: venue.version, name: 'Great Hall' } })
  expect(renamed.name).toBe('Great Hall')
  const late = await reserve(admin, venue.id, { day: '2030-12-17', startsAt: '17:00', endsAt: '18:00' })
  const shorter = { version: renamed.version, hours: everySchoolDay(['08:00', '16:00']) }
  expect(await refusal(admin.venue.update({ path, body: shorter }))).toMatchObject({
    message: '1 reservation would be outside the opening hours',
  })
  await admin.venue.update({ path, body: { ...shorter, cancelReservations: true } })
  expect([await statusOf(late.id), await statusOf(held)]).toEqual(['Cancelled', 'Approved'])
})

test('dates are blocked and freed: what another day holds is neither shown nor cancelled', async () => {
  const { venue, held } = await onHoliday('2030-12-18')
  const hit = await reserve(admin, venue.id, { day: '2030-12-19' })
  const body = { kind: 'Blocked' as const, venueId: venue.id, startsOn: '2030-12-18', endsOn: '2030-12-19', reason: 'Exams' }
  expect((await admin.venue.hits({ body })).map(({ reservation }) => reservation.id)).toEqual([hit.id])
  const block = await admin.venue.createBlock({ body: { ...body, cancelReservations: true } })
  expect([await statusOf(hit.id), await statusOf(held)]).toEqual(['Cancelled', 'Approved'])
  // It is not theirs either when the dates go.
  await admin.venue.removeBlock({ path: { blockId: block.id } })
  expect(await statusOf(held)).toBe('Approved')
})
