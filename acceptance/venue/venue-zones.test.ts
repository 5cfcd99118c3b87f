// Zones with a change of clocks: 09:00 stays 09:00, and the hours that are missing or come twice are reserved like any other.
import { sync, type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'

const house = openHouse()
let made = 0

const nightHours = (['Saturday', 'Sunday', 'Monday'] as const).map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }))

/** A venue of a school in this zone that is open all night, and what a calendar program shows of it. */
async function venueIn(timeZone: string) {
  const admin = await house.person('admin')
  const { version } = await admin.settings.get()
  await admin.settings.update({ body: { timeZone, version } })
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never }).catch(() => undefined)
  const [type] = await admin.venue.typeOptions()
  const { id } = await admin.venue.create({ body: { name: `Observatory ${(made += 1)}`, typeId: type!.id, hours: nightHours } })
  const { address } = await admin.venue.createFeed({ body: { venueId: id, titles: true } })
  const shown = async () => {
    const text = await (await fetch(address.replace(/^.*(?=\/isb\/)/, house.server.url))).text()
    const events = Object.values(sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')
    const utc = (time: Date) => time.toISOString().slice(0, 16)
    return events.map(({ start, end }) => `${utc(start)} ${utc(end!)}`).toSorted()
  }
  return { admin, id, shown }
}
const reserve = (admin: Person, venueId: number, day: string, startsAt: string, endsAt: string) =>
  admin.venue.reserve({ body: { venueId, title: 'Stars', day, startsAt, endsAt } })

test.each([
  ['Europe/Berlin', '2030-10-20', ['2030-10-20T07:00', '2030-10-27T08:00', '2030-11-03T08:00']],
  ['America/New_York', '2030-10-27', ['2030-10-27T13:00', '2030-11-03T14:00', '2030-11-10T14:00']],
])('in %s every Sunday at 09:00 stays at 09:00', async (zone, day, starts) => {
  const { admin, id, shown } = await venueIn(zone)
  const body = { venueId: id, title: 'Stars', day, startsAt: '09:00', endsAt: '10:00', rule: 'FREQ=WEEKLY;COUNT=3' }
  const made = await admin.venue.reserveSeries({ body })
  expect(made.map(({ startsAt }) => startsAt)).toEqual(['09:00', '09:00', '09:00'])
  expect((await shown()).map((event) => event.slice(0, 16))).toEqual(starts)
})

test.each([
  // 02:00 is 03:00 in summer time.
  [
    'Europe/Berlin',
    '2031-03-30',
    ['2031-03-30T00:00 2031-03-30T01:00', '2031-03-30T01:00 2031-03-30T02:00', '2031-03-30T01:45 2031-03-30T02:15'],
  ],
  [
    'America/New_York',
    '2031-03-09',
    ['2031-03-09T06:00 2031-03-09T07:00', '2031-03-09T07:00 2031-03-09T08:00', '2031-03-09T07:45 2031-03-09T08:15'],
  ],
])('in %s what lies in the missing hour of the night does not end before it begins', async (zone, day, events) => {
  const { admin, id, shown } = await venueIn(zone)
  await reserve(admin, id, day, '01:00', '02:00')
  const missing = await reserve(admin, id, day, '02:00', '03:00')
  expect((await shown()).slice(0, 2)).toEqual(events.slice(0, 2))
  await admin.venue.move({ path: { reservationId: missing.id }, body: { version: missing.version, startsAt: '02:45', endsAt: '03:15' } })
  expect((await shown())[1]).toBe(events[2])
})

test.each([
  ['Europe/Berlin', '2030-10-27', ['2030-10-26T23:00 2030-10-27T01:00', '2030-10-27T01:00 2030-10-27T02:00']],
  ['America/New_York', '2030-11-03', ['2030-11-03T04:00 2030-11-03T06:00', '2030-11-03T06:00 2030-11-03T07:00']],
])('in %s the doubled hour is taken once by whoever reserves it, the other one with the time before it', async (zone, day, events) => {
  const { admin, id, shown } = await venueIn(zone)
  const hour = zone === 'Europe/Berlin' ? 2 : 1
  const at = (clock: number) => `0${clock}:00`
  await reserve(admin, id, day, at(hour - 1), at(hour))
  await reserve(admin, id, day, at(hour), at(hour + 1))
  expect(await shown()).toEqual(events)
  await expect(reserve(admin, id, day, at(hour), at(hour + 1))).rejects.toMatchObject({ reason: 'VENUE_TAKEN' })
})

test('an erasure cancels what is still to come on the day of the school, which is another one in UTC', async () => {
  // For 14 hours of each day it is tomorrow on Kiritimati, for 11 hours yesterday on Niue.
  const timeZone = new Date().getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Niue'
  const { admin, id } = await venueIn(timeZone)
  const teacher = await colleague(house, admin, ['venue', 'venue:calendar', 'venue:calendar:create'])
  const [past, next] = [
    await reserve(teacher, id, '2030-09-02', '09:00', '10:00'),
    await reserve(teacher, id, '2030-09-02', '10:00', '11:00'),
  ]
  const today = `(now() at time zone '${timeZone}')::date`
  await house.server.pool.query(`update venue_reservation set day = ${today} - 1 where id = $1`, [past.id])
  await house.server.pool.query(`update venue_reservation set day = ${today} where id = $1`, [next.id])
  const { userId: staffId } = await teacher.auth.me()
  await admin.staff.erase({ path: { staffId }, body: { name: 'Colleague' } })
  const statusOf = async (reservationId: number) => (await admin.venue.getReservation({ path: { reservationId } })).status
  expect([await statusOf(past.id), await statusOf(next.id)]).toEqual(['Pending', 'Cancelled'])
})
